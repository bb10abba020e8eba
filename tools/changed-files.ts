// What a change touches, for `npm run check`.
import { execFileSync } from 'node:child_process'
import { areasByFolder } from './checks/areas.ts'
import { root } from './root.ts'

/** The commit from which this branch left main, or the one that BASE names; the last commit where there is neither. */
export function findBase(): string {
  try {
    return git('merge-base', 'HEAD', process.env['BASE'] ?? 'main')[0] ?? 'HEAD'
  } catch {
    return 'HEAD'
  }
}

/** Files that differ from a commit and are still there, new ones included, by their path from the root. */
export function findChangedFiles(base: string): string[] {
  const changed = git('diff', '--name-only', '--diff-filter=d', base)
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])]
}

/**
 * The folder whose tests a changed file is checked with: its area (`tools/checks/areas.ts`), else its package or app.
 *
 * @returns Undefined where a file belongs to none, such as one of the documentation.
 */
export function findTestFolder(path: string): string | undefined {
  const folder = Object.keys(areasByFolder).find((each) => path.startsWith(each))
  const area = folder === undefined ? undefined : path.slice(folder.length).match(/^[^/]+\//)?.[0]
  if (folder !== undefined && area !== undefined) return folder + area
  return path.match(/^(?:(?:apps|packages|templates)\/[^/]+\/|tools\/)/)?.[0]
}

function git(...args: readonly string[]): string[] {
  const output = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore']
  })
  return output.split('\n').filter((line) => line !== '')
}

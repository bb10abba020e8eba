// The source files of the repository, for the house rules.
import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

export interface Source {
  path: string
  text: string
}

/** The paths of every tracked or new file; links are passed over, since their target is listed. */
export function listPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8'
  })
  return [...new Set(listed.split('\n'))].filter((path) =>
    lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile()
  )
}

/** Every file whose path the pattern matches, with its text. */
export function sourcesMatching(pattern: RegExp): Source[] {
  return listPaths()
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

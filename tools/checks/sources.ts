// The source files of the repository, for the house rules.
import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

export interface Source {
  path: string
  text: string
}

/** Every tracked or new file whose path the pattern matches; links are passed over, since their target is listed. */
export function sourcesMatching(pattern: RegExp): Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8'
  })
  const paths = [...new Set(listed.split('\n'))].filter((path) => pattern.test(path))
  return paths
    .filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

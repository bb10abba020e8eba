import { file as createFile, type File } from '@sitewright/project'

/** The files that were cut from a file, by what stayed of it. */
const cuts = new WeakMap<File, Map<string, File>>()
const mostCuts = 8

/**
 * A file with its text cut, made once for each `key`, which says what stays: the same few come back while a person
 * chooses. The very same file where nothing is cut.
 */
export function cutOnce(source: File, key: string, cut: (text: string) => string): File {
  const known = cuts.get(source) ?? new Map<string, File>()
  cuts.set(source, known)
  const before = known.get(key)
  if (before !== undefined) return before
  const text = String(source.content)
  const left = cut(text)
  const result = left === text ? source : createFile(source.path, left)
  if (known.size >= mostCuts) known.clear()
  known.set(key, result)
  return result
}

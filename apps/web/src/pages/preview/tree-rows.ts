/** A row of the file tree: a folder or a file, with its depth. */
export interface TreeRow {
  path: string
  name: string
  depth: number
  kind: 'folder' | 'file'
  /** Files below a folder. */
  count: number
}

function parentFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Folders first, then names, as code editors sort them. */
function compare(a: string, b: string): number {
  const [first, second] = [a.split('/'), b.split('/')]
  const at = first.findIndex((part, index) => part !== second[index])
  if (at < 0) return first.length - second.length
  const [aFolder, bFolder] = [first.length > at + 1, second.length > at + 1]
  if (aFolder !== bFolder) return aFolder ? -1 : 1
  return (first[at] ?? '') < (second[at] ?? '') ? -1 : 1
}

/** The visible rows: all matches of a search, else those whose folders are expanded. */
export function treeRows(paths: readonly string[], open: ReadonlySet<string>, query = ''): TreeRow[] {
  const wanted = query.trim().toLowerCase()
  const files = paths.filter((path) => path.toLowerCase().includes(wanted)).toSorted(compare)
  const seen = new Set<string>()
  const rows: TreeRow[] = []
  for (const path of files) {
    const folders = parentFolders(path)
    for (const folder of folders) {
      if (seen.has(folder)) continue
      seen.add(folder)
      const count = files.filter((file) => file.startsWith(`${folder}/`)).length
      rows.push({
        path: folder,
        name: nameOf(folder),
        depth: folder.split('/').length - 1,
        kind: 'folder',
        count
      })
    }
    rows.push({ path, name: nameOf(path), depth: folders.length, kind: 'file', count: 0 })
  }
  return wanted === ''
    ? rows.filter(({ path }) => parentFolders(path).every((folder) => open.has(folder)))
    : rows
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The ancestor folders of a file, to expand them. */
export function ancestorFolders(path: string): string[] {
  return parentFolders(path)
}

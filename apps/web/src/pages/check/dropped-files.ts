import { isLeftOut } from '@sitewright/validator/intake-paths'

/** A dropped project: the bytes of a zip, or the files of a folder. */
export type DroppedProject =
  | { kind: 'zip'; name: string; bytes: Uint8Array }
  | { kind: 'folder'; name: string; entries: { path: string; content: Uint8Array }[] }

async function readBytes(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

/** Reads a folder that the file chooser gives as a flat list, each file with its path. */
export async function readChosenFiles(files: readonly File[]): Promise<DroppedProject | undefined> {
  const [first] = files
  if (first === undefined) return undefined
  const inFolder = first.webkitRelativePath !== ''
  if (!inFolder) return { kind: 'zip', name: first.name, bytes: await readBytes(first) }
  const wanted = files
    .map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(1).join('/') }))
    .filter(({ path }) => !isLeftOut(path))
  const entries = await Promise.all(
    wanted.map(async ({ file, path }) => ({ path, content: await readBytes(file) }))
  )
  return { kind: 'folder', name: first.webkitRelativePath.split('/')[0] ?? '', entries }
}

async function readEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    // readEntries gives at most a hundred entries a call, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed))
    if (some.length === 0) return all
    all.push(...some)
  }
}

async function readFolder(
  folder: FileSystemDirectoryEntry,
  inside: string
): Promise<{ path: string; content: Uint8Array }[]> {
  const found: { path: string; content: Uint8Array }[] = []
  for (const entry of await readEntries(folder)) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`
    // Filtered before it is read: installed packages alone may not fit into memory.
    if (entry.isDirectory && !isLeftOut(`${path}/`))
      found.push(...(await readFolder(entry as FileSystemDirectoryEntry, path)))
    if (!entry.isFile) continue
    const file = await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed))
    found.push({ path, content: await readBytes(file) })
  }
  return found
}

/**
 * Reads dropped files. The entry has to be taken before the first await: the browser empties the DataTransfer after
 * the event.
 */
export async function readDropped(transfer: DataTransfer): Promise<DroppedProject | undefined> {
  const [item] = transfer.items
  const entry = item?.webkitGetAsEntry()
  const file = transfer.files[0]
  if (entry?.isDirectory)
    return {
      kind: 'folder',
      name: entry.name,
      entries: await readFolder(entry as FileSystemDirectoryEntry, '')
    }
  return file ? readChosenFiles([file]) : undefined
}

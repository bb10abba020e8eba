import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'

/** The file of an address: `/services/cleaning` is written to `services/cleaning.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** Every file of a folder by its address from there, with the hash of its bytes, in a fixed order. */
export async function hashFiles(folder: string): Promise<[address: string, hash: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    files
      .sort()
      .map(async (file) => [file.slice(folder.length).split(sep).join('/'), hash(await readFile(file))])
  )
}

export function hash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}

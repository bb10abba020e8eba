import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

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

/** A built file: its name from the folder of the site, with slashes, and what it holds. */
export interface HashedFile {
  name: string
  bytes: number
  hash: string
}

/** Every file of a folder, in a fixed order. */
export async function hashFiles(folder: string): Promise<HashedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.sort().map(async (path) => {
      const content = await readFile(path)
      const name = relative(folder, path).split(sep).join('/')
      return { name, bytes: content.length, hash: hash(content) }
    })
  )
}

export function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

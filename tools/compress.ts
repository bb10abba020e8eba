// Packs the files of the web app beside themselves (.br, .gz), so that the server need not do it on each request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const packable = /\.(html|js|css|json|svg|webmanifest|map|txt|wasm)$/
const smallest = 1024

/** Compresses every file of a folder that gains from it. */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !packable.test(entry.name)) continue
    const content = readFileSync(path)
    if (content.length < smallest) continue
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    if (entry.name.endsWith('.map')) continue
    const quality = content.length > 400_000 ? 5 : 9
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    )
  }
}

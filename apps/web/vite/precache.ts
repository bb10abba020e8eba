import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { offeredFrameworkIds } from '@sitewright/catalog'
import type { Plugin } from 'vite'
import { filesIn } from './static-assets.ts'

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt', '.wasm'])
const notPrecached = /(\.map|\.br|\.gz|^sw\.js|^robots\.txt|^screens\/.*|^demo\/.*)$/

/**
 * What only projects in another framework than the first need, and only browsers that cannot write WebP: it is stored
 * once it was used.
 */
const storedOnUse = new RegExp(
  `^(?:preview-app|templates|measures|site-kit)/(?!${offeredFrameworkIds[0]}[-.])|^assets/(?:webp_enc|compiler-|compile-angular-)`
)

/**
 * Writes the precache manifest (every built file with a hash of its bytes) into the service worker, beside the files
 * that it stores once they were used; then compresses the files for the server.
 */
export function precache(): Plugin {
  let outDir = ''
  return {
    name: 'sitewright:precache',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = (await filesIn(outDir)).filter((path) => !notPrecached.test(path))
      const hashed = (paths: readonly string[]): string =>
        JSON.stringify(
          paths.map((path) => {
            const hash = createHash('sha256').update(readFileSync(join(outDir, path)))
            return [`/${path}`, hash.digest('base64url').slice(0, 12)]
          })
        )
      const precached = hashed(files.filter((path) => !storedOnUse.test(path)))
      const onUse = hashed(files.filter((path) => storedOnUse.test(path)))
      const worker = join(outDir, 'sw.js')
      const code = await readFile(worker, 'utf8')
      await writeFile(
        worker,
        `self.sitewrightFiles=${precached};\nself.sitewrightFilesOnUse=${onUse};\n${code}`
      )
      await compressAll(outDir)
    }
  }
}

async function compressAll(outDir: string): Promise<void> {
  for (const path of await filesIn(outDir)) {
    if (!compressible.has(extname(path)) || path.endsWith('.map')) continue
    const bytes = readFileSync(join(outDir, path))
    if (bytes.length < 1024) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 400_000 ? 5 : 10 } }
    await writeFile(join(outDir, `${path}.br`), await promisify(brotliCompress)(bytes, quality))
    await writeFile(join(outDir, `${path}.gz`), await promisify(gzip)(bytes, { level: 9 }))
  }
}

// Bundles a program of the product into few files, which Node finds and reads faster than a thousand modules with types:
// node tools/bundle.ts server
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { documentFile, writeOpenApiDocument } from '../apps/server/src/open-api/write-document.ts'
import serverPackage from '../apps/server/package.json' with { type: 'json' }
import { root } from './root.ts'

/** Dependencies that read a file beside their own script (WebAssembly), so that they stay in node_modules. */
const external = ['@rollup/browser', '@sqlite.org/sqlite-wasm', 'libpg-query']
const workerUrls = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g

const [name] = process.argv.slice(2)
if (name !== 'cli' && name !== 'server') throw new Error('Name what to bundle: cli or server.')

await build({
  configFile: false,
  root: join(root, 'apps', name),
  logLevel: 'warn',
  publicDir: false,
  plugins: [bundleWorkers()],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: join(root, 'build', name),
    emptyOutDir: true,
    target: 'node24',
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { main: join(root, 'apps', name, 'src/main.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' }
    }
  }
})

// Written once here, a server neither waits for it nor takes the 100 MB that writing it needs.
if (name === 'server')
  writeFileSync(join(root, 'build/server', documentFile), await writeOpenApiDocument(serverPackage.version))

/** Bundles the scripts of worker threads: they are TypeScript beside the sources, and JavaScript beside the bundle. */
function bundleWorkers(): Plugin {
  return {
    name: 'bundle-workers',
    enforce: 'pre',
    transform(code, id) {
      const workers = [...code.matchAll(workerUrls)].map(([, worker = '']) => worker)
      if (workers.length === 0) return null
      for (const worker of workers)
        this.emitFile({ type: 'chunk', id: join(dirname(id), `${worker}.ts`), fileName: `${worker}.js` })
      return { code: code.replaceAll(workerUrls, "new URL('./$1.js', import.meta.url)"), map: null }
    }
  }
}

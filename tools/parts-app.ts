// Builds and serves the web app with the page that shows every interface part (/dev/parts); the production build leaves
// that page out.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, preview, type InlineConfig } from 'vite'
import { templateHashes } from '../apps/web/vite/template-hashes.ts'
import { root } from './root.ts'
import { runSteps } from './step.ts'

const outDir = join(root, 'build/parts')

const config: InlineConfig = {
  root: join(root, 'apps/web'),
  configFile: false,
  logLevel: 'error',
  define: { 'import.meta.env.DEV': 'true', TEMPLATE_HASHES: templateHashes() },
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 }
}

/** Builds it to `build/parts`, where that is stale. */
export async function buildPartsApp(): Promise<void> {
  const step = {
    name: 'parts',
    inputs: ['apps/web', 'packages', 'tools/parts-app.ts', 'package-lock.json'],
    outputs: ['build/parts/index.html'],
    run: async () => void (await build(config))
  }
  await runSteps([step], (text) => void process.stderr.write(`[build] ${text}\n`))
}

/** A server of the built app on a free port. */
export interface PartsServer {
  origin: string
  close: () => Promise<void>
}

/** Serves what was built last; fails with the command to run where nothing was. */
export async function servePartsApp(): Promise<PartsServer> {
  if (!existsSync(join(outDir, 'index.html')))
    throw new Error('The page of all parts is not built: run "node tools/build-sites.ts parts".')
  const server = await preview({ ...config, preview: { port: 0 } })
  const [address = ''] = server.resolvedUrls?.local ?? []
  return { origin: new URL(address).origin, close: () => server.close() }
}

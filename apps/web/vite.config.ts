import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { modulePreload } from './vite/module-preload.ts'
import { staticAssets } from './vite/static-assets.ts'
import { templateHashes } from './vite/template-hashes.ts'
import { prerender } from './vite/prerender.ts'
import { precache } from './vite/precache.ts'
import { sharedChunks } from './vite/shared-chunks.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** The oldest browsers that know light-dark() and field-sizing or do without; older ones would get each colour twice. */
const browsers = ['chrome123', 'firefox120', 'safari17.5']

/** The entry modules of the landing areas. */
const areas = {
  '/': ['src/pages/home/home.tsx'],
  '/builder': ['src/wizard/wizard.tsx'],
  '/docs': ['src/pages/docs/docs.tsx'],
  '/about': ['src/pages/about/about.tsx']
}

export default defineConfig({
  plugins: [
    react(),
    staticAssets(here('../../build/public')),
    modulePreload(areas),
    prerender(here('src/prerender.tsx'), Object.keys(areas)),
    precache()
  ],
  define: { TEMPLATE_HASHES: templateHashes() },
  server: {
    port: 4350,
    strictPort: true,
    proxy: { '/api': 'http://localhost:3001', '/health': 'http://localhost:3001' }
  },
  preview: { port: 4351, strictPort: true },
  worker: { format: 'es' },
  build: {
    outDir: here('../../build/web'),
    emptyOutDir: true,
    sourcemap: true,
    target: browsers,
    cssTarget: browsers,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The editor and the worker's validator are large, and loaded lazily.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { main: here('index.html'), sw: here('sw/sw.ts') },
      output: {
        codeSplitting: { groups: sharedChunks },
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js')
      }
    }
  }
})

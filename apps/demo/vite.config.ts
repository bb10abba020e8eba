import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The server's code for a browser's worker; the web app loads it only where no backend answers. */
export default defineConfig({
  base: '/demo/',
  publicDir: false,
  build: {
    outDir: here('../../build/demo'),
    emptyOutDir: true,
    target: ['chrome123', 'firefox129', 'safari17.5'],
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: here('src/worker.ts'),
      output: { entryFileNames: 'worker.js' }
    }
  }
})

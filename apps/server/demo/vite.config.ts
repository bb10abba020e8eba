import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The server's code for a browser's worker; the web app loads it only where no backend answers. */
export default defineConfig({
  base: '/demo/',
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('../../../build/demo', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome123', 'firefox129', 'safari17.5'],
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: fileURLToPath(new URL('worker.ts', import.meta.url)),
      output: { entryFileNames: 'worker.js' }
    }
  }
})

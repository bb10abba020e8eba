import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { siteBuild } from './site-build/plugin.ts'
import { theme } from './site-build/theme.ts'

/** Browsers that know nesting, layers and light-dark(): the style sheet is left as it is written. */
const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

export default defineConfig({
  plugins: [
    vue({ features: { optionsAPI: false } }),
    theme(),
    siteBuild({
      entry: new URL('./src/entry-server.ts', import.meta.url),
      worker: new URL('./src/service-worker.js', import.meta.url)
    })
  ],
  server: { port: 3000 },
  resolve: { preserveSymlinks: true },
  // Else Vite takes the PostCSS file of a folder above, such as that of a workspace.
  css: { postcss: {} },
  build: {
    outDir: 'dist',
    target: 'es2020',
    cssTarget,
    cssCodeSplit: false,
    // In kB: what the business says of itself is part of the script, and may be long.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // What every page begins with is one script: one request, and smaller than in many.
      output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } },
      // How long the parts of a build take depends on the machine; it is no bug of the site.
      checks: { bundlerTimings: false }
    }
  }
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { siteBuild } from './site-build/plugin.ts'

/** Browsers that know nesting, layers and light-dark(): the style sheet is left as it is written. */
const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

export default defineConfig({
  plugins: [react(), siteBuild()],
  server: { port: 3000 },
  resolve: { preserveSymlinks: true },
  build: {
    outDir: 'dist',
    sourcemap: true,
    target: 'es2020',
    cssTarget,
    cssCodeSplit: false,
    // How long the parts of a build take depends on the machine; it is no bug of the site.
    rolldownOptions: { checks: { bundlerTimings: false } }
  }
})

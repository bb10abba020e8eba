import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** One module for Node that needs nothing else: it draws the pages of any site. */
export default defineConfig({
  root,
  plugins: [react(), anyBackend(), withoutStyles()],
  publicDir: false,
  resolve: { preserveSymlinks: true },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: fileURLToPath(new URL('render-site.ts', import.meta.url)),
    target: 'node24',
    rolldownOptions: {
      output: { codeSplitting: false, entryFileNames: 'react.js' },
      checks: { bundlerTimings: false }
    }
  }
})

/** Leaves out style sheets: they are no part of what is drawn. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    load: (id) => (id.endsWith('.css') ? '' : undefined)
  }
}

/** Takes the backend of any site in place of the one that a project has chosen. */
function anyBackend(): Plugin {
  const own = fileURLToPath(new URL('backend.ts', import.meta.url))
  let isReplaced = false
  return {
    name: 'any-backend',
    enforce: 'pre',
    resolveId(id) {
      if (!/^\.{1,2}\/(?:app\/)?backend\.ts$/.test(id)) return undefined
      isReplaced = true
      return own
    },
    buildEnd() {
      if (!isReplaced)
        this.error('Nothing imports src/app/backend.ts any more: replace what stands in its place.')
    }
  }
}

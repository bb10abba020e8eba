import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { replaceModules } from '../preview/shared/replace-modules.ts'
import { withoutStyles } from './without-styles.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * One module for Node that needs nothing else: it draws the pages of any site. In mode `marked` the texts of a page name
 * their fields, as in the preview.
 */
export default defineConfig(({ mode }) => ({
  root,
  plugins: [
    react(),
    replaceModules(new URL('../src', import.meta.url), {
      'app/backend.ts': new URL('backend.ts', import.meta.url),
      ...(mode === 'marked' && { 'ui/words.tsx': new URL('../preview/words.tsx', import.meta.url) })
    }),
    withoutStyles()
  ],
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
}))

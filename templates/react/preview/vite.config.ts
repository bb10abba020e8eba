import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { theme } from '../site-build/theme.ts'
import { replaceModules } from './replace-modules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** One script and one stylesheet without further requests: they run in an iframe of opaque origin. */
export default defineConfig({
  root,
  plugins: [
    react(),
    theme(),
    replaceModules({
      'app/backend.ts': new URL('backend.ts', import.meta.url),
      'ui/draft.tsx': new URL('draft-view.tsx', import.meta.url),
      'ui/words.tsx': new URL('words.tsx', import.meta.url)
    }),
    withoutFontFiles()
  ],
  publicDir: false,
  resolve: { preserveSymlinks: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: fileURLToPath(new URL('../../../build/preview', import.meta.url)),
    emptyOutDir: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    lib: {
      entry: fileURLToPath(new URL('main.tsx', import.meta.url)),
      formats: ['iife'],
      name: 'SitewrightPreview',
      fileName: () => 'react.js',
      cssFileName: 'react'
    },
    rolldownOptions: { output: { codeSplitting: false }, checks: { bundlerTimings: false } }
  }
})

/** Removes @font-face rules that would be fetched; the builder sends the font files in a message. */
function withoutFontFiles(): Plugin {
  return {
    name: 'without-font-files',
    enforce: 'pre',
    transform(code, id) {
      return id.includes('/styles/fonts/') ? code.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '') : null
    }
  }
}

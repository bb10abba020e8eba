import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { replaceModules } from '../preview/shared/replace-modules.ts'
import { withoutStyles } from './without-styles.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const entries: Readonly<Record<string, string>> = { kit: 'site-kit.ts', vendor: 'vendor.ts' }

/**
 * What finishes a site in a browser (docs/adr/0039), in two builds: with `--mode kit` one module that draws its pages and
 * prints its documents, and with `--mode vendor` the packages that its own scripts import.
 */
export default defineConfig(({ mode }) => ({
  root,
  plugins: [
    react(),
    mode === 'kit' &&
      replaceModules(new URL('../src', import.meta.url), {
        'app/backend.ts': new URL('backend.ts', import.meta.url)
      }),
    withoutStyles(),
    hashing()
  ],
  publicDir: false,
  resolve: { preserveSymlinks: true },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  build: {
    outDir: here('../../../build/site-kit'),
    emptyOutDir: false,
    target: mode === 'vendor' ? 'es2020' : 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: here(entries[mode] ?? ''),
      preserveEntrySignatures: 'strict',
      // The parts of the build that read files are not used here.
      external: /^(?:node:(?!crypto)|vite$)/,
      treeshake: { moduleSideEffects: [{ test: /^node:/, sideEffects: false }] },
      output: {
        codeSplitting: false,
        entryFileNames: mode === 'vendor' ? 'react-vendor.js' : 'react.js'
      },
      checks: { bundlerTimings: false }
    }
  }
}))

/** Takes a hash of our own in place of Node's. */
function hashing(): Plugin {
  return {
    name: 'hashing',
    enforce: 'pre',
    resolveId: (id) => (id === 'node:crypto' ? here('sha256.ts') : undefined)
  }
}

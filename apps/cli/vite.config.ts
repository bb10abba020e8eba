import { fileURLToPath } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The command line as few files, which Node reads faster than three hundred modules with types. */
export default {
  publicDir: false,
  // Rollup reads a file beside its own script, so that it stays where it is.
  ssr: { noExternal: true, external: ['@rollup/browser'] },
  build: {
    ssr: true,
    outDir: here('../../build/cli'),
    emptyOutDir: true,
    target: 'node24',
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        main: here('src/main.ts'),
        'check-worker': here('src/check-worker.ts'),
        'write-worker': here('src/write-worker.ts')
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' }
    }
  }
}

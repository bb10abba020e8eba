import { readFileSync } from 'node:fs'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { siteAdapter, sourcesVersion, withoutViews } from './site-adapter.ts'
import { basePath } from './site-build/from-site.ts'
import { sitePreview } from './site-build/plugin.ts'
import { siteSources } from './site-build/sources.ts'
import { themeTokens } from './site-build/theme.ts'

/** Browsers that know nesting, layers and light-dark(): the style sheets are left as they are written. */
const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

export default defineConfig(({ isSsrBuild, isPreview }) => ({
  // SvelteKit would preview the pages as they were before the adapter has finished them.
  plugins: isPreview ? [sitePreview()] : [themeTokens(), siteSources(), isSsrBuild ? withoutViews() : kit()],
  server: { port: 3000 },
  resolve: { preserveSymlinks: true },
  // Else Vite takes the PostCSS file of a folder above, such as that of a workspace.
  css: { postcss: {} },
  build: {
    outDir: 'dist',
    target: 'es2020',
    cssTarget,
    // In kB: what the business says of itself is part of the script, and may be long.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // How long the parts of a build take depends on the machine; it is no bug of the site.
      checks: { bundlerTimings: false }
    }
  },
  // What pages share is one script: one request, and smaller than in many.
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } }
      }
    }
  }
}))

/** SvelteKit, with the adapter that finishes the site. */
function kit() {
  return sveltekit({
    adapter: siteAdapter({
      entry: new URL('./src/entry-server.ts', import.meta.url),
      worker: new URL('./src/lib/service-worker.js', import.meta.url),
      folder: 'dist'
    }),
    compilerOptions: { runes: true },
    inlineStyleThreshold: 4096,
    paths: { base: basePath(readFileSync('src/site.json', 'utf8')) as `/${string}`, relative: false },
    // Every page is an entry: none has to be found by its links, and services may be none.
    prerender: { crawl: false, handleUnseenRoutes: 'ignore' },
    // The service worker of the site is another one, see src/lib/service-worker.js.
    serviceWorker: { register: false },
    // Not the time, so that the same sources make the same site.
    version: { name: sourcesVersion('src') }
  })
}

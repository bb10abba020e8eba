import { defineConfig, mergeConfig } from 'vite'
import { kitBuild } from './build-settings.ts'
import { kitSource, svelteFiles } from './kit-source.ts'

/** Markup becomes strings, as in the build of a site, by the parts of Svelte for servers. */
const toStrings = {
  ssr: { noExternal: true, target: 'webworker', resolve: { conditions: ['module', 'import', 'default'] } },
  build: { ssr: true, minify: true }
} as const

export default defineConfig(({ mode }) =>
  mergeConfig(
    mergeConfig(
      kitBuild(
        { framework: 'svelte', beside: import.meta.url, sources: '../src/lib', plugins: [svelteFiles] },
        mode
      ),
      kitSource
    ),
    mode === 'kit' ? toStrings : {}
  )
)

import { defineConfig, mergeConfig } from 'vite'
import { rendererBuild } from './build-settings.ts'
import { kitSource, svelteFiles } from './kit-source.ts'

/** In mode `marked` the texts of a page name their fields, as in the preview. */
export default defineConfig(({ mode }) =>
  mergeConfig(
    rendererBuild({
      framework: 'svelte',
      beside: import.meta.url,
      sources: '../src/lib',
      plugins: [svelteFiles],
      replaced:
        mode === 'marked'
          ? { 'ui/SiteWords.svelte': new URL('../preview/SiteWords.svelte', import.meta.url) }
          : {}
    }),
    kitSource
  )
)

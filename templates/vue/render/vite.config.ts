import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { rendererBuild } from './build-settings.ts'

/** In mode `marked` the texts of a page name their fields, as in the preview. */
export default defineConfig(({ mode }) =>
  rendererBuild({
    framework: 'vue',
    beside: import.meta.url,
    plugins: [vue({ features: { optionsAPI: false } })],
    replaced:
      mode === 'marked' ? { 'ui/SiteWords.vue': new URL('../preview/SiteWords.vue', import.meta.url) } : {}
  })
)

import vue from '@vitejs/plugin-vue'
import { defineConfig, mergeConfig } from 'vite'
import { kitBuild } from './build-settings.ts'

/** Markup becomes strings, as in the build of a site, and not elements: Vue writes some attributes differently then. */
const toStrings = {
  ssr: { noExternal: true, target: 'webworker' },
  build: { ssr: true, minify: true }
} as const

export default defineConfig(({ mode }) =>
  mergeConfig(
    kitBuild(
      { framework: 'vue', beside: import.meta.url, plugins: [vue({ features: { optionsAPI: false } })] },
      mode
    ),
    mode === 'kit' ? toStrings : {}
  )
)

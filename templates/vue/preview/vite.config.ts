import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { theme } from '../site-build/theme.ts'
import { previewBuild } from './shared/build-settings.ts'

export default defineConfig(
  previewBuild({
    framework: 'vue',
    beside: import.meta.url,
    plugins: [vue({ features: { optionsAPI: false } }), theme()],
    entry: new URL('main.ts', import.meta.url),
    replaced: {
      'app/backend.ts': new URL('backend.ts', import.meta.url),
      'ui/picture-source.ts': new URL('picture-source.ts', import.meta.url),
      'ui/DraftMark.vue': new URL('DraftMark.vue', import.meta.url),
      'ui/DraftText.vue': new URL('DraftText.vue', import.meta.url),
      'ui/SiteWords.vue': new URL('SiteWords.vue', import.meta.url)
    }
  })
)

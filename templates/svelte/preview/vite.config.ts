import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import { svelteFiles } from '../render/kit-source.ts'
import { themeTokens } from '../site-build/theme.ts'
import { previewBuild } from './shared/build-settings.ts'

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

export default defineConfig(
  mergeConfig(
    previewBuild({
      framework: 'svelte',
      beside: import.meta.url,
      sources: '../src/lib',
      plugins: [svelteFiles, themeTokens()],
      entry: new URL('main.ts', import.meta.url),
      replaced: {
        'app/backend.ts': new URL('backend.ts', import.meta.url),
        'ui/picture-source.ts': new URL('picture-source.ts', import.meta.url),
        'ui/DraftMark.svelte': new URL('DraftMark.svelte', import.meta.url),
        'ui/DraftText.svelte': new URL('DraftText.svelte', import.meta.url),
        'ui/SiteWords.svelte': new URL('SiteWords.svelte', import.meta.url)
      }
    }),
    {
      resolve: {
        alias: {
          '$app/state': pathOf('kit/state.ts'),
          '$app/navigation': pathOf('kit/navigation.ts')
        }
      }
    }
  )
)

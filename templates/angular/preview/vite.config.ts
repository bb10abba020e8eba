import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import { themeTokens } from '../site-build/theme.ts'
import { angular } from './angular.ts'
import { separateSheets } from './separate-sheets.ts'
import { previewBuild } from './shared/build-settings.ts'

export default defineConfig(
  mergeConfig(
    previewBuild({
      framework: 'angular',
      beside: import.meta.url,
      sources: '../src/app',
      plugins: [angular(new URL('tsconfig.json', import.meta.url)), themeTokens(), separateSheets()],
      entry: new URL('main.ts', import.meta.url),
      replaced: {
        'ui/picture-source.ts': new URL('picture-source.ts', import.meta.url),
        'ui/draft-mark.ts': new URL('draft-mark.ts', import.meta.url),
        'ui/draft-text.ts': new URL('draft-text.ts', import.meta.url),
        'ui/site-words.ts': new URL('site-words.ts', import.meta.url),
        'ui/words.ts': new URL('words.ts', import.meta.url)
      }
    }),
    { resolve: { alias: { '@angular/router': fileURLToPath(new URL('router.ts', import.meta.url)) } } }
  )
)

import { defineConfig } from 'vite'
import { angular } from '../preview/angular.ts'
import { rendererBuild } from './build-settings.ts'
import { drawing } from './drawing.ts'

/** In mode `marked` the texts of a page name their fields, as in the preview. */
export default defineConfig(({ mode }) =>
  rendererBuild({
    framework: 'angular',
    beside: import.meta.url,
    plugins: [angular(new URL('tsconfig.json', import.meta.url)), drawing()],
    replaced:
      mode === 'marked'
        ? {
            'app/ui/site-words.ts': new URL('../preview/site-words.ts', import.meta.url),
            'app/ui/words.ts': new URL('../preview/words.ts', import.meta.url)
          }
        : {}
  })
)

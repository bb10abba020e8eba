import { createPageRenderer } from './app/render-page.tsx'
import { font } from './chosen/font.ts'
import { layout } from './chosen/layout.ts'
import { script } from './chosen/script.ts'
import { features } from './features/index.ts'
import { site } from './site.ts'

// What the build prerenders the pages with, see site-build/renderer.ts.
export { features, site }
export const preload = [...font.preload, ...script.preload]
export const render = createPageRenderer({ site, features, layout })

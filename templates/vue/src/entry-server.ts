import { createPageRenderer } from './app/render-page.ts'
import { layout } from './chosen.ts'
import { features } from './features/index.ts'
import { site } from './site.ts'

// What the build prerenders the pages with, see site-build/documents.ts.
export { features, site }
export const render = createPageRenderer({ site, features, layout })

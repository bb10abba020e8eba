import { ref } from 'vue'
import { createMemoryHistory } from 'vue-router'
import { renderToString } from 'vue/server-renderer'
import type { PreloadedPicture, RenderContext } from '../composables/usePreload.ts'
import type { SiteParts } from '../composables/useSite.ts'
import { createSiteRouter } from '../router/index.ts'
import { createSiteApplication } from './application.ts'

/**
 * Creates the function that renders a page of a site to HTML, outside of a browser. It throws where the page throws, so
 * that no broken page is ever published.
 */
export function createPageRenderer(parts: SiteParts): (path: string) => Promise<string> {
  const base = parts.site.deployment.basePath ?? ''
  return async (path) => {
    const router = createSiteRouter({ history: createMemoryHistory(`${base}/`), features: parts.features })
    const app = createSiteApplication({ parts, router, started: ref(false) })
    app.config.throwUnhandledErrorInProduction = true
    await router.push(path)
    const context: RenderContext = { preloaded: [] }
    const html = await renderToString(app, context)
    return context.preloaded.map(preloadLink).join('') + html
  }
}

/** The link that preloads a photograph. At the start of a page, the build puts it into the head. */
function preloadLink({ srcset = '', sizes = '' }: PreloadedPicture): string {
  const address = `imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"`
  return `<link rel="preload" as="image" ${address} fetchpriority="high"/>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

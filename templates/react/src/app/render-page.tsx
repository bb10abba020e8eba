import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { SiteProvider, type SiteParts } from '../ui/site-context.tsx'
import { routesOf } from './routes.tsx'

/**
 * Creates the function that renders a page of a site to HTML, outside of a browser. It throws where the page reports an
 * error, so that no broken page is ever published.
 */
export function createPageRenderer(parts: SiteParts): (path: string) => Promise<string> {
  const base = parts.site.deployment.basePath ?? ''
  const handler = createStaticHandler(routesOf(parts.features), { basename: `${base}/` })
  return async (path) => {
    const context = await handler.query(new Request(`http://localhost${base}${path}`))
    if (context instanceof Response) throw new Error(`${path} answers with a redirect instead of a page.`)
    if (context.errors) throw new Error(`${path}: ${Object.values(context.errors).join(' ')}`)
    const router = createStaticRouter(handler.dataRoutes, context)
    return renderToString(
      <SiteProvider {...parts}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteProvider>
    )
  }
}

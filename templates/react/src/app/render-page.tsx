import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { SiteProvider, type SiteParts } from '../ui/site-context.tsx'
import { Application } from './application.tsx'
import { routesOf, withPageLoaded } from './routes.tsx'

/**
 * Creates the function that renders a page of a site to HTML, outside of a browser. It throws where the page throws, so
 * that no broken page is ever published.
 */
export function createPageRenderer(parts: SiteParts): (path: string) => Promise<string> {
  const base = parts.site.deployment.basePath ?? ''
  const routes = routesOf(parts.features)
  return async (path) => {
    const loaded = await withPageLoaded(routes, path)
    return renderToString(
      <SiteProvider {...parts}>
        <StaticRouter basename={`${base}/`} location={base + path}>
          <Application routes={loaded} />
        </StaticRouter>
      </SiteProvider>
    )
  }
}

import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { getPath } from '../browser/page.ts'
import type { Feature } from '../feature.ts'
import { base, SiteProvider, withoutBase, type SiteParts } from '../ui/site-context.tsx'
import { Application } from './application.tsx'
import { matchPage, routesOf, withPageLoaded, type PageRoute } from './routes.tsx'

/** Mounts the site on an element: hydrates what was prerendered there, or renders it. */
export async function mount(element: HTMLElement, parts: SiteParts): Promise<void> {
  const path = withoutBase(getPath())
  const shown = element.querySelector('main')?.dataset['page']
  const routes = await withPageLoaded(routesTo(path, parts.features, shown), path)
  const site = (
    <SiteProvider {...parts}>
      <BrowserRouter basename={`${base}/`}>
        <Application routes={routes} />
      </BrowserRouter>
    </SiteProvider>
  )
  if (!element.hasChildNodes()) createRoot(element).render(site)
  // Selective hydration: piece by piece, so that the browser can answer the visitor in between.
  else startTransition(() => void hydrateRoot(element, site))
}

/** The routes; the prerendered page counts even if another belongs to its URL. */
function routesTo(address: string, features: readonly Feature[], page?: string): PageRoute[] {
  const routes = routesOf(features)
  if (page === undefined || matchPage(routes, address)?.route.handle.page === page) return routes
  return routesOf(features, { page, path: decoded(address) })
}

function decoded(address: string): string {
  try {
    return address
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return address
  }
}

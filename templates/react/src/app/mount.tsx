import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { getPath } from '../browser/page.ts'
import type { Feature } from '../feature.ts'
import { base, SiteProvider, withoutBase, type SiteParts } from '../ui/site-context.tsx'
import { routesOf, type PageHandle } from './routes.tsx'

/** Mounts the site on an element: hydrates what was prerendered there, or renders it. */
export async function mount(element: HTMLElement, parts: SiteParts): Promise<void> {
  const path = withoutBase(getPath())
  const routes = routesTo(path, parts.features, element.querySelector('main')?.dataset['page'])
  await loadMatched(routes, path)
  const router = createBrowserRouter(routes, { basename: `${base}/` })
  const site = (
    <SiteProvider {...parts}>
      <RouterProvider router={router} />
    </SiteProvider>
  )
  if (!element.hasChildNodes()) createRoot(element).render(site)
  // Selective hydration: piece by piece, so that the browser can answer the visitor in between.
  else startTransition(() => void hydrateRoot(element, site))
}

/** The routes; the prerendered page counts even if another belongs to its URL. */
function routesTo(address: string, features: readonly Feature[], page?: string): RouteObject[] {
  const routes = routesOf(features)
  const handle: PageHandle | undefined = matchRoutes(routes, address)?.at(-1)?.route.handle
  if (page === undefined || handle?.page === page) return routes
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

/** Loads the code of the page that is open, so that hydrating it does not flash. */
export async function loadMatched(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, { ...(await route.lazy()), lazy: undefined })
  }
}

import { startTransition, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, createMemoryRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { getPath } from '../browser/page.ts'
import type { Feature } from '../feature.ts'
import { base, withoutBase } from '../ui/base-path.ts'
import { Application, type SiteParts } from './application.tsx'
import { routesOf, type PageHandle } from './routes.tsx'

interface MountOptions extends SiteParts {
  /** `browser` uses the address bar; `memory` keeps its location to itself, for frames that have none. */
  router: 'browser' | 'memory'
  /** Where to start, for `memory`. @default '/' */
  path?: string
  /** Every feature that an update may add to the site. @default features */
  known?: readonly Feature[]
  /** Called with the path after every navigation. */
  onNavigate?: (path: string) => void
}

export interface MountedSite {
  /**
   * Renders the site again in place, and navigates to `path` where one is given; resolves when it is there. `features`
   * must be among those that are known.
   */
  update(change: Partial<SiteParts> & { path?: string }): Promise<void>
  unmount(): void
}

/** Mounts the site on an element: hydrates what was prerendered there, or renders it. */
export async function mount(element: HTMLElement, options: MountOptions): Promise<MountedSite> {
  const { router: kind, path = '/', known = options.features, onNavigate } = options
  let parts: SiteParts = options
  const address = kind === 'browser' ? withoutBase(getPath()) : path
  const routes = routesTo(address, known, element.querySelector('main')?.dataset['page'])
  await loadMatched(routes, address)
  const router =
    kind === 'browser'
      ? createBrowserRouter(routes, { basename: `${base}/` })
      : createMemoryRouter(routes, { initialEntries: [path] })
  const unsubscribe = router.subscribe(({ location }) => onNavigate?.(location.pathname + location.search))

  const draw = () => (
    <Application {...parts}>
      <RouterProvider router={router} />
    </Application>
  )
  const root = start(element, draw())

  return {
    async update({ path, ...change }) {
      parts = { ...parts, ...change }
      flushSync(() => root.render(draw()))
      const { pathname, search } = router.state.location
      if (path !== undefined && path !== pathname + search) await router.navigate(path)
    },
    unmount() {
      unsubscribe()
      root.unmount()
      router.dispose()
    }
  }
}

/**
 * Selective hydration: the prerendered page is hydrated piece by piece, so that the browser can answer the visitor in
 * between. It may not render again before that is done: React would throw it away.
 */
function start(element: HTMLElement, site: ReactNode): Root {
  if (!element.hasChildNodes()) {
    const root = createRoot(element)
    root.render(site)
    return root
  }
  let root!: Root
  // Runs at once; what it starts has a lower priority.
  startTransition(() => {
    root = hydrateRoot(element, site)
  })
  return root
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

/** Loads the code of the prerendered page, so that hydrating it does not flash. */
async function loadMatched(routes: RouteObject[], path: string) {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, { ...(await route.lazy()), lazy: undefined })
  }
}

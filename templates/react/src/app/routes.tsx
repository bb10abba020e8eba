import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { basePages, type BasePage } from '../domain/pages.ts'
import type { Feature } from '../feature.ts'
import { NotFound } from '../pages/not-found.tsx'
import { ErrorFallback } from './error-fallback.tsx'
import { Root } from './root.tsx'

/** What is known of a matched page: its id, and the feature that brought it. */
export interface PageHandle {
  page: string
  feature?: string
}

type KnownRoute = RouteObject & { handle: PageHandle }

const loaders: Record<BasePage, () => Promise<{ Page: ComponentType }>> = {
  home: () => import('../pages/home.tsx'),
  about: () => import('../pages/about.tsx'),
  services: () => import('../pages/services.tsx'),
  'service-detail': () => import('../pages/service-detail.tsx'),
  faq: () => import('../pages/faq.tsx'),
  privacy: () => import('../pages/privacy.tsx'),
  imprint: () => import('../pages/imprint.tsx')
}

/**
 * The routes of the site: a frame around everything, and a page each, loaded when it is first visited. `standing` is a
 * page that was given at the address of another, as the offline page is, and the one for unknown addresses where a
 * service is no longer there: it is drawn there as well.
 */
export function routesOf(
  features: readonly Feature[],
  standing?: { page: string; path: string }
): RouteObject[] {
  const base = basePages.map(({ page, path }) => pageRoute(path, { page }, loaders[page]))
  const added = features.flatMap(({ id, routes = [] }) =>
    routes.map(({ page, path, load }) => pageRoute(path, { page, feature: id }, load))
  )
  const notFound = { path: '*', handle: { page: 'not-found' }, Component: NotFound }
  const known: KnownRoute[] = [...base, ...added, notFound]
  const there = known.filter(({ handle }) => handle.page === standing?.page)
  return [
    {
      element: <Root />,
      errorElement: <ErrorFallback />,
      children: [
        {
          errorElement: <ErrorFallback />,
          children: [...there.map((route) => ({ ...route, path: standing?.path })), ...known]
        }
      ]
    }
  ]
}

function pageRoute(
  path: string,
  handle: PageHandle,
  load: () => Promise<{ Page: ComponentType }>
): KnownRoute {
  return { path, handle, lazy: async () => ({ Component: (await load()).Page }) }
}

import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { basePages, type BasePage } from '../domain/pages.ts'
import type { Feature } from '../feature.ts'
import { ErrorFallback, Root } from './application.tsx'
import { loadPage } from './load-page.ts'

/** The handle of a route: the id of its page, and the feature that brought it. */
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
 * The route table of the site: a layout around everything, and a lazy route for each page. `standing` is a page that
 * was served at the URL of another, as the offline page is, and the 404 page for URLs whose service is gone: it is
 * rendered there as well.
 */
export function routesOf(
  features: readonly Feature[],
  standing?: { page: string; path: string }
): RouteObject[] {
  const base = basePages.map(({ page, path }) => pageRoute(path, { page }, loaders[page]))
  const added = features.flatMap(({ id, routes = [], load = {} }) =>
    routes.flatMap(({ page, path }) => {
      const loader = load[page]
      return loader === undefined ? [] : [pageRoute(path, { page, feature: id }, loader)]
    })
  )
  const notFound = pageRoute('*', { page: 'not-found' }, () => import('../pages/not-found.tsx'))
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
  return { path, handle, lazy: async () => ({ Component: (await loadPage(load)).Page }) }
}

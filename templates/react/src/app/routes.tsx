import { lazy, type ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { basePages, type BasePage } from '../domain/pages.ts'
import type { Feature } from '../feature.ts'
import { loadPage } from './load-page.ts'

/** The handle of a route: the id of its page, and the feature that brought it. */
export interface PageHandle {
  page: string
  feature?: string
}

/** The route of a page. Its element waits for the code of the page, which `load` loads ahead. */
export type PageRoute = RouteObject & { handle: PageHandle; load: () => Promise<ComponentType> }

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
 * The route table of the site, a route for each page. `standing` is a page that was served at the URL of another, as the
 * offline page is, and the 404 page for URLs whose service is gone: it is rendered there as well.
 */
export function routesOf(
  features: readonly Feature[],
  standing?: { page: string; path: string }
): PageRoute[] {
  const base = basePages.map(({ page, path }) => pageRoute(path, { page }, loaders[page]))
  const added = features.flatMap(({ id, routes = [], load = {} }) =>
    routes.flatMap(({ page, path }) => {
      const loader = load[page]
      return loader === undefined ? [] : [pageRoute(path, { page, feature: id }, loader)]
    })
  )
  const notFound = pageRoute('*', { page: 'not-found' }, () => import('../pages/not-found.tsx'))
  const known = [...base, ...added, notFound]
  const there = known.filter(({ handle }) => handle.page === standing?.page)
  return [...there.map((route) => ({ ...route, path: standing?.path })), ...known]
}

function pageRoute(
  path: string,
  handle: PageHandle,
  importPage: () => Promise<{ Page: ComponentType }>
): PageRoute {
  const load = async () => (await loadPage(importPage)).Page
  const Page = lazy(async () => ({ default: await load() }))
  return { path, handle, element: <Page />, load }
}

/** The route of a path, and what its pattern found there. */
export function matchPage(routes: readonly PageRoute[], path: string) {
  return matchRoutes([...routes], path)?.at(-1)
}

/** The same routes, with the code of the page at a path: it is drawn at once, and hydrating it does not flash. */
export async function withPageLoaded(routes: readonly PageRoute[], path: string): Promise<PageRoute[]> {
  const open = matchPage(routes, path)?.route
  const Page = await open?.load()
  return routes.map((route) => (route === open && Page ? { ...route, element: <Page /> } : route))
}

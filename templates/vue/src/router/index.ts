import { createRouter, type Router, type RouterHistory, type RouteRecordRaw } from 'vue-router'
import { basePages, type BasePage } from '../domain/pages.ts'
import type { Feature, LoadPage } from '../feature.ts'
import { loadPage } from './load-page.ts'

declare module 'vue-router' {
  interface RouteMeta {
    /** The id of the page. */
    page: string
    /** The feature that brought it. */
    feature?: string
  }
}

/** A page that was served at the address of another, as the offline page is, and the 404 page where a service is gone. */
export interface StandingPage {
  page: string
  /** The address as the browser writes it. */
  path: string
}

interface RouterParts {
  history: RouterHistory
  features: readonly Feature[]
  standing?: StandingPage | undefined
}

const loaders: Record<BasePage, LoadPage> = {
  home: () => import('../pages/HomePage.vue'),
  about: () => import('../pages/AboutPage.vue'),
  services: () => import('../pages/ServicesPage.vue'),
  'service-detail': () => import('../pages/ServicePage.vue'),
  faq: () => import('../pages/FaqPage.vue'),
  privacy: () => import('../pages/PrivacyPage.vue'),
  imprint: () => import('../pages/ImprintPage.vue')
}

/** Creates the router of a site, with a route for each page. A page that stands at the address of another comes first. */
export function createSiteRouter({ history, features, standing }: RouterParts): Router {
  const routes = routesOf(features)
  const router = createRouter({ history, routes })
  if (standing === undefined || router.resolve(standing.path).meta.page === standing.page) return router
  const path = standing.path.replace(/[\\:]/g, String.raw`\$&`)
  const there = routes.filter(({ meta }) => meta?.page === standing.page).map((route) => ({ ...route, path }))
  return createRouter({ history, routes: [...there, ...routes] })
}

function routesOf(features: readonly Feature[]): RouteRecordRaw[] {
  const base = basePages.map(({ page, path }) => pageRoute(path, page, loaders[page]))
  const added = features.flatMap(({ id, routes = [], load = {} }) =>
    routes.flatMap(({ page, path }) => {
      const loader = load[page]
      return loader === undefined ? [] : [pageRoute(path, page, loader, id)]
    })
  )
  const notFound = pageRoute('/:path(.*)*', 'not-found', () => import('../pages/NotFoundPage.vue'))
  return [...base, ...added, notFound]
}

function pageRoute(path: string, page: string, load: LoadPage, feature?: string): RouteRecordRaw {
  return {
    path,
    meta: { page, ...(feature === undefined ? {} : { feature }) },
    component: () => loadPage(load)
  }
}

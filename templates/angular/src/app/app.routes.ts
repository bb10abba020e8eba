import type { Route, Routes, UrlSegment } from '@angular/router'
import { basePages, notFoundPlace, type BasePage } from '../domain/pages.ts'
import type { Feature, LoadComponent } from './feature.ts'
import { loadPage } from './load-page.ts'

/** A page that was served at the address of another, as the offline page is, and the 404 page where a service is gone. */
export interface StandingPage {
  page: string
  /** The address as the browser writes it. */
  path: string
}

const loaders: Record<BasePage, LoadComponent> = {
  home: () => import('./pages/home-page.ts').then((module) => module.HomePage),
  about: () => import('./pages/about-page.ts').then((module) => module.AboutPage),
  services: () => import('./pages/services-page.ts').then((module) => module.ServicesPage),
  'service-detail': () => import('./pages/service-page.ts').then((module) => module.ServicePage),
  faq: () => import('./pages/faq-page.ts').then((module) => module.FaqPage),
  privacy: () => import('./pages/privacy-page.ts').then((module) => module.PrivacyPage),
  imprint: () => import('./pages/imprint-page.ts').then((module) => module.ImprintPage)
}

const loadNotFound: LoadComponent = () =>
  import('./pages/not-found-page.ts').then((module) => module.NotFoundPage)

/** The routes of a site, one for each page. A page that stands at the address of another comes first. */
export function createRoutes(features: readonly Feature[], standing?: StandingPage): Routes {
  const routes = [...pageRoutes(features), pageRoute(notFoundPlace.path, notFoundPlace.page, loadNotFound)]
  const unknown: Route = { ...pageRoute('/**', notFoundPlace.page, loadNotFound) }
  return [...standingRoute([...routes, unknown], standing), ...routes, unknown]
}

function pageRoutes(features: readonly Feature[]): Route[] {
  const base = basePages.map(({ page, path }) => pageRoute(path, page, loaders[page]))
  const added = features.flatMap(({ id, routes = [], load = {} }) =>
    routes.flatMap(({ page, path }) => {
      const loader = load[page]
      return loader === undefined ? [] : [pageRoute(path, page, loader, id)]
    })
  )
  return [...base, ...added]
}

function pageRoute(path: string, page: string, load: LoadComponent, feature?: string): Route {
  return {
    path: path.slice(1),
    ...(path === '/' ? { pathMatch: 'full' } : {}),
    data: { page, ...(feature === undefined ? {} : { feature }) },
    loadComponent: () => loadPage(page, load)
  }
}

/** The route of a page at an address that another page has, or none. */
function standingRoute(routes: readonly Route[], standing?: StandingPage): Route[] {
  if (standing === undefined) return []
  const { page, path } = standing
  const there = routes.find((route) => isAt(route, path))
  const route = routes.find(({ data }) => data?.['page'] === page)
  if (route === undefined || there?.data?.['page'] === page) return []
  const { data, loadComponent } = route
  return [{ ...(data && { data }), ...(loadComponent && { loadComponent }), matcher: matcherOf(path) }]
}

function isAt({ path = '' }: Route, address: string): boolean {
  if (path === '**') return true
  const wanted = path.split('/')
  const parts = address.slice(1).replace(/\/$/, '').split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  )
}

function matcherOf(path: string) {
  const wanted = path.split('/').filter((part) => part !== '')
  return (segments: UrlSegment[]) => {
    const isHere = segments.map(({ path: part }) => encodeURIComponent(part)).join('/') === wanted.join('/')
    return isHere ? { consumed: segments } : null
  }
}

import { basePages, notFoundPlace } from '#lib/domain/pages.ts'
import type { Feature } from '#lib/feature.ts'

/** The page of a route, and the feature that brought it. */
export interface SiteRoute {
  page: string
  feature?: string
}

/** The status of an answer where no page stands. */
export const notFoundStatus = 404

/** Finds what stands at a route of `src/routes` by its id, as `/services/[...id=service]`. */
export function routeOf(id: string | null, features: readonly Feature[]): SiteRoute {
  const path = id?.replace(/\[(?:\.\.\.)?(\w+)(?:=\w+)?\]/g, ':$1')
  const base = basePages.find((place) => place.path === path)
  if (base !== undefined) return { page: base.page }
  for (const { id: feature, routes = [] } of features) {
    const place = routes.find((each) => each.path === path)
    if (place !== undefined) return { page: place.page, feature }
  }
  return { page: notFoundPlace.page }
}

/** What stands there by the id of a page that was served at the address of another. */
export function standingRoute(page: string, features: readonly Feature[]): SiteRoute {
  const owner = features.find(({ routes = [] }) => routes.some((place) => place.page === page))
  return owner === undefined ? { page } : { page, feature: owner.id }
}

import { pageMessages } from './messages.ts'

/** Where a page lives: its address, and the title of its document before the name of the business. */
export interface PagePlace {
  page: string
  /** May hold a parameter, `/services/:id`. */
  path: string
  title: string
}

/** The pages that every site has. Features bring the others. */
export const basePages = [
  { page: 'home', path: '/', title: 'Home' },
  { page: 'about', path: '/about', title: 'About us' },
  { page: 'services', path: '/services', title: 'Services' },
  { page: 'service-detail', path: '/services/:id', title: 'Service' },
  { page: 'faq', path: '/faq', title: 'Questions' }
] as const satisfies readonly PagePlace[]

/** Stands in for every address that the site does not have. */
export const notFoundPlace: PagePlace = { page: 'not-found', path: '/404', title: pageMessages.notFoundTitle }

export type BasePage = (typeof basePages)[number]['page']

/** Every page of a site by its id. */
export function pagesOf(
  features: readonly { routes?: readonly PagePlace[] }[]
): ReadonlyMap<string, PagePlace> {
  const places: readonly PagePlace[] = [...basePages, ...features.flatMap((feature) => feature.routes ?? [])]
  return new Map(places.map((place) => [place.page, place]))
}

/** The address of a page, its parameters filled in. */
export function pathTo(place: PagePlace, params: Readonly<Record<string, string>> = {}): string {
  return place.path.replace(/:(\w+)/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
}

import { collectsData, hasContactFacts } from './legal.ts'
import { pageMessages } from './messages.ts'
import { frameMessages } from './messages/frame.ts'
import type { Site } from './site.ts'
import { splitSentences } from './text.ts'

/** A page of the site: its route, and its title before the name of the business. */
export interface PagePlace {
  page: string
  /** Route pattern; may hold a parameter, `/services/:id`. */
  path: string
  title: string
}

/** Pages that every site has where there is content for them. Features add the others. */
export const basePages = [
  { page: 'home', path: '/', title: frameMessages.home },
  { page: 'about', path: '/about', title: 'About us' },
  { page: 'services', path: '/services', title: frameMessages.services },
  { page: 'service-detail', path: '/services/:id', title: 'Service' },
  { page: 'faq', path: '/faq', title: frameMessages.questions },
  { page: 'privacy', path: '/privacy', title: 'Privacy' },
  { page: 'imprint', path: '/imprint', title: 'Imprint' }
] as const satisfies readonly PagePlace[]

/** Content pages, which end in a call to action; the others are forms themselves. */
export const contentPages: ReadonlySet<string> = new Set([
  'home',
  'about',
  'services',
  'service-detail',
  'faq',
  'gallery',
  'testimonials',
  'locations'
])

/** The page for every unknown address. */
export const notFoundPlace: PagePlace = { page: 'not-found', path: '/404', title: pageMessages.notFoundTitle }

export type BasePage = (typeof basePages)[number]['page']

/** Content that a page requires: without it the page is not built, nor linked. */
interface PageRequirement {
  has: (site: Site) => boolean
  /** Path in site.json. */
  key: string
  /** Message for the developer. */
  missing: string
}

const services: PageRequirement = {
  has: ({ content }) => content.services !== undefined,
  key: 'content.services.items',
  missing: 'no service'
}

const requirements: Readonly<Record<string, PageRequirement>> = {
  about: {
    has: hasAbout,
    key: 'content.about',
    missing: 'nothing to tell but one sentence'
  },
  services,
  'service-detail': services,
  faq: {
    // Features answer questions about the site itself, which are not enough for a page.
    has: ({ content, selectedFeatures }) =>
      content.faq?.items.some(({ id }) => !selectedFeatures.includes(id)) ?? false,
    key: 'content.faq.items',
    missing: 'no question'
  },
  privacy: {
    has: collectsData,
    key: 'selectedFeatures',
    missing: 'nothing that visitors enter'
  },
  imprint: {
    has: hasContactFacts,
    key: 'businessInfo',
    missing: 'no address, number or e-mail address'
  },
  gallery: {
    has: ({ content }) => content.gallery !== undefined,
    key: 'content.gallery.items',
    missing: 'no picture'
  },
  testimonials: {
    has: ({ content }) => content.testimonials !== undefined,
    key: 'content.testimonials.items',
    missing: 'no testimonial'
  },
  reviews: {
    // Visitors' reviews come from a server, or from a call that a developer wrote.
    has: ({ content, selectedFeatures, deployment }) =>
      content.reviews !== undefined ||
      (selectedFeatures.includes('reviews') &&
        (selectedFeatures.includes('api') ||
          deployment.messages.way === 'server' ||
          deployment.ownBackend?.includes('reviews') === true)),
    key: 'content.reviews.items',
    missing: 'no review'
  },
  locations: {
    has: ({ content }) => content.locations.length > 0,
    key: 'content.locations',
    missing: 'no place'
  }
}

/** All pages of a site by id: those of its features, and base pages that have content. */
export function presentPages(
  site: Site,
  features: readonly { routes?: readonly PagePlace[] }[]
): ReadonlyMap<string, PagePlace> {
  const places: readonly PagePlace[] = [...basePages, ...features.flatMap((feature) => feature.routes ?? [])]
  return new Map(
    places.filter(({ page }) => requirements[page]?.has(site) ?? true).map((place) => [place.page, place])
  )
}

/** An address of the site, with the page that stands there. */
export interface PageAddress {
  place: PagePlace
  path: string
  /** Of the service, on a page about one. */
  id?: string
}

/** Every address of a site, the 404 page last. */
export function pageAddresses(
  site: Site,
  features: readonly { routes?: readonly PagePlace[] }[]
): readonly PageAddress[] {
  const services = site.content.services?.items.map(({ id }) => id) ?? []
  return [...presentPages(site, features).values(), notFoundPlace].flatMap((place): readonly PageAddress[] =>
    place.path.includes(':id')
      ? services.map((id) => ({ place, id, path: fillPath(place, { id }) }))
      : [{ place, path: place.path }]
  )
}

/**
 * Warnings for features without the content that they require, with the key to fill: 'booking: no service to choose.
 * Fill content.services.items'.
 */
export function missingContent(
  site: Site,
  features: readonly { id: string; routes?: readonly { page: string }[] }[]
): readonly string[] {
  return features.flatMap(({ id, routes = [] }) =>
    routes.flatMap(({ page }) => {
      const need = requirements[page]
      return need === undefined || need.has(site)
        ? []
        : [`${id}: ${need.missing}. Fill ${need.key} in src/site.json`]
    })
  )
}

/** Builds the path of a page from its route pattern and parameters. */
export function fillPath(place: PagePlace, params: Readonly<Record<string, string>> = {}): string {
  return place.path.replace(/:(\w+)/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
}

/** A single sentence is on the home page already. */
function hasAbout({ content, businessInfo }: Site): boolean {
  const { story, values, team } = content.about
  return (
    story !== undefined ||
    values !== undefined ||
    team !== undefined ||
    splitSentences(businessInfo.description).length > 1
  )
}

import { collectsData, hasContactFacts } from './legal.ts'
import { pageMessages } from './messages.ts'
import type { Site } from './site.ts'
import { splitSentences } from './text.ts'

/** Where a page lives: its address, and the title of its document before the name of the business. */
export interface PagePlace {
  page: string
  /** May hold a parameter, `/services/:id`. */
  path: string
  title: string
}

/** The pages that a site has where it has something to say there. Features bring the others. */
export const basePages = [
  { page: 'home', path: '/', title: 'Home' },
  { page: 'about', path: '/about', title: 'About us' },
  { page: 'services', path: '/services', title: 'Services' },
  { page: 'service-detail', path: '/services/:id', title: 'Service' },
  { page: 'faq', path: '/faq', title: 'Questions' },
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

/** Stands in for every address that the site does not have. */
export const notFoundPlace: PagePlace = { page: 'not-found', path: '/404', title: pageMessages.notFoundTitle }

export type BasePage = (typeof basePages)[number]['page']

/** The content that a page needs: without it the page is not built, and no link leads there. */
interface PageRequirement {
  has: (site: Site) => boolean
  /** Where it stands in site.json. */
  key: string
  /** Said to the developer. */
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
    // Features answer questions about the site itself; they are no reason for a page on their own.
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
    // Visitors' own reviews come from a server, or by a call that a developer wrote.
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

/** Every page of a site by its id: those of its features, and those that have something to show. */
export function presentPages(
  site: Site,
  features: readonly { routes?: readonly PagePlace[] }[]
): ReadonlyMap<string, PagePlace> {
  const places: readonly PagePlace[] = [...basePages, ...features.flatMap((feature) => feature.routes ?? [])]
  return new Map(
    places.filter(({ page }) => requirements[page]?.has(site) ?? true).map((place) => [place.page, place])
  )
}

/** What chosen features lack, with the key to fill: 'booking: no service to choose. Fill content.services.items'. */
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

/** The address of a page, its parameters filled in. */
export function fillPath(place: PagePlace, params: Readonly<Record<string, string>> = {}): string {
  return place.path.replace(/:(\w+)/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
}

/** One sentence stands on the home page already. */
function hasAbout({ content, businessInfo }: Site): boolean {
  const { story, values, team } = content.about
  return (
    story !== undefined ||
    values !== undefined ||
    team !== undefined ||
    splitSentences(businessInfo.description).length > 1
  )
}

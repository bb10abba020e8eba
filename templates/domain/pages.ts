import { draftsIn, type FoundDraft } from './drafts.ts'
import { collectsData, hasContactFacts } from './legal.ts'
import { frameMessages, pageMessages } from './messages.ts'
import type { Content, Site } from './site.ts'
import { splitSentences } from './text.ts'

/** A page of the site: its route, and its title before the name of the business. */
export interface PagePlace {
  page: string
  /** Route pattern; may hold a parameter, `/services/:id`. */
  path: string
  title: string
  /** What search engines say of it. @default its title and the description of the site */
  description?: string
  /** True where it makes no sense in search results: it is private to the visitor, or no content. */
  hidden?: true
  /** True where it ends in a call to action; the others are forms themselves. */
  content?: true
}

/** Pages that every site has where there is content for them. Features add the others. */
export const basePages = [
  { page: 'home', path: '/', title: frameMessages.home, content: true },
  { page: 'about', path: '/about', title: 'About us', content: true },
  { page: 'services', path: '/services', title: frameMessages.services, content: true },
  { page: 'service-detail', path: '/services/:id', title: 'Service', content: true },
  { page: 'faq', path: '/faq', title: frameMessages.questions, content: true },
  { page: 'privacy', path: '/privacy', title: 'Privacy' },
  { page: 'imprint', path: '/imprint', title: 'Imprint' }
] as const satisfies readonly PagePlace[]

/** The page for every unknown address. */
export const notFoundPlace: PagePlace = {
  page: 'not-found',
  path: '/404',
  title: pageMessages.notFoundTitle,
  hidden: true
}

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

const baseRequirements: Readonly<Record<string, PageRequirement>> = {
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
  locations: {
    has: ({ content }) => content.locations.length > 0,
    key: 'content.locations',
    missing: 'no place'
  }
}

/** Of the features whose page has their own name. */
const featureRequirements: ByFeature<PageRequirement> = {
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
  }
}

function findRequirement(page: string): PageRequirement | undefined {
  return baseRequirements[page] ?? featureRequirements[page]
}

/** All pages of a site by id: those of its features, and base pages that have content. */
export function presentPages(
  site: Site,
  features: readonly { routes?: readonly PagePlace[] }[]
): ReadonlyMap<string, PagePlace> {
  const places: readonly PagePlace[] = [...basePages, ...features.flatMap((feature) => feature.routes ?? [])]
  return new Map(
    places.filter(({ page }) => findRequirement(page)?.has(site) ?? true).map((place) => [place.page, place])
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
      const need = findRequirement(page)
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

/** The page that shows a section of the content first. Others are on the home page. */
const pageBySection: Readonly<Record<string, string>> = {
  services: 'services',
  process: 'services',
  plans: 'services',
  about: 'about',
  faq: 'faq',
  gallery: 'gallery',
  testimonials: 'testimonials',
  reviews: 'reviews',
  area: 'locations',
  legal: 'imprint'
}

/** Parts that are on another page than the rest of their section. */
const pageByPart: Readonly<Record<string, string>> = { 'legal/kept': 'privacy' }

/** Id of the page that shows a draft: the home page, where the site lacks its own page. */
export function draftPage({ address }: FoundDraft, pages: ReadonlyMap<string, PagePlace>): string {
  const [, , part = '', place] = address.split('/')
  const page = pageByPart[`${part}/${place}`] ?? (part === 'locations' ? 'locations' : pageBySection[part])
  return page !== undefined && pages.has(page) ? page : 'home'
}

/** The page of the first draft, with the home page before the others; undefined where no draft is left. */
export function firstDraftPage(content: Content, pages: ReadonlyMap<string, PagePlace>): string | undefined {
  const shown = new Set(draftsIn(content).map((draft) => draftPage(draft, pages)))
  return [...pages.keys()].find((page) => shown.has(page))
}

/** Path of a page by its id: features name their pages after themselves. */
export function pagePath(page: string): string {
  return basePages.find((place) => place.page === page)?.path ?? `/${page}`
}

/** The first words of a draft, to recognize it by. */
export function draftExcerpt({ value }: FoundDraft): string {
  const { text, lines, title, question, name } = value as Readonly<Record<string, unknown>>
  const first: unknown = Array.isArray(lines) ? lines[0] : undefined
  return [text, first, title, question, name].find((each) => typeof each === 'string') ?? ''
}

/** An entry of the navigation, with the feature that brought it. */
export interface NavigationEntry extends NavEntry {
  feature?: string
}

/** Entries of the pages that every site has. Those of features stand between them by their `order`. */
const baseEntries: readonly NavEntry[] = [
  { page: 'home', label: frameMessages.home, icon: 'home', order: 0 },
  { page: 'services', label: frameMessages.services, icon: 'list', order: 10 },
  { page: 'about', label: frameMessages.about, icon: 'person', order: 60 },
  { page: 'faq', label: frameMessages.questions, icon: 'question', order: 70 }
]

/** What is known of the pages of a site: whether it has one. */
type Pages = Pick<ReadonlySet<string>, 'has'>

/** The navigation of a site: every entry whose page is there, the most wanted first. */
export function navigationOf(
  features: readonly FeatureDefinition[],
  pages: Pages
): readonly NavigationEntry[] {
  return [
    ...baseEntries,
    ...features.flatMap((feature) => (feature.nav ?? []).map((entry) => ({ ...entry, feature: feature.id })))
  ]
    .filter(({ page }) => pages.has(page))
    .sort((one, other) => one.order - other.order)
}

/** The entries of a footer: all but the home page, which the name of the business leads to. */
export function footerEntries(navigation: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return navigation.filter(({ page }) => page !== 'home')
}

/** Which features of a slot are meant. */
export interface SlotFilter {
  /** The page that needs no second mention. */
  without?: string | undefined
  /** The one feature. @default all */
  only?: string
}

/** The features that show something in a slot, in the order of it. */
export function featuresInSlot<Feature extends FeatureDefinition>(
  name: SlotName,
  features: readonly Feature[],
  pages: Pages,
  { without, only }: SlotFilter = {}
): readonly Feature[] {
  const isShown = ({ page }: Slot): boolean => page === undefined || (page !== without && pages.has(page))
  return features
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((feature) => {
      const slot = feature.slots?.[name]
      return slot !== undefined && isShown(slot) ? [{ feature, order: slot.order }] : []
    })
    .sort((one, other) => one.order - other.order)
    .map(({ feature }) => feature)
}

/** A table by the id of a feature, for features that have something in it. */
export type ByFeature<Row> = Readonly<Record<string, Row>>

/** An entry of the navigation. Lower orders come first; the bar shows as many as fit, the menu shows all. */
export interface NavEntry {
  page: string
  label: string
  /** Name of an icon in looks.ts. */
  icon: string
  order: number
}

/**
 * Places where a feature shows itself on pages that are not its own.
 * - home: a section of the home page
 * - header: a control in the top bar
 * - floating: something that floats over every page
 * - banner: a line above the page
 * - profile: a section of the profile page while it is read
 * - profile-fields: more of what the profile says, read and edited
 * - password: a line under a field where a password is chosen
 * - share: controls on a service's page
 * - footer: a line in the footer
 */
export type SlotName =
  | 'home'
  | 'header'
  | 'floating'
  | 'banner'
  | 'profile'
  | 'profile-fields'
  | 'password'
  | 'share'
  | 'footer'

/** What a feature shows in a slot stands before that of features with a higher order. */
export interface Slot {
  order: number
  /** Rendered only where the site has this page. */
  page?: string
}

/** What a feature adds to the site: its pages, its entries of the navigation, and its slots. Components draw them. */
export interface FeatureDefinition {
  /** Id of the feature in site.json. */
  id: string
  routes?: readonly PagePlace[]
  nav?: readonly NavEntry[]
  slots?: Readonly<Partial<Record<SlotName, Slot>>>
}

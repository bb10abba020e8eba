import { siteDescription, siteTitle } from './described.ts'
import { draftCount, linesOf, plainText, withoutDrafts } from './drafts.ts'
import { notFoundPlace, type PagePlace } from './pages.ts'
import type { Site } from './site.ts'
import { structuredData } from './structured-data.ts'
import { truncate } from './text.ts'

/** The metadata of a page that changes while visitors go from one to another. */
export interface PageHead {
  title: string
  description: string
  /** Absolute address; absent until the site has a domain. */
  canonical?: string
}

/** Metadata for the head of a page, as search engines and messengers read it. */
export interface Head extends PageHead {
  /** `noindex`: the page makes no sense in search results. */
  hidden: boolean
  openGraph: readonly { property: string; content: string }[]
  /** JSON-LD (schema.org) as an object: the caller escapes it for HTML. */
  data: object
}

/** Length at which search engines truncate a description. */
const descriptionLength = 160

/**
 * The base URL of the site without a trailing slash, https where it has a certificate: its origin and base path.
 * Undefined where there is no domain yet.
 */
export function originOf(site: Site): string | undefined {
  const { ssl } = site.deployment
  const domain = site.deployment.domain.trim()
  if (domain === '') return undefined
  const address = /^https?:\/\//i.test(domain) ? domain : `${ssl ? 'https' : 'http'}://${domain}`
  return URL.canParse(address) ? new URL(address).origin + (site.deployment.basePath ?? '') : undefined
}

/**
 * Title, description and address of one page. `path` is its address without query; `id` the service of a page about one.
 * An unknown service gets those of the 404 page. While drafts are left, the site has no address yet, and drafts stay out
 * of the description.
 */
export function pageHeadOf(site: Site, wanted: PagePlace, path: string, id?: string): PageHead {
  const service = findService(site, id)
  const place = placeOf(site, wanted, id)
  const name = site.businessInfo.businessName
  const subject = service ? plainText(service.title) : titleOf(site, place)
  const title = place.page === 'home' ? siteTitle(site) : `${subject} · ${name}`
  const description = truncate(descriptionOf(withFacts(site), place, id), descriptionLength)
  const origin = finalOrigin(site)
  return { title, description, canonical: origin === undefined ? undefined : origin + path }
}

/**
 * All metadata of one page, as `pageHeadOf`. While drafts are left, search engines are asked not to index the site, link
 * previews get no Open Graph properties, and drafts stay out of JSON-LD.
 */
export function headOf(site: Site, wanted: PagePlace, path: string, id?: string): Head {
  const isFinal = draftCount(site.content) === 0
  const place = placeOf(site, wanted, id)
  const { title, description, canonical } = pageHeadOf(site, wanted, path, id)
  const origin = finalOrigin(site)
  return {
    title,
    description,
    canonical,
    hidden: !isFinal || place.hidden === true,
    openGraph: isFinal ? openGraphOf(site, { title, description, origin, address: canonical }) : [],
    data: structuredData(withFacts(site), place, { origin, address: canonical })
  }
}

function findService({ content }: Site, id?: string) {
  return content.services?.items.find((item) => item.id === id)
}

function placeOf(site: Site, wanted: PagePlace, id?: string): PagePlace {
  return wanted.path.includes(':id') && findService(site, id) === undefined ? notFoundPlace : wanted
}

/** The site without its drafts. */
function withFacts(site: Site): Site {
  return { ...site, content: withoutDrafts(site.content) }
}

/** The base URL of a site that is ready to be found. */
function finalOrigin(site: Site): string | undefined {
  return draftCount(site.content) === 0 ? originOf(site) : undefined
}

/** The title of a page: from the content where it has a heading, else the page's own. */
function titleOf({ content }: Site, place: PagePlace): string {
  const own: Readonly<Record<string, string | undefined>> = {
    services: content.services?.title,
    about: content.about.title,
    faq: content.faq?.title
  }
  return own[place.page] || place.title
}

function descriptionOf(site: Site, place: PagePlace, id?: string): string {
  const { services, about, faq } = site.content
  const said = siteDescription(site)
  const own: Readonly<Record<string, string | undefined>> = {
    home: said,
    services: plainText(services?.intro),
    'service-detail': plainText(services?.items.find((item) => item.id === id)?.text),
    about: linesOf(about.story)[0],
    faq: faq?.items.map((item) => item.question).join(' ')
  }
  return own[place.page] || place.description || `${place.title} · ${said}`
}

interface Shown {
  title: string
  description: string
  origin?: string
  address?: string
}

/** Open Graph properties, for link previews in messengers. */
function openGraphOf(site: Site, { title, description, origin, address }: Shown): Head['openGraph'] {
  const { language } = site.content
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.businessInfo.businessName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    // A language without a region is no valid locale.
    ...(language.includes('-') ? [{ property: 'og:locale', content: language.replace('-', '_') }] : []),
    ...(address === undefined ? [] : [{ property: 'og:url', content: address }]),
    ...(origin === undefined ? [] : picture(origin))
  ]
}

/** The Open Graph image. */
function picture(origin: string): Head['openGraph'] {
  return [
    { property: 'og:image', content: `${origin}/social.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' }
  ]
}

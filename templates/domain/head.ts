import { draftCount, linesOf, plainText, withoutDrafts } from './drafts.ts'
import { notFoundPlace, type PagePlace } from './pages.ts'
import type { Site } from './site.ts'
import { businessData, questionsData } from './structured-data.ts'
import { truncate } from './text.ts'

/** What the head of a document says about its page. */
export interface Head {
  title: string
  description: string
  /** Absolute address; absent until the site has a domain. */
  canonical?: string
  /** Keeps pages out of search results that make no sense there. */
  hidden: boolean
  openGraph: readonly { property: string; content: string }[]
  /** schema.org, as an object: whoever writes it into HTML escapes it. */
  data: object
}

/** Characters that search engines show of a description. */
const descriptionLength = 160

/** Pages that are the visitor's own, or no pages at all. */
const hiddenPages = [
  'login',
  'register',
  'profile',
  'search',
  'payments',
  'analytics',
  'offline',
  'not-found'
]

/**
 * The address of the site without a slash at its end, https where it has a certificate: its origin, and the folder that
 * it stands in. Undefined where there is no domain yet.
 */
export function originOf(site: Site): string | undefined {
  const { ssl } = site.deployment
  const domain = site.deployment.domain.trim()
  if (domain === '') return undefined
  const address = /^https?:\/\//i.test(domain) ? domain : `${ssl ? 'https' : 'http'}://${domain}`
  return URL.canParse(address) ? new URL(address).origin + (site.deployment.basePath ?? '') : undefined
}

/**
 * The head of one page. `path` is its address without query; `id` that of the service on a page about one, which is no
 * page where there is no such service. While drafts are left, the site asks search engines and messengers to wait, and
 * no draft is told to machines.
 */
export function headOf(site: Site, wanted: PagePlace, path: string, id?: string): Head {
  const facts = { ...site, content: withoutDrafts(site.content) }
  const isFinal = draftCount(site.content) === 0
  const service = site.content.services?.items.find((item) => item.id === id)
  const place = service === undefined && wanted.path.includes(':id') ? notFoundPlace : wanted
  const name = site.businessInfo.businessName
  const subject = service ? plainText(service.title) : titleOf(site, place)
  const title = place.page === 'home' ? site.content.meta.title || name : `${subject} · ${name}`
  const description = truncate(descriptionOf(facts, place, id), descriptionLength)
  const origin = isFinal ? originOf(site) : undefined
  const address = origin === undefined ? undefined : origin + path
  return {
    title,
    description,
    canonical: address,
    hidden: !isFinal || hiddenPages.includes(place.page),
    openGraph: isFinal ? openGraphOf(site, { title, description, origin, address }) : [],
    data: dataOf(facts, place, origin, address)
  }
}

/** The name of a page: in the words of the business where it has some, else the page's own. */
function titleOf({ content }: Site, place: PagePlace): string {
  const own: Readonly<Record<string, string | undefined>> = {
    services: content.services?.title,
    about: content.about.title,
    faq: content.faq?.title
  }
  return own[place.page] || place.title
}

function descriptionOf({ businessInfo, content }: Site, place: PagePlace, id?: string): string {
  const { meta, services, about, faq } = content
  const said = meta.description || businessInfo.description
  const own: Readonly<Record<string, string | undefined>> = {
    home: said,
    services: plainText(services?.intro),
    'service-detail': plainText(services?.items.find((item) => item.id === id)?.text),
    about: linesOf(about.story)[0],
    faq: faq?.items.map((item) => item.question).join(' ')
  }
  return own[place.page] || `${place.title} · ${said}`
}

interface Shown {
  title: string
  description: string
  origin?: string
  address?: string
}

/** What messengers show beside a link to the page. */
function openGraphOf(site: Site, { title, description, origin, address }: Shown): Head['openGraph'] {
  const { language } = site.content
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.businessInfo.businessName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    // A language alone is no locale.
    ...(language.includes('-') ? [{ property: 'og:locale', content: language.replace('-', '_') }] : []),
    ...(address === undefined ? [] : [{ property: 'og:url', content: address }]),
    ...(origin === undefined ? [] : picture(origin))
  ]
}

/** The picture that messengers show beside a link to the site. */
function picture(origin: string): Head['openGraph'] {
  return [
    { property: 'og:image', content: `${origin}/social.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' }
  ]
}

function dataOf(facts: Site, place: PagePlace, origin?: string, address?: string): object {
  const { faq } = facts.content
  return place.page === 'faq' && faq ? questionsData(faq) : businessData(facts, origin, address)
}

import { notFoundPlace, type PagePlace } from './pages.ts'
import type { Site } from './site.ts'
import { shorten } from './text.ts'

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

/** The origin of the site, https where it has a certificate; undefined where there is no domain yet. */
export function originOf(site: Site): string | undefined {
  const { ssl } = site.deployment
  const domain = site.deployment.domain.trim()
  if (domain === '') return undefined
  const address = /^https?:\/\//i.test(domain) ? domain : `${ssl ? 'https' : 'http'}://${domain}`
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/**
 * The head of one page. `path` is its address without query; `id` that of the service on a page about one, which is no
 * page where there is no such service.
 */
export function headOf(site: Site, wanted: PagePlace, path: string, id?: string): Head {
  const { meta, services } = site.content
  const service = services.items.find((item) => item.id === id)
  const place = service === undefined && wanted.path.includes(':id') ? notFoundPlace : wanted
  const name = site.businessInfo.businessName
  const subject = service?.title ?? titleOf(site, place)
  const title = place.page === 'home' ? meta.title || name : `${subject} · ${name}`
  const description = shorten(service?.text ?? descriptionOf(site, place), descriptionLength)
  const origin = originOf(site)
  const address = origin === undefined ? undefined : origin + path
  return {
    title,
    description,
    canonical: address,
    hidden: hiddenPages.includes(place.page),
    openGraph: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:locale', content: site.content.language.replace('-', '_') },
      ...(address === undefined ? [] : [{ property: 'og:url', content: address }]),
      ...(origin === undefined ? [] : picture(origin))
    ],
    data: dataOf(site, place, address)
  }
}

/** The name of a page: in the words of the business where it has some, else the page's own. */
export function titleOf(site: Site, place: PagePlace): string {
  const { services, about, faq } = site.content
  const own: Readonly<Record<string, string>> = {
    services: services.title,
    about: about.title,
    faq: faq.title
  }
  return own[place.page] || place.title
}

function descriptionOf(site: Site, place: PagePlace): string {
  const { meta, services, about, faq } = site.content
  const own: Readonly<Record<string, string | undefined>> = {
    home: meta.description,
    services: services.intro,
    about: about.story[0],
    faq: faq.items.map((item) => item.question).join(' ')
  }
  return own[place.page] || `${place.title} · ${meta.description}`
}

/** The picture that messengers show beside a link to the site. */
function picture(origin: string): Head['openGraph'] {
  return [
    { property: 'og:image', content: `${origin}/social.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' }
  ]
}

function dataOf(site: Site, place: PagePlace, address: string | undefined): object {
  const { businessInfo, content } = site
  if (place.page === 'faq') {
    return {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: content.faq.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer }
      }))
    }
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: businessInfo.businessName,
    description: content.meta.description,
    ...(originOf(site) === undefined ? {} : { url: originOf(site) }),
    ...(address === undefined ? {} : { mainEntityOfPage: address }),
    ...(businessInfo.contactPhone === '' ? {} : { telephone: businessInfo.contactPhone }),
    ...(businessInfo.contactEmail === '' ? {} : { email: businessInfo.contactEmail }),
    ...(businessInfo.location === '' ? {} : { address: businessInfo.location })
  }
}

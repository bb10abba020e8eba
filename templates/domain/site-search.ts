import { linesOf, plainText } from './drafts.ts'
import { hoursText } from './hours.ts'
import { contactMessages } from './messages/contact.ts'
import { searchMessages as say } from './messages/search.ts'
import { fillPath, type PagePlace } from './pages.ts'
import type { SearchEntry } from './search.ts'
import type { Site } from './site.ts'

/** Pages that are worth a look where nothing was found, the most wanted first. */
const suggested = ['services', 'faq', 'booking', 'contact', 'about']

/** The pages of the site to look at where nothing was found. */
export function suggestedPages(pages: ReadonlyMap<string, PagePlace>): readonly PagePlace[] {
  return suggested.flatMap((page) => pages.get(page) ?? [])
}

/** The search index of the site: pages, services, answers, people, places and pictures. */
export function searchEntries(site: Site, pages: ReadonlyMap<string, PagePlace>): readonly SearchEntry[] {
  const { content } = site
  const on = (page: string, make: (path: PagePlace) => readonly SearchEntry[]): readonly SearchEntry[] => {
    const place = pages.get(page)
    return place === undefined ? [] : make(place)
  }
  return [
    ...pageEntries(site, pages),
    ...on('service-detail', (place) =>
      (content.services?.items ?? []).map((service) => ({
        id: `service-${service.id}`,
        title: plainText(service.title),
        description: [plainText(service.text), ...linesOf(service.details)].join(' '),
        url: fillPath(place, { id: service.id }),
        section: say.services
      }))
    ),
    ...on('faq', ({ path }) =>
      (content.faq?.items ?? []).map(({ id, question, answer }) => ({
        id: `question-${id}`,
        title: question,
        description: answer,
        url: path,
        section: say.questions
      }))
    ),
    ...on('about', ({ path }) =>
      (content.about.team?.items ?? []).map(({ id, name, role, text }) => ({
        id: `person-${id}`,
        title: name,
        description: `${role}. ${text}`,
        url: path,
        section: say.team
      }))
    ),
    ...on('locations', ({ path }) =>
      content.locations.map(({ id, name, address, hours }) => ({
        id: `place-${id}`,
        title: name,
        description: [address, hours].filter(Boolean).join('. '),
        url: path,
        section: say.places
      }))
    ),
    ...on('gallery', ({ path }) =>
      (content.gallery?.items ?? []).map(({ id, title, description, category }) => ({
        id: `picture-${id}`,
        title,
        description,
        url: `${path}?filter=${category}`,
        section: say.gallery
      }))
    )
  ]
}

/** The page's own texts, so that a search finds it by its content too. */
function pageEntries(site: Site, pages: ReadonlyMap<string, PagePlace>): readonly SearchEntry[] {
  const { content, businessInfo } = site
  const words: Readonly<Record<string, string | undefined>> = {
    home: `${plainText(content.hero.title)} ${businessInfo.description}`.trim(),
    about: linesOf(content.about.story).join(' '),
    services: plainText(content.services?.intro),
    faq: content.faq?.title,
    contact: [
      businessInfo.location,
      businessInfo.contactPhone,
      businessInfo.contactEmail,
      content.hours && `${contactMessages.openingHours}: ${hoursText(content.hours, content.language)}`
    ]
      .filter(Boolean)
      .join(' '),
    privacy: plainText(content.legal?.kept),
    imprint: [content.legal?.form, content.legal?.register].map((fact) => plainText(fact)).join(' '),
    gallery: content.gallery?.title,
    testimonials: content.testimonials?.title
  }
  return [...pages.values()]
    .filter(({ path, page }) => !path.includes(':') && page !== 'search')
    .map(({ page, path, title }) => ({
      id: `page-${page}`,
      title,
      description: words[page] ?? '',
      url: path,
      section: say.pages
    }))
}

import { searchMessages as say } from './messages/search.ts'
import { pathTo, type PagePlace } from './pages.ts'
import type { SearchEntry } from './search.ts'
import type { Site } from './site.ts'

/** Everything of the site that can be found: its pages, services, answers, people, places and pictures. */
export function entriesOf(site: Site, pages: ReadonlyMap<string, PagePlace>): readonly SearchEntry[] {
  const { content } = site
  const on = (page: string, make: (path: PagePlace) => readonly SearchEntry[]): readonly SearchEntry[] => {
    const place = pages.get(page)
    return place === undefined ? [] : make(place)
  }
  return [
    ...pageEntries(site, pages),
    ...on('service-detail', (place) =>
      content.services.items.map((service) => ({
        id: `service-${service.id}`,
        title: service.title,
        description: [service.text, ...service.details].join(' '),
        url: pathTo(place, { id: service.id }),
        section: say.services
      }))
    ),
    ...on('faq', ({ path }) =>
      content.faq.items.map(({ question, answer }, index) => ({
        id: `question-${index}`,
        title: question,
        description: answer,
        url: path,
        section: say.questions
      }))
    ),
    ...on('about', ({ path }) =>
      content.about.team.map(({ name, role, text }, index) => ({
        id: `person-${index}`,
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
        description: `${address}. ${hours}`,
        url: path,
        section: say.places
      }))
    ),
    ...on('gallery', ({ path }) =>
      content.gallery.items.map(({ id, title, description, category }) => ({
        id: `picture-${id}`,
        title,
        description,
        url: `${path}?filter=${category}`,
        section: say.gallery
      }))
    )
  ]
}

/** What the site says about itself on a page, so that the page is found by its words too. */
function pageEntries(site: Site, pages: ReadonlyMap<string, PagePlace>): readonly SearchEntry[] {
  const { content, businessInfo } = site
  const words: Readonly<Record<string, string>> = {
    home: `${content.hero.title} ${content.hero.subtitle}`,
    about: content.about.story.join(' '),
    services: content.services.intro,
    faq: content.faq.title,
    contact: [businessInfo.location, businessInfo.contactPhone, businessInfo.contactEmail].join(' '),
    gallery: content.gallery.title,
    testimonials: content.testimonials.title
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

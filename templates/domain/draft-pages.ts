import { draftsIn, type FoundDraft } from './drafts.ts'
import { basePages, type PagePlace } from './pages.ts'
import type { Content } from './site.ts'

/** The page on which a part of the content is seen first. Parts that are not listed stand on the home page. */
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

/** Parts that another page shows than the rest of their section. */
const pageByPart: Readonly<Record<string, string>> = { 'legal/kept': 'privacy' }

/** Id of the page that shows a draft: the home page, where no page of its own is there. */
export function draftPage({ address }: FoundDraft, pages: ReadonlyMap<string, PagePlace>): string {
  const [, , part = '', place] = address.split('/')
  const page = pageByPart[`${part}/${place}`] ?? (part === 'locations' ? 'locations' : pageBySection[part])
  return page !== undefined && pages.has(page) ? page : 'home'
}

/** The page where the first draft stands, the home page before the others; nothing where none is left. */
export function firstDraftPage(content: Content, pages: ReadonlyMap<string, PagePlace>): string | undefined {
  const shown = new Set(draftsIn(content).map((draft) => draftPage(draft, pages)))
  return [...pages.keys()].find((page) => shown.has(page))
}

/** Address of a page by its id: those of features are named after them. */
export function pagePath(page: string): string {
  return basePages.find((place) => place.page === page)?.path ?? `/${page}`
}

/** A few words of a draft, to recognize it by. */
export function draftExcerpt({ value }: FoundDraft): string {
  const { text, lines, title, question, name } = value as Readonly<Record<string, unknown>>
  const first: unknown = Array.isArray(lines) ? lines[0] : undefined
  return [text, first, title, question, name].find((each) => typeof each === 'string') ?? ''
}

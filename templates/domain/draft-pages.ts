import { draftsIn, type FoundDraft } from './drafts.ts'
import { basePages, type PagePlace } from './pages.ts'
import type { Content } from './site.ts'

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

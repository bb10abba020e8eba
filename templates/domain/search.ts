import { linesOf, plainText } from './drafts.ts'
import { contactMessages } from './features/contact-form.ts'
import { searchMessages as say } from './features/search.ts'
import { hoursText } from './hours.ts'
import { fillPath, type PagePlace } from './pages.ts'
import type { Site } from './site.ts'
import { addressText, foldWords, type Word } from './text.ts'

/** An entry of the search index. */
export interface SearchEntry {
  id: string
  title: string
  description: string
  /** Path of the page, with a fragment for a part of it. */
  url: string
  /** Label of the entry's kind. */
  section: string
}

export interface SearchResult extends SearchEntry {
  score: number
}

interface Indexed {
  entry: SearchEntry
  title: readonly Word[]
  text: readonly Word[]
}

export interface SearchIndex {
  entries: readonly Indexed[]
  /** Document frequency: the number of entries that contain each word. */
  frequency: ReadonlyMap<string, number>
}

export function buildIndex(entries: readonly SearchEntry[]): SearchIndex {
  const indexed = entries.map((entry) => ({
    entry,
    title: foldWords(entry.title),
    text: foldWords(entry.description)
  }))
  const frequency = new Map<string, number>()
  for (const { title, text } of indexed) {
    for (const word of new Set([...title, ...text].map(({ folded }) => folded))) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
    }
  }
  return { entries: indexed, frequency }
}

/** The terms of a query; empty for a blank one. */
export function queryWords(query: string): readonly string[] {
  return [...new Set(foldWords(query).map(({ folded }) => folded))]
}

/** The entries that match a query, by relevance. Where any has every term, those with only some are left out. */
export function searchIndex(index: SearchIndex, query: string, limit = 30): readonly SearchResult[] {
  const terms = queryWords(query)
  return index.entries
    .map(({ entry, title, text }) => {
      const scores = terms.map((term) => {
        const best = Math.max(4 * bestMatch(title, term), bestMatch(text, term))
        return best * rarity(index, term)
      })
      const found = scores.filter((score) => score > 0).length
      return {
        ...entry,
        score: found === 0 ? 0 : found * 1000 + scores.reduce((sum, score) => sum + score, 0)
      }
    })
    .filter(
      ({ score }, _, all) =>
        score > 0 &&
        (score >= terms.length * 1000 || !all.some((other) => other.score >= terms.length * 1000))
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
}

/** A piece of text, marked where it matches. */
export interface Piece {
  text: string
  match: boolean
}

export function highlight(text: string, query: string): readonly Piece[] {
  const terms = queryWords(query)
  const pieces: Piece[] = []
  let end = 0
  for (const { folded, start, length } of foldWords(text)) {
    if (!terms.some((term) => matchOf(folded, term) > 0)) continue
    if (start > end) pieces.push({ text: text.slice(end, start), match: false })
    pieces.push({ text: text.slice(start, start + length), match: true })
    end = start + length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), match: false })
  return pieces
}

/** The text around the first match, at most `limit` characters, cut at word boundaries. */
export function excerpt(text: string, query: string, limit = 180): string {
  if (text.length <= limit) return text
  const terms = queryWords(query)
  const words = foldWords(text)
  const first = words.find(({ folded }) => terms.some((term) => matchOf(folded, term) > 0))?.start ?? 0
  const from =
    words.find(({ start }) => start >= Math.min(first - limit / 3, text.length - limit))?.start ?? 0
  const start = first < limit / 2 ? 0 : from
  const last = words.findLast((word) => word.start + word.length <= start + limit)
  const end = Math.max(last === undefined ? 0 : last.start + last.length, start + 1)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

function bestMatch(words: readonly Word[], term: string): number {
  return words.reduce((best, { folded }) => Math.max(best, matchOf(folded, term)), 0)
}

/** Score of a match: 1 for the same word, less for a prefix, a substring or a typing error. */
function matchOf(word: string, term: string): number {
  if (word === term) return 1
  if (word.startsWith(term)) return term.length > 1 ? 0.6 : 0.2
  if (term.length > 2 && term.startsWith(word) && word.length > 3 && term.length - word.length <= 3)
    return 0.5
  if (term.length > 3 && word.includes(term)) return 0.3
  return term.length > 4 && isOneEditApart(word, term) ? 0.25 : 0
}

function rarity(index: SearchIndex, term: string): number {
  return Math.log(1 + index.entries.length / (1 + (index.frequency.get(term) ?? 0)))
}

/** Whether the edit distance (insert, delete, replace, transpose) is one. */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const restA = a.slice(start, a.length - end)
  const restB = b.slice(start, b.length - end)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

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
        description: [addressText(address), hours].filter(Boolean).join('. '),
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

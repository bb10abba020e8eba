import { foldWords, type Word } from './words.ts'

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

import { dutch } from './words/dutch.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { italian } from './words/italian.ts'
import { otherLanguages } from './words/other-languages.ts'
import { polish } from './words/polish.ts'
import { portuguese } from './words/portuguese.ts'
import { spanish } from './words/spanish.ts'
import { tradeIds, type TradeId } from './trade-ids.ts'
import type { TradeWords } from './words/trade-words.ts'

/** A phrase that names a trade, or that only this trade says. */
export interface TradePhrase {
  readonly trade: TradeId
  readonly words: readonly string[]
  /** `nameOnly` counts in the name of a business, `sign` where nothing names the trade. */
  readonly kind: 'name' | 'nameOnly' | 'sign'
  readonly language: string
}

const tables: Readonly<Record<string, Partial<TradeWords>>> = {
  other: otherLanguages,
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  pl: polish,
  nl: dutch
}

/** A text in lower case without the marks of its letters, since owners leave them out. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
}

const toWords = (phrase: string): string[] => fold(phrase).match(/[*\p{L}\p{N}]+/gu) ?? []

function phrasesOf(language: string, trade: TradeId, entry: string): TradePhrase[] {
  const [names = '', signs = ''] = entry.split('|')
  const split = (list: string): string[] =>
    list
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '')
  return [
    ...split(names).map((phrase): TradePhrase => {
      const kind = phrase.startsWith('@') ? 'nameOnly' : 'name'
      return { trade, words: toWords(phrase), kind, language }
    }),
    ...split(signs).map((phrase): TradePhrase => ({ trade, words: toWords(phrase), kind: 'sign', language }))
  ]
}

/** Phrases by their first word; those that begin with any letters stand under `*`. */
export type PhraseIndex = ReadonlyMap<string, readonly TradePhrase[]>

let index: PhraseIndex | undefined

/** Letters of a word by which phrases are found. */
export const keyLength = 3

/** All phrases of all languages, by the first letters of their first word. Made when it is first asked for. */
export function phraseIndex(): PhraseIndex {
  index ??= createIndex()
  return index
}

function createIndex(): PhraseIndex {
  const made = new Map<string, TradePhrase[]>()
  for (const [language, table] of Object.entries(tables)) {
    for (const phrase of tradeIds.flatMap((trade) => phrasesOf(language, trade, table[trade] ?? ''))) {
      const [first = ''] = phrase.words
      const key = first.startsWith('*') ? '*' : first.replace('*', '').slice(0, keyLength)
      made.set(key, [...(made.get(key) ?? []), phrase])
    }
  }
  return made
}

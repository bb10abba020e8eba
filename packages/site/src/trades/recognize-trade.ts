import { readLanguage } from '../reading/language.ts'
import type { BusinessInfo } from '../site.ts'
import { isAside, isSelfSaid } from './mentions.ts'
import type { TradeId } from './trade-ids.ts'
import { fold, keyLength, phraseIndex, type TradePhrase } from './word-tables.ts'

/** A trade that a business names, and its words for it. */
export interface RecognizedTrade {
  readonly id: TradeId
  readonly words: string
}

interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
  /** Number of its clause. */
  readonly clause: number
}

interface Found {
  readonly phrase: TradePhrase
  readonly first: number
  readonly last: number
  readonly words: string
}

/** Characters of a description in which a business says what it is. */
const beginning = 500

/** How much a naming counts, by where it stands. */
const weight = { self: 4, name: 4, start: 4, named: 0.5, sign: 1 } as const

/** A single word in the middle of a description does not make a trade. */
const enough = 1

function splitWords(text: string): Word[] {
  let clause = 0
  let end = 0
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => {
    if (/[.,;:!?()\n–—]/u.test(text.slice(end, match.index))) clause += 1
    end = match.index + match[0].length
    return { text: fold(match[0]), from: match.index, to: end, clause }
  })
}

/** English makes its plural at the end, which its table does not repeat. */
const plurals = ['', 's', 'es']

function isWord(word: string, pattern: string, language: string, last: boolean): boolean {
  const bare = pattern.replaceAll('*', '')
  if (pattern.startsWith('*')) return pattern.endsWith('*') ? word.includes(bare) : word.endsWith(bare)
  if (pattern.endsWith('*')) return word.startsWith(bare)
  if (word === bare) return true
  if (pattern.includes('*')) {
    const [begin = '', rest = ''] = pattern.split('*')
    return word.startsWith(begin) && word.endsWith(rest)
  }
  return language === 'en' && last && plurals.some((plural) => word === bare + plural)
}

function findPhrases(text: string, words: readonly Word[]): Found[] {
  const index = phraseIndex()
  const any = index.get('*') ?? []
  const found = words.flatMap(({ text: word, clause }, first) =>
    [...(index.get(word.slice(0, keyLength)) ?? []), ...any].flatMap((phrase): Found[] => {
      const last = first + phrase.words.length - 1
      const end = words[last]
      const fits =
        end?.clause === clause &&
        phrase.words.every((pattern, at) =>
          isWord(words[first + at]?.text ?? '', pattern, phrase.language, at === phrase.words.length - 1)
        )
      return fits ? [{ phrase, first, last, words: text.slice(words[first]?.from ?? 0, end.to) }] : []
    })
  )
  // 'Wedding photographer' is not a photographer beside it: the longest phrase at a place counts.
  return found.filter(
    ({ first, last }) =>
      !found.some(
        (other) => other.first <= first && other.last >= last && other.last - other.first > last - first
      )
  )
}

interface Scored {
  readonly id: TradeId
  readonly words: string
  readonly score: number
  readonly at: number
}

function scoreName(name: string): Scored[] {
  const words = splitWords(name)
  return findPhrases(name, words)
    .filter(({ phrase }) => phrase.kind !== 'sign')
    .filter(({ first }) => !isAside(words.slice(0, first).map(({ text }) => text)))
    .map(({ phrase, first, words: said }) => ({
      id: phrase.trade,
      words: said,
      score: weight.name,
      at: first
    }))
}

function scoreDescription(text: string, language: string): Scored[] {
  const start = text.slice(0, beginning)
  const words = splitWords(start)
  const all = findPhrases(start, words).filter(({ phrase }) => phrase.kind !== 'nameOnly')
  const spoken = all.filter(({ phrase }) => [language, 'en', 'other'].includes(phrase.language))
  // A text whose language was not detected, such as a list of prices.
  const found = spoken.length > 0 ? spoken : all
  return found.flatMap(({ phrase, first, words: said }): Scored[] => {
    const clause = words[first]?.clause ?? 0
    const before = words.slice(0, first).filter((word) => word.clause === clause)
    // 'I' of English is 'and' in Polish and an article in Italian.
    const texts = before.map((word) => word.text).filter((word) => word !== 'i' || language === 'en')
    const at = first + 100
    if (phrase.kind === 'sign')
      return isAside(texts) ? [] : [{ id: phrase.trade, words: said, score: weight.sign, at }]
    if (isAside(texts)) return []
    const score = isSelfSaid(texts) ? weight.self : clause === 0 ? weight.start : weight.named
    return [{ id: phrase.trade, words: said, score, at }]
  })
}

/** Sums of the scores by trade, each phrase once, best first; the one that is named first wins a tie. */
function ranked(scored: readonly Scored[]): Scored[] {
  const sums = new Map<TradeId, Scored>()
  const counted = new Set<string>()
  for (const each of scored) {
    const key = `${each.id} ${fold(each.words)} ${each.score >= weight.name}`
    const sum = sums.get(each.id)
    const score = counted.has(key) ? 0 : each.score
    counted.add(key)
    sums.set(each.id, sum === undefined ? each : { ...sum, score: sum.score + score })
  }
  return [...sums.values()].sort((a, b) => b.score - a.score || a.at - b.at)
}

/**
 * The trade that a business names in its name or description; undefined where it names none, or several alike. What it
 * says of itself counts more than what it mentions, and a name of a trade more than the things that the trade sells.
 */
export function recognizeTrade(
  info: Pick<BusinessInfo, 'businessName' | 'description'>
): RecognizedTrade | undefined {
  const { businessName, description } = info
  const { language } = readLanguage(`${description} ${businessName}`)
  const [first, second] = ranked([...scoreName(businessName), ...scoreDescription(description, language)])
  if (first === undefined || first.score < enough) return undefined
  const unsure = second?.score === first.score && first.score < weight.name
  return unsure ? undefined : { id: first.id, words: first.words }
}

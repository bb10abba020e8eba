import { findDay } from './opening.ts'
import { readPriceList, type ReadService } from './price-list.ts'
import { splitSentences } from './sentences.ts'
import { titled } from './service-names.ts'
import {
  conjunctions,
  doingVerbs,
  ends,
  givingForms,
  givingVerbs,
  notOffers,
  openings,
  subjects,
  verbEndings
} from './offer-words.ts'

const most = 8
const longest = 40
const mostWords = 5

const denied = /(?<!\p{L})(?:not|never|no|nothing|don[’']t|nicht|kein\p{L}*|nie|ne|pas|non|niet)(?!\p{L})/iu
const groups = /^(?:courses|lessons|classes|training|workshops) for [\p{L} ]+$/iu
const articles =
  /^(?:a|an|the|our own|my own|our|my|your|its own|some|und|du|de la|de l[’']|des|les|le|la|el|los|las|il|lo|gli|der|die|das)\s+|^(?:de )?l[’']/iu
const endWords = (language: string): RegExp => new RegExp(`(?:^|\\s)(?:${ends[language]})\\s.*$`, 'iu')
const unfit = new RegExp(
  `^(?:${notOffers})(?![\\p{L}-])|(?<!\\p{L})(?:people|learners|drivers|studio|shop|salon|company|firm|business|practice|clinic|school)$`,
  'iu'
)
/** Members of such a list are places. */
const branches =
  /(?<!\p{L})(?:offices|branches|shops|locations|studios|filialen|standorte|büros|werkstätten|bureaux|agences|despachos|oficinas|locales|sedi|negozi|escritórios|lojas|biura|oddziały|vestigingen|kantoren)\s*:/iu
/** In `cleaning of houses, offices and stairs` the list belongs to the word before it. */
const leaning = /\s(?:de|di|da|do|von|van|of)\s/iu
const plain = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}\s’'&/-]*$/u

function trimmed(item: string, end: RegExp | undefined): string {
  const bare = item
    .trim()
    .replace(/\s*\([^()]*\)$/u, '')
    .replace(articles, '')
  return (end === undefined || groups.test(bare) ? bare : bare.replace(end, '')).trim()
}

function isOffer(item: string): boolean {
  return (
    plain.test(item) &&
    item.length <= longest &&
    item.split(/\s+/u).length <= mostWords &&
    !unfit.test(item) &&
    findDay(item) === undefined
  )
}

const giving = new RegExp(`^(?:${givingVerbs})\\s+`, 'iu')
const doing = new RegExp(`^(?:${doingVerbs})\\s+`, 'iu')
const plural = (verbs: string): string =>
  verbs
    .split('|')
    .filter((verb) => !verb.endsWith('s'))
    .join('|')
const verbFirst = new RegExp(`^(?:${plural(givingVerbs)}|${plural(doingVerbs)})\\s+`, 'iu')

/**
 * The part that closes a list: the first with a conjunction, or a later one where it belongs to the same list, as in
 * `wills and probate, family law and employment law`.
 */
function closingPart(parts: readonly string[], closing: RegExp, end: RegExp): number {
  const at = parts.findIndex((part) => closing.test(part))
  const last = parts.findLastIndex((part) => closing.test(part))
  const between = parts.slice(at + 1, last + 1)
  const same = between.every((part) => !end.test(part) && !verbFirst.test(part) && isOffer(part.trim()))
  return last > at && same ? last : at
}

/**
 * The members of a list that a conjunction closes; none where the text does not begin with one. In `films for museums
 * and farms` the list belongs to the word before it.
 */
function listMembers(text: string, language: string): string[] {
  const parts = text.split(/\s*[,،]\s*/u)
  const closing = new RegExp(`^(?:(.+?)\\s+)?(?:${conjunctions[language]})\\s+(.+)$`, 'iu')
  const end = endWords(language)
  const at = closingPart(parts, closing, end)
  const match = closing.exec(parts[at] ?? '')
  if (match === null) return []
  const [, before, after = ''] = match
  const items = [...parts.slice(0, at), ...(before === undefined ? [] : [before]), after]
  if (end.test(items[0] ?? '')) return []
  return items.map((item, index) => trimmed(item, index === items.length - 1 ? end : undefined))
}

/** Titles, where each of them may be one. */
function toTitles(items: readonly string[], fewest: number): string[] {
  const different = [...new Set(items.map(titled))]
  return items.length >= fewest && items.every(isOffer) ? different.slice(0, most) : []
}

const form = new RegExp(`(?<!\\p{L})(?:${givingForms})\\s+(.+)$`, 'iu')
const clause = new RegExp(
  `(?<!\\p{L})(?:${subjects})\\s+(?:also\\s+|mostly\\s+|mainly\\s+)?((?:${givingVerbs}|${doingVerbs})\\s+.+)$`,
  'iu'
)

function afterVerb(sentence: string): string[] {
  const match = clause.exec(sentence)
  const spoken = match?.[1]
  if (spoken === undefined || /^do(?:es)? not/iu.test(spoken) || denied.test(sentence.slice(0, match?.index)))
    return []
  const verb = giving.exec(spoken)?.[0] ?? doing.exec(spoken)?.[0] ?? ''
  const [first = '', ...rest] = listMembers(spoken.slice(verb.length), 'en')
  const verbs = rest.filter((item) => verbFirst.test(item)).length
  if (verbs > 0) {
    const phrases = [`${verb}${first}`, ...rest].map((item) => item.replace(giving, dropUnlessMaking))
    const phrased = rest.every((item) => verbFirst.test(item) || /\s/u.test(item))
    return phrased ? toTitles(phrases, 2) : []
  }
  const titles = toTitles([first, ...rest], 2)
  return giving.test(spoken) ? titles : titles.map((title) => `${titled(verb)}${lowered(title)}`)
}

/** In a list of verbs, `build wheels` and `design websites` say more than their thing alone. */
function dropUnlessMaking(verb: string): string {
  return /^(?:build|design|draw|develop|teach|cook|film|cover)\b/iu.test(verb) ? verb : ''
}

const lowered = (title: string): string => title.charAt(0).toLocaleLowerCase() + title.slice(1)

const lessons = /(?<!\p{L})(?:lessons|classes|courses|tuition|training) (?:on|in) (.+)$/iu

/** Lists behind a colon, lists that are the sentence, and what lessons are about. */
function withoutVerb(sentence: string, language: string): string[] {
  const colon = /:\s+(.+)$/u.exec(sentence)?.[1]
  const behind = colon ?? lessons.exec(sentence)?.[1] ?? form.exec(sentence)?.[1] ?? sentence
  const closed = listMembers(behind, language)
  if (colon !== undefined && branches.test(sentence)) return []
  const open = closed.length === 0 && colon !== undefined ? colon.split(/\s*,\s*/u) : closed
  const whole = behind === sentence && leaning.test(open[0] ?? '') && !leaning.test(open.at(-1) ?? '')
  return behind.includes(',') && !whole ? toTitles(open, 3) : []
}

/** Members of a list that belong to another clause: they begin with a verb, or lack the end of theirs. */
const fragments: Readonly<Record<string, RegExp>> = {
  // German nouns have a capital letter: `Stühle, Sofas neu, erneuern Federung`.
  de: /^\p{Ll}\p{L}*(?:en|ern|eln)\s|\s\p{Ll}\p{L}*(?<!n)$|\s(?:und|oder)\s\p{Ll}\p{L}*$/u,
  fr: /^\p{L}+ons\s(?:des|les|le|la|vos|votre|du|un|une)\s|^\p{L}+ons\sl[’']/iu,
  nl: /^(?:verkopen|repareren|verhuren|maken|leveren|bezorgen|plaatsen|bouwen|geven|bieden|verzorgen|herstellen|onderhouden)\s/iu
}

function inOtherLanguage(sentence: string, language: string): string[] {
  const opening = openings[language]
  const match = opening === undefined ? null : new RegExp(`^(${opening})\\s+(.+)$`, 'iu').exec(sentence)
  if (match === null || denied.test(sentence)) return []
  const [, verb = '', list = ''] = match
  const items = listMembers(list, language)
  const endings = verbEndings[language]
  const own =
    endings !== undefined && items.slice(1).some((item) => new RegExp(`^(?:${endings})\\s`, 'iu').test(item))
  if (items.some((item) => fragments[language]?.test(item))) return []
  return toTitles(own ? [`${verb} ${items[0] ?? ''}`, ...items.slice(1)] : items, 3)
}

/** The services of the first sentence that lists them without prices, as titles in the words of the text. */
export function readListedServices(text: string, language: string): string[] {
  if (conjunctions[language] === undefined) return []
  for (const sentence of splitSentences(text)) {
    const bare = sentence.replace(/[.!?;]+$/u, '').trim()
    const spoken = language === 'en' ? afterVerb(bare) : inOtherLanguage(bare, language)
    const found = spoken.length > 0 || clause.test(bare) ? spoken : withoutVerb(bare, language)
    if (found.length > 0) return found
  }
  return []
}

/**
 * Extracts the services that a text names, in its words: those with a price, or else those that it lists.
 * @param currency the currency of the business
 */
export function readServices(text: string, language: string, currency?: string): ReadService[] {
  const priced = readPriceList(text, currency, language)
  if (priced.some(({ price }) => price?.kind === 'amount')) return priced
  return [...readListedServices(text, language).map((name) => ({ name })), ...priced]
}

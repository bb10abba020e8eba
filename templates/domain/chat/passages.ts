import type { ChatReply } from '../backend/port.ts'
import { linesOf, plainText } from '../drafts.ts'
import type { Content, Service, Site, Text } from '../site.ts'
import { addressText, factText, splitSentences } from '../text.ts'
import { lexiconOf, type Lexicon } from './lexicon.ts'
import { replyMessages as say } from './messages.ts'
import { isSameWord, termsOf, type Term } from './words.ts'

/** A part of the site that can answer a question. */
export interface Passage {
  kind: 'sentence' | 'question' | 'service' | 'plan' | 'person'
  /** As it is told. */
  text: string
  /** The words that it is about. */
  terms: readonly Term[]
  /** The words of its title, where it has one. */
  title: readonly Term[]
  /** Pages where it stands, the best one first. */
  pages: readonly string[]
  service?: Service
  /** The answer of a question alone. */
  answer?: string
  hasPrice: boolean
  /** It says that something costs nothing. */
  isFree: boolean
  hasDuration: boolean
}

/** What the chat knows of a site. */
export interface Knowledge {
  site: Site
  lexicon: Lexicon
  passages: readonly Passage[]
  /** The words of the name of the business, which say nothing about a question. */
  name: readonly Term[]
  /** Whether the site mentions a word anywhere. */
  mentions: (term: Term) => boolean
  /** How much a word tells: the rarer, the more. */
  weight: (term: Term) => number
}

/** Collects what a site says, by the words of its languages. */
export function knowledgeOf(site: Site): Knowledge {
  const { businessInfo, content } = site
  const lexicon = lexiconOf(['en', content.language, content.ownLanguage?.language ?? 'en'])
  const passages = passagesOf(site, lexicon)
  const name = termsOf(businessInfo.businessName, lexicon)
  const places = [businessInfo.location, ...content.locations.map(({ address }) => addressText(address))]
  const others = termsOf(places.join(' '), lexicon)
  const holds = ({ terms, title }: Passage, term: Term): boolean =>
    [...terms, ...title].some((said) => isSameWord(term, said))
  return {
    site,
    lexicon,
    passages,
    name,
    mentions: (term) =>
      passages.some((passage) => holds(passage, term)) || others.some((said) => isSameWord(term, said)),
    weight: (term) => 1 / Math.max(1, passages.filter((passage) => holds(passage, term)).length)
  }
}

function passagesOf(site: Site, lexicon: Lexicon): readonly Passage[] {
  const { content, businessInfo } = site
  const { services, faq, about, plans } = content
  const sentences = (pages: readonly string[], texts: readonly (Text | undefined)[]): Passage[] =>
    texts
      .flatMap((text) => splitSentences(plainText(text)))
      .map((text) => passage(lexicon, { kind: 'sentence', text, about: text, pages }))
  return [
    ...(services?.items ?? []).map((service) => serviceOf(service, content, lexicon)),
    ...(plans?.items ?? []).map(({ name, price, per }) => {
      const text = say.planFacts(name, price, per)
      return {
        ...passage(lexicon, { kind: 'plan', text, about: text, title: name, pages: ['services'] }),
        hasPrice: true
      }
    }),
    ...(faq?.items ?? []).map(({ question, answer }) => {
      const text = say.question(question, answer)
      const pages = ['faq', 'home']
      return {
        ...passage(lexicon, { kind: 'question', text, about: answer, title: question, pages }),
        answer
      }
    }),
    ...(about.team?.items ?? []).map(({ name, role, text }) => {
      const told = `${say.person(name, role)} ${text}`.trim()
      return passage(lexicon, { kind: 'person', text: told, about: told, pages: ['about'] })
    }),
    ...sentences(['home'], [businessInfo.description, content.hero.title]),
    ...sentences(['services', 'home'], [services?.intro]),
    ...sentences(
      ['about'],
      [...linesOf(about.story), ...(about.values?.items ?? []).map(({ text }) => text)]
    ),
    ...sentences(
      ['home'],
      [...(content.reasons?.items ?? []), ...(content.process?.items ?? [])].map(({ text }) => text)
    ),
    ...sentences(['contact', 'home'], [content.area]),
    ...(content.stats?.items ?? []).flatMap(({ value, label }) => sentences(['home'], [`${value} ${label}`]))
  ]
}

interface Source {
  kind: Passage['kind']
  text: string
  /** The text that its words are from. */
  about: string
  title?: string
  pages: readonly string[]
}

function passage(lexicon: Lexicon, { kind, text, about, title = '', pages }: Source): Passage {
  const terms = termsOf(about, lexicon)
  const isTimed = terms.some(({ folded }) => lexicon.words.units.includes(folded))
  return {
    kind,
    text,
    terms,
    title: termsOf(title, lexicon),
    pages,
    hasPrice: amount.test(about) || terms.some(({ folded }) => lexicon.words.price.includes(folded)),
    isFree: terms.some(({ folded }) => lexicon.words.free.includes(folded)),
    hasDuration: isTimed && terms.some(({ stem }) => /^\d|^half$|^halb/.test(stem))
  }
}

/** An amount of money, with a currency before or after it. */
const amount = /(?:\p{Sc}|\b(?:CHF|EUR|USD|GBP|PLN))\s?\d|\d\s?(?:\p{Sc}|zł|kr\b|CHF|EUR|Euro\b)/u

function serviceOf(service: Service, content: Content, lexicon: Lexicon): Passage {
  const title = plainText(service.title)
  const facts = [service.price, service.duration]
    .map((fact) => factText(fact, content))
    .filter((fact) => fact !== '')
  const text = plainText(service.text)
  const about = [text, ...linesOf(service.details), factText(service.duration, content)].join(' ')
  const told = facts.length === 0 ? text || say.offered(title) : `${say.serviceFacts(title, facts)} ${text}`
  return {
    ...passage(lexicon, {
      kind: 'service',
      text: told.trim(),
      about,
      title,
      pages: ['service-detail', 'services', 'home']
    }),
    service,
    hasPrice: service.price !== undefined,
    hasDuration: service.duration !== undefined
  }
}

/** A passage with what it has in common with a message. */
interface Ranked {
  passage: Passage
  score: number
  /** The share of the words of the message. */
  coverage: number
}

/** The passages that share words with a message, the most telling first; all of them where no word is given. */
export function rank(
  passages: readonly Passage[],
  asked: readonly Term[],
  { weight }: Knowledge
): readonly Ranked[] {
  if (asked.length === 0) return passages.map((passage) => ({ passage, score: 0, coverage: 0 }))
  return passages
    .map((passage) => {
      const shared = sharedTerms(asked, [...passage.title, ...passage.terms])
      // What it is called by counts double.
      const named = sharedTerms(shared, passage.title)
      const score = [...shared, ...named].reduce((sum, term) => sum + weight(term), 0)
      return { passage, score: Math.round(score * 1000), coverage: shared.length / asked.length }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
}

/** Whether a passage has one of these words or phrases. */
export function mentionsWords({ terms, title }: Passage, phrases: readonly string[]): boolean {
  const line = ` ${[...title, ...terms].map(({ folded }) => folded).join(' ')} `
  return phrases.some((phrase) => line.includes(` ${phrase} `))
}

/** A reply that says first what of the message the site does not mention. */
export function withUnmentioned(asked: readonly Term[], known: Knowledge, reply: ChatReply): ChatReply {
  const missing = [...new Set(unmentioned(asked, known).map(({ written }) => written))]
  return missing.length === 0 ? reply : { ...reply, text: `${say.notMentioned(missing)} ${reply.text}` }
}

/** Passages that one reply tells. */
const most = 6

/** Tells passages as they stand on the site: sentences in quotation marks, the rest as facts. */
export function quote(passages: readonly Passage[]): ChatReply {
  const told = passages.slice(0, passages[0]?.kind === 'sentence' ? 2 : most)
  const isSentence = ({ kind }: Passage): boolean => kind === 'sentence'
  const sentences = told.filter(isSentence).map(({ text }) => text)
  const facts = told.filter((each) => !isSentence(each)).map(({ text }) => text)
  const text = [...facts, ...(sentences.length > 0 ? [say.quoted([...new Set(sentences)])] : [])].join(' ')
  const [first, second] = told
  const isOneService = first?.service !== undefined && second === undefined
  return {
    text,
    pages: isOneService ? first.pages : (first?.pages.filter((page) => page !== 'service-detail') ?? []),
    ...(isOneService && { service: first.service?.id })
  }
}

/** The words that the site mentions nowhere. */
export function unmentioned(terms: readonly Term[], known: Knowledge): readonly Term[] {
  // '1st' is said as 'first'.
  return terms.filter((term) => !/\d\p{L}/u.test(term.folded) && !known.mentions(term))
}

/** The words of a message that are among those of a text. */
export function sharedTerms(asked: readonly Term[], said: readonly Term[]): readonly Term[] {
  return asked.filter((term) => said.some((other) => isSameWord(term, other)))
}

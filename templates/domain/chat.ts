import { linesOf, plainText } from './drafts.ts'
import { chatMessages } from './features/chat.ts'
import { hoursLines } from './hours.ts'
import type { Content, Site } from './site.ts'
import { addressText, factText, foldWords, splitSentences } from './text.ts'

/** Facts that the chat answers from; the site shows all of them already. */
export interface ChatKnowledge {
  questions: readonly { question: string; answer: string }[]
  services: readonly { title: string; text?: string; price?: string; duration?: string }[]
  /** Opening hours, one line each; empty where they are not known. */
  hours: readonly string[]
  /** Addresses of the business. */
  places: readonly string[]
  /** Other sentences of the site. */
  sentences?: readonly string[]
  phone: string
  email: string
}

/** Stop words, which say nothing about the topic of a question. */
const stopWords = new Set(
  `a about an and any are at be by can could did do does for from get give got had has have hello hey hi how i if in is it
  its just know like me much my need no not of on or our please shall should so some tell than thanks that the their them
  there they this to us want was we what when where which who why will with would yes you your`.split(/\s+/)
)

/** Keywords of the topics that have a fixed answer. */
const topics = {
  hours:
    'open opens opening hours hour close closes closed closing monday tuesday wednesday thursday friday saturday sunday weekend today tomorrow',
  place: 'address location located directions parking map find street',
  contact: 'human person someone somebody staff phone call email mail contact reach speak talk number',
  prices: 'price prices cost costs pay fee fees expensive cheap charge rate rates'
} as const
type Topic = keyof typeof topics

function mentions(topic: Topic, asked: ReadonlySet<string>): boolean {
  return topics[topic].split(' ').some((word) => asked.has(stem(word)))
}

/** An amount of money, with a currency sign before or after it. */
const amount = /\p{Sc}\s?\d|\d\s?\p{Sc}/u

/** Share of common keywords from which a message matches a text. */
const overlapMin = 0.5

/**
 * Answers from the site's questions, services and hours, or quotes another sentence of the site. Without a match it
 * says so and offers contact details: it never guesses.
 */
export function findAnswer(message: string, known: ChatKnowledge): string {
  const asked = keywords(message)
  return (
    greeting(message, asked) ??
    answerFromContent(asked, known) ??
    answerByTopic(asked, known) ??
    quote(asked, known) ??
    `${chatMessages.unknown} ${contactText(known)}`.trim()
  )
}

/** Phone number and e-mail address as a sentence. */
export function contactText({ phone, email }: Pick<ChatKnowledge, 'phone' | 'email'>): string {
  if (phone !== '' && email !== '') return chatMessages.callOrWrite(phone, email)
  if (phone !== '') return chatMessages.callUs(phone)
  return email === '' ? '' : chatMessages.writeUs(email)
}

function greeting(message: string, asked: ReadonlySet<string>): string | undefined {
  return asked.size === 0 && message.trim() !== '' ? chatMessages.ask : undefined
}

/** The question or service with the most keywords in common. */
function answerFromContent(
  asked: ReadonlySet<string>,
  { questions, services }: ChatKnowledge
): string | undefined {
  const texts = [
    ...questions.map(({ question, answer }) => ({ about: question, answer })),
    ...services.map(({ title, text = '', price, duration }) => ({
      about: title,
      answer: `${chatMessages.serviceFacts(title, price, duration)} ${text}`.trim()
    }))
  ]
  const [best] = texts
    .map(({ about, answer }) => ({ answer, shared: countShared(keywords(about), asked) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
  return best?.answer
}

function answerByTopic(asked: ReadonlySet<string>, known: ChatKnowledge): string | undefined {
  const about = (topic: Topic): boolean => mentions(topic, asked)
  if (about('contact')) return contactText(known) || undefined
  if (about('hours') && known.hours.length > 0) return `${chatMessages.hours} ${known.hours.join('. ')}.`
  if (about('place') && known.places.length > 0) return `${chatMessages.places} ${known.places.join('; ')}.`
  if (!about('prices')) return undefined
  const priced = known.services.filter(({ price }) => price !== undefined)
  if (priced.length === 0) return undefined
  return priced
    .map(({ title, price, duration }) => chatMessages.serviceFacts(title, price, duration))
    .join(' ')
}

/** The sentence with the most keywords in common, at least half of those that were asked. */
function quote(asked: ReadonlySet<string>, known: ChatKnowledge): string | undefined {
  const [best] = (known.sentences ?? [])
    .map((sentence) => {
      const said = keywords(sentence)
      const priced = mentions('prices', asked) && amount.test(sentence) ? 1 : 0
      return { sentence, shared: priced + [...asked].filter((word) => said.has(word)).length }
    })
    .filter(({ shared }) => shared > 0 && shared >= overlapMin * asked.size)
    .sort((a, b) => b.shared - a.shared)
  return best && `${chatMessages.quoted(best.sentence)} ${contactText(known)}`.trim()
}

/** Number of common keywords; 0 where there are too few for a match. */
function countShared(wanted: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  const shared = [...wanted].filter((word) => asked.has(word)).length
  const named = shared === wanted.size
  return named || shared >= overlapMin * Math.max(wanted.size, asked.size) ? shared : 0
}

/** The keywords of a text: without stop words, plurals stemmed. */
function keywords(text: string): ReadonlySet<string> {
  const words = foldWords(text).map(({ folded }) => folded)
  return new Set(words.filter((word) => !stopWords.has(word)).map(stem))
}

function stem(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** Collects the facts for the chat from the content of the site. */
export function knowledgeOf({ businessInfo, content }: Site): ChatKnowledge {
  const { services, faq, hours, locations, language } = content
  const places = locations.map(({ address }) => addressText(address)).filter((address) => address !== '')
  return {
    questions: faq?.items ?? [],
    services: (services?.items ?? []).map(({ title, text, price, duration }) => ({
      title: plainText(title),
      text: plainText(text),
      price: factText(price, content),
      duration: factText(duration, content)
    })),
    hours: hours === undefined ? [] : hoursLines(hours, language).map(({ days, open }) => `${days} ${open}`),
    places: places.length > 0 ? places : [businessInfo.location].filter((place) => place !== ''),
    sentences: [businessInfo.description, ...saidIn(content)].flatMap(splitSentences),
    phone: businessInfo.contactPhone,
    email: businessInfo.contactEmail
  }
}

/** The texts of the pages besides services, questions, hours and addresses. */
function saidIn({ hero, services, about, reasons, process, area }: Content): string[] {
  const { story, values } = about
  return [
    plainText(hero.title),
    plainText(services?.intro),
    ...(services?.items ?? []).flatMap(({ details }) => linesOf(details)),
    ...linesOf(story),
    ...[...(values?.items ?? []), ...(reasons?.items ?? []), ...(process?.items ?? [])].map(
      ({ text }) => text
    ),
    plainText(area)
  ].filter((text) => text.trim() !== '')
}

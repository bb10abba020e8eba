import { addressLabel } from '../business.ts'
import type { ChatReply } from '../backend/port.ts'
import type { LocalTime } from '../calendar.ts'
import { plainText } from '../drafts.ts'
import { addressText } from '../text.ts'
import type { Site } from '../site.ts'
import { namesHours, replyHours } from './hours-reply.ts'
import { parseMessage, type AskedMessage } from './message.ts'
import { replyMessages as say } from './messages.ts'
import {
  knowledgeOf,
  mentionsWords,
  quote,
  rank,
  sharedTerms,
  unmentioned,
  withUnmentioned,
  type Knowledge,
  type Passage
} from './passages.ts'
import type { Term } from './words.ts'

type Reply = (asked: AskedMessage, known: Knowledge, now: LocalTime) => ChatReply | undefined

/** What can answer, in the order in which it is asked. */
const replies: readonly Reply[] = [
  replyVague,
  replyQuestion,
  replyContact,
  replyPrice,
  replyPay,
  replyDuration,
  replyOpening,
  replyTravel,
  replyPlace,
  replyPeople,
  replyBooking,
  replyServices,
  replyContent
]

/**
 * Answers a message from what the site says: its facts, or a sentence of it in quotation marks, with the page where that
 * stands. What the site does not say is not guessed: the reply says so, and how to ask a person.
 */
export function findReply(message: string, site: Site, now: LocalTime): ChatReply {
  const known = knowledgeOf(site)
  const asked = parseMessage(message, known, now.day)
  for (const reply of replies) {
    const found = reply(asked, known, now)
    if (found !== undefined) return found
  }
  return { text: `${say.unknown} ${contactText(site.businessInfo)}`.trim(), pages: ['contact'] }
}

/** Phone number and e-mail address as a sentence. */
function contactText({
  contactPhone: phone,
  contactEmail: email
}: Pick<Site['businessInfo'], 'contactPhone' | 'contactEmail'>): string {
  if (phone !== '' && email !== '') return say.callOrWrite(phone, email)
  if (phone !== '') return say.callUs(phone)
  return email === '' ? '' : say.writeUs(email)
}

function replyVague({ isVague }: AskedMessage): ChatReply | undefined {
  return isVague ? { text: say.ask } : undefined
}

/** A question of the site that is asked in nearly the same words. */
function replyQuestion({ content, keywords }: AskedMessage, known: Knowledge): ChatReply | undefined {
  const isFiller = ({ folded }: { folded: string }): boolean => known.lexicon.stop.has(folded)
  const [best] = known.passages
    .filter(({ kind }) => kind === 'question')
    .map((passage) => {
      const said = passage.title.filter((term) => !isFiller(term))
      const shared = sharedTerms(keywords, said).length
      const own = sharedTerms(content, said).length
      return { passage, likeness: own === 0 ? 0 : (2 * shared) / (keywords.length + said.length) }
    })
    .filter(({ likeness }) => likeness >= 0.6)
    .sort((a, b) => b.likeness - a.likeness)
  return best && quote([{ ...best.passage, text: best.passage.answer ?? best.passage.text }])
}

function replyContact({ topics }: Pick<AskedMessage, 'topics'>, { site }: Knowledge): ChatReply | undefined {
  if (!topics.has('contact')) return undefined
  const text = contactText(site.businessInfo)
  return text === '' ? undefined : { text, pages: ['contact'] }
}

/** How customers pay; where the site does not say, it is not read from a price. */
function replyPay({ topics, content }: AskedMessage, known: Knowledge): ChatReply | undefined {
  if (!topics.has('pay')) return undefined
  const found = known.passages.filter((passage) => mentionsWords(passage, known.lexicon.words.pay))
  if (found.length > 0) return quote(rank(found, content, known).map(({ passage }) => passage))
  return notSaid(known)
}

function replyOpening(asked: AskedMessage, known: Knowledge, now: LocalTime): ChatReply | undefined {
  const { topics, day, content, isNow, isWhen } = asked
  const isAbout = topics.has('hours') || day !== undefined
  if (!isAbout && !isNow && !isWhen) return undefined
  // 'When are the evening classes?' is not about the opening hours.
  const own = rank(known.passages, content, known).filter(
    ({ passage, coverage }) => coverage >= 0.5 && namesHours(passage, known)
  )
  if (!topics.has('hours') && own.length > 0) return quote(own.slice(0, 1).map(({ passage }) => passage))
  if (topics.has('travel') || topics.has('booking')) return undefined
  if (!isAbout && content.length > 0) return undefined
  const found = replyHours(asked, known, now)
  if (found === undefined) return notSaid(known)
  return day === undefined ? withUnmentioned(content, known, found) : found
}

function replyTravel({ topics, content }: AskedMessage, known: Knowledge): ChatReply | undefined {
  if (!topics.has('travel')) return undefined
  const comes = known.passages.filter((passage) => mentionsWords(passage, known.lexicon.words.comes))
  const isStrange = unmentioned(content, known).length === content.length
  const ranked = rank(comes, isStrange ? [] : content, known)
  const best = ranked.filter(({ score }) => score === ranked[0]?.score).map(({ passage }) => passage)
  if (best.length === 0) return content.length === 0 ? notSaid(known) : undefined
  return withUnmentioned(content, known, quote(best))
}

function replyPlace(asked: AskedMessage, known: Knowledge): ChatReply | undefined {
  const { topics, isWhere, content } = asked
  const { locations, trade } = known.site.content
  if (!topics.has('place') && !(isWhere && topics.size === 0 && content.length === 0)) return undefined
  if (content.length > 0 && unmentioned(content, known).length < content.length) return undefined
  if (content.length > 0 && isWhere) return undefined
  const places = locations.map(({ address }) => addressText(address)).filter((address) => address !== '')
  const all = places.length > 0 ? places : [known.site.businessInfo.location].filter((place) => place !== '')
  if (all.length === 0) return notSaid(known)
  const label = addressLabel({ trade }, say.places)
  const lead = label === say.places ? label : say.basedIn
  return { text: `${lead} ${all.join('; ')}.`, pages: ['contact', 'locations', 'home'] }
}

function replyPeople({ topics, content }: AskedMessage, known: Knowledge): ChatReply | undefined {
  if (!topics.has('people')) return undefined
  const people = known.passages.filter(({ kind }) => kind === 'person')
  const named = rank(people, content, known).map(({ passage }) => passage)
  if (named.length > 0) return quote(named)
  return people.length > 0 ? withUnmentioned(content, known, quote(people)) : undefined
}

function replyBooking({ topics, content }: AskedMessage, known: Knowledge): ChatReply | undefined {
  if (!topics.has('booking')) return undefined
  if (known.site.selectedFeatures.includes('booking')) return { text: say.bookHere, pages: ['booking'] }
  const found = known.passages.filter((passage) => mentionsWords(passage, known.lexicon.words.booking))
  if (found.length > 0) return quote(rank(found, content, known).map(({ passage }) => passage))
  return content.length === 0 ? replyContact({ topics: new Set(['contact']) }, known) : undefined
}

/** What is on offer, where nothing else was asked for. */
function replyServices({ topics, content }: AskedMessage, { site }: Knowledge): ChatReply | undefined {
  const services = site.content.services?.items ?? []
  if (!topics.has('services') || content.length > 0 || services.length === 0) return undefined
  const titles = services.map(({ title }) => plainText(title))
  return { text: say.services(titles), pages: ['services', 'home'] }
}

/** The part of the site that has most words in common, with those that the site does not mention. */
function replyContent(asked: AskedMessage, known: Knowledge): ChatReply | undefined {
  const { keywords } = asked
  const [best, ...others] = rank(known.passages, keywords, known).filter(
    ({ passage, coverage }) => coverage >= 1 / 3 || isNamedBy(passage, asked, known)
  )
  if (best === undefined) return undefined
  const isNamed = best.passage.service !== undefined && isWhole(best.passage, asked)
  const equal = others.filter(
    ({ score, passage }) => score === best.score && passage.kind === best.passage.kind
  )
  const reply = quote([best, ...equal].map(({ passage }) => passage))
  return isNamed ? reply : withUnmentioned(keywords, known, reply)
}

/** Whether a word was asked for that hardly anything but this service goes by. */
function isNamedBy({ service, title }: Passage, { keywords }: AskedMessage, known: Knowledge): boolean {
  return service !== undefined && sharedTerms(keywords, title).some((term) => known.weight(term) >= 0.5)
}

/** Whether every word of a title was asked for. */
function isWhole({ title }: Passage, { keywords }: AskedMessage): boolean {
  return title.length > 0 && title.every((term) => sharedTerms(keywords, [term]).length > 0)
}

function notSaid({ site }: Knowledge): ChatReply {
  return { text: `${say.unknown} ${contactText(site.businessInfo)}`.trim(), pages: ['contact'] }
}

/** Tells what something costs: of the services that are named, or else of all. */
function replyPrice({ topics, content }: AskedMessage, known: Knowledge): ChatReply | undefined {
  if (!topics.has('price')) return undefined
  const priced = known.passages.filter(({ hasPrice }) => hasPrice)
  const free = known.passages.filter(({ isFree, hasPrice }) => isFree && !hasPrice)
  return replyFacts(content, { facts: priced, besides: free }, known, say.noPrice)
}

/** Tells how long something takes. */
function replyDuration({ topics, content }: AskedMessage, known: Knowledge): ChatReply | undefined {
  if (!topics.has('duration')) return undefined
  const timed = known.passages.filter(({ hasDuration }) => hasDuration)
  return replyFacts(content, { facts: timed, besides: [] }, known, say.noDuration)
}

/** `besides` count only where they are named; `missing` says that the site has no such fact about the words that it mentions. */
function replyFacts(
  content: readonly Term[],
  { facts, besides }: { facts: readonly Passage[]; besides: readonly Passage[] },
  known: Knowledge,
  missing: (words: string) => string
): ChatReply | undefined {
  const ranked = content.length === 0 ? [] : rank([...facts, ...besides], content, known)
  const best = ranked.filter(({ score }) => score === ranked[0]?.score).map(({ passage }) => passage)
  const strange = unmentioned(content, known)
  if (best.length > 0) return withUnmentioned(content, known, quote(factsFirst(best)))
  if (facts.length === 0) return undefined
  const general = quote(factsFirst(facts))
  if (strange.length === content.length) return withUnmentioned(content, known, general)
  const words = content.map(({ written }) => written).join(' ')
  return { ...general, text: `${missing(words)} ${general.text}` }
}

/** Facts of services say it best; sentences stand in for them. */
function factsFirst(passages: readonly Passage[]): readonly Passage[] {
  const facts = passages.filter(({ kind }) => kind === 'service' || kind === 'plan')
  return facts.length > 0 ? facts : passages
}

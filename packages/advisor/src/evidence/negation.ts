import type { TokenSpan } from './pattern.ts'
import type { Token } from './token.ts'

/**
 * Polarity of a match by the words around it (negation detection). `plain`: affirmed. `refused`: the business declines
 * it. `lacking`: it is missing, which in a list of challenges is a wish. `unable`: customers cannot do it, which is a
 * wish there too and neutral elsewhere. `contrasted`: the other half of the sentence says what the business does
 * instead, so that this half is neutral.
 */
type Polarity = 'plain' | 'refused' | 'lacking' | 'unable' | 'contrasted'

const reach = 6
/** Most words of a list item, such as in `booking, chat or payments`. */
const itemMax = 3

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const determiners = set(
  'no without zero lack lacks lacking missing kein keine keinen keiner keinem ohne pas sans aucun aucune sin ningun ninguna senza niente nessun nessuna sem nenhum nenhuma bez brak geen zonder'
)
const verbs = set(
  "not don't dont doesn't doesnt didn't won't wont never isn't aren't nor neither refuse refuses avoid avoids stopped haven't hasn't hate hates dislike dislikes"
)
const inability = set("cannot can't cant couldn't unable impossible")
const wanting = set(
  'want wants need needs take takes accept accepts offer offers plan plans wish allow allows like use uses do provide provides sell sells'
)
/** `Auch ohne Termin`, `with or without appointment`: both are right. */
const withouts = set('without ohne sans sin senza sem bez zonder')
const alternatives = set(
  'or and also auch oder und ou et aussi meme o u y e anche tambem tambien lub i takze of en ook'
)
/** Right behind these, the verbs of other languages say what a business does not want. */
const foreignNots = set('no non nao nie')
const foreignWanting = set(
  'quiero queremos acepto aceptamos tomamos hacemos hago accetto accettiamo voglio vogliamo prendiamo facciamo quero aceito aceitamos fazemos chce chcemy przyjmujemy akceptujemy'
)
/** In a clause with one of these a thing is declined, not missed: `kein Formular bitte`, `geen webshop, ik verkoop niks`. */
const firmness = set('please pls bitte svp plait favor favore prosze prosimy alstublieft niks nichts rien')
/** After `no` or `not`, these cancel the negation: no more queues, not only by phone, no missed calls. */
const harmless = set(
  'only just more missed double lost late forgotten shows show problem matter doubt wonder merely worries nur seulement solo solamente soltanto so apenas tylko alleen mehr verpassten'
)
const scopeEnds = set(
  'but however though although where who which because since so if unless instead except still that'
)
const subjects = set('we i they you he she it our customers clients patients guests visitors everyone people')
const elsewhere = set('phone telephone mail email fax person letter post')
const refusedAfter = set(
  'needed necessary required accepted offered taken wanted supported allowed unnecessary unwanted'
)
const lackingAfter = set('possible available impossible working missing')

function rank(tokens: readonly Token[], at: number): Polarity | undefined {
  const word = tokens[at]?.word ?? ''
  const next = tokens[at + 1]?.word ?? ''
  if (harmless.has(next)) return undefined
  if (withouts.has(word) && alternatives.has(tokens[at - 1]?.word ?? '')) return 'contrasted'
  if (foreignNots.has(word) && foreignWanting.has(next)) return 'refused'
  if (determiners.has(word)) return 'lacking'
  if (inability.has(word)) return 'unable'
  if (!verbs.has(word)) return undefined
  if (word === 'not' && (tokens[at - 1]?.word === 'can' || tokens[at - 1]?.word === 'could')) return 'unable'
  if (/^(never|nor|neither|refuse|avoid|stopped|won|hate|dislike)/.test(word)) return 'refused'
  if (next === 'have' || next === 'yet' || /^ha(ve|s)n't$/.test(word)) return 'lacking'
  return wanting.has(next) ? 'refused' : 'lacking'
}

/** `no longer`, and `rather than` or `instead of` right before a match, refuse it too. */
function refusedByPhrase(tokens: readonly Token[], at: number): boolean {
  const pair = `${tokens[at]?.word} ${tokens[at + 1]?.word}`
  return (
    pair === 'no longer' ||
    pair === 'rather than' ||
    pair === 'instead of' ||
    pair === 'no need' ||
    pair === 'not ready'
  )
}

/**
 * True where an `and` ends the scope of a negation: what follows has a subject or verb of its own, or the negation was
 * a `no`.
 */
function endsAtAnd(tokens: readonly Token[], and: number, negator: string): boolean {
  const next = tokens[and + 1]?.word ?? ''
  return (determiners.has(negator) && negator !== 'without') || subjects.has(next) || wanting.has(next)
}

/** True where a comma before a match goes on with a list of short items that an `or` closes. */
function goesOn(tokens: readonly Token[], comma: number, { start, end }: TokenSpan): boolean {
  if (!tokens[comma]?.comma || start - comma >= itemMax) return false
  const near = tokens.slice(start - 1, end + itemMax + 1)
  const stop = near.findIndex((token, at) => at > end - start + 1 && token.breaks && !token.comma)
  return near.slice(0, stop < 0 ? undefined : stop).some(({ word }) => word === 'or' || word === 'nor')
}

/** A polarity, and the token from which on the words say so. */
interface MatchPolarity {
  readonly polarity: Polarity
  readonly from: number
}

function before(tokens: readonly Token[], span: TokenSpan): MatchPolarity {
  const plain: MatchPolarity = { polarity: 'plain', from: span.start }
  const ands: number[] = []
  for (let at = span.start - 1; at >= 0 && at >= span.start - reach; at -= 1) {
    const token = tokens[at]
    if (token === undefined) return plain
    if (tokens[at + 1]?.breaks && !goesOn(tokens, at + 1, span)) return plain
    if (refusedByPhrase(tokens, at)) return { polarity: 'refused', from: at }
    if (token.word === 'and') ands.push(at)
    const found = rank(tokens, at)
    if (found !== undefined && !ands.some((and) => endsAtAnd(tokens, and, token.word)))
      return { polarity: found, from: at }
    if (scopeEnds.has(token.word)) return plain
  }
  return plain
}

/** The next four words of the clause. */
function clauseAfter(tokens: readonly Token[], end: number): readonly Token[] {
  const next = tokens.slice(end, end + 4)
  const stop = next.findIndex(({ breaks }) => breaks)
  return stop < 0 ? next : next.slice(0, stop)
}

function after(tokens: readonly Token[], { end }: TokenSpan): Polarity {
  let denied = false
  for (const token of clauseAfter(tokens, end)) {
    if (token.word === 'not' || verbs.has(token.word)) denied = true
    else if (token.word.startsWith('un') || token.word === 'impossible' || token.word === 'missing')
      denied = true
    if (denied && refusedAfter.has(token.word)) return 'refused'
    if (denied && lackingAfter.has(token.word)) return 'unable'
  }
  return 'plain'
}

/** True where only one variant is negated: no bookings by phone, no payments in person. */
function onlyOneWay(tokens: readonly Token[], { end }: TokenSpan): boolean {
  const preposition = tokens[end]?.word ?? ''
  const rest = [tokens[end + 1]?.word ?? '', tokens[end + 2]?.word ?? '']
  return /^(by|in|over|via|on|per)$/.test(preposition) && rest.some((word) => elsewhere.has(word))
}

const contrasts = set('but however though although yet')
const owners = set("i we i'm we're our")
const policies = set('only just never prefer rather simply')
/** Words of the other half of a sentence that are looked at. */
const otherHalf = 14

/**
 * True where the sentence continues with what the business does instead: they want to pay online, but I only take cash.
 */
function isContrasted(tokens: readonly Token[], { end }: TokenSpan): boolean {
  const next = tokens.slice(end, end + otherHalf)
  const stop = next.findIndex(({ breaks, comma }) => breaks && !comma)
  const rest = stop < 0 ? next : next.slice(0, stop)
  const turn = rest.findIndex(({ word }) => contrasts.has(word))
  if (turn < 0) return false
  const [subject, ...words] = rest.slice(turn + 1, turn + 5).map(({ word }) => word)
  if (subject === undefined || !owners.has(subject)) return false
  const [verb = '', object = ''] = words
  // What a business lacks it may still wish for.
  return policies.has(verb) ? object !== 'have' : verbs.has(verb) && wanting.has(object)
}

/** Whether a match is meant, refused or missed, by the words around it. */
export function polarityOf(tokens: readonly Token[], span: TokenSpan): MatchPolarity {
  const found = before(tokens, span)
  const sense = found.polarity === 'plain' ? { ...found, polarity: after(tokens, span) } : found
  if (sense.polarity === 'plain' && isContrasted(tokens, span)) return { ...sense, polarity: 'contrasted' }
  const isReady = tokens[sense.from + 1]?.word !== 'ready'
  const wish = isReady && clauseAfter(tokens, span.end).some(({ word }) => word === 'yet')
  return wish || onlyOneWay(tokens, span) ? { polarity: 'plain', from: span.start } : sense
}

/** Tells whether what a text lacks is declined and not missed: `No gallery please`. */
export const isFirm = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => firmness.has(word))

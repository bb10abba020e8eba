import type { Span } from './pattern.ts'
import type { Token } from './token.ts'

/**
 * What the words around a match make of it. `plain`: it is meant as it stands. `refused`: the business does not
 * want it. `lacking`: it is not there or not possible, which in a list of challenges is a wish.
 */
export type Polarity = 'plain' | 'refused' | 'lacking'

const reach = 5

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const determiners = set('no without zero lack lacks lacking missing')
const verbs = set(
  "not don't dont doesn't doesnt didn't won't wont never isn't aren't nor neither refuse refuses avoid avoids stopped haven't hasn't"
)
const inability = set("cannot can't cant couldn't unable impossible")
const wanting = set(
  'want wants need needs take takes accept accepts offer offers plan plans wish allow allows like use uses do provide provides sell sells'
)
/** After `no` or `not`, these say that nothing is denied: no more queues, not only by phone, no missed calls. */
const harmless = set(
  'only just more missed double lost late forgotten shows show problem matter doubt wonder merely'
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
  if (determiners.has(word)) return 'lacking'
  if (inability.has(word)) return 'lacking'
  if (!verbs.has(word)) return undefined
  if (word === 'not' && (tokens[at - 1]?.word === 'can' || tokens[at - 1]?.word === 'could')) return 'lacking'
  if (/^(never|nor|neither|refuse|avoid|stopped|won)/.test(word)) return 'refused'
  if (next === 'have' || next === 'yet' || /^ha(ve|s)n't$/.test(word)) return 'lacking'
  return wanting.has(next) ? 'refused' : 'lacking'
}

/** `no longer`, and `rather than` or `instead of` right before a match, refuse it too. */
function refusedByPhrase(tokens: readonly Token[], at: number): boolean {
  const pair = `${tokens[at]?.word} ${tokens[at + 1]?.word}`
  return pair === 'no longer' || pair === 'rather than' || pair === 'instead of' || pair === 'no need'
}

/** True where an `and` lets nothing through: what follows it has a subject of its own, or the negation was a `no`. */
function endsAtAnd(tokens: readonly Token[], and: number, negator: string): boolean {
  return determiners.has(negator) || subjects.has(tokens[and + 1]?.word ?? '')
}

function before(tokens: readonly Token[], { start }: Span): Polarity {
  const ands: number[] = []
  for (let at = start - 1; at >= 0 && at >= start - reach - 1; at -= 1) {
    const token = tokens[at]
    if (token === undefined || tokens[at + 1]?.breaks) return 'plain'
    if (refusedByPhrase(tokens, at)) return 'refused'
    if (token.word === 'and') ands.push(at)
    const found = rank(tokens, at)
    if (found !== undefined && !ands.some((and) => endsAtAnd(tokens, and, token.word))) return found
    if (scopeEnds.has(token.word)) return 'plain'
  }
  return 'plain'
}

function after(tokens: readonly Token[], { end }: Span): Polarity {
  let denied = false
  for (let at = end; at < end + 4; at += 1) {
    const token = tokens[at]
    if (token === undefined || token.breaks) return 'plain'
    if (token.word === 'not' || verbs.has(token.word)) denied = true
    else if (token.word.startsWith('un') || token.word === 'impossible' || token.word === 'missing')
      denied = true
    if (denied && refusedAfter.has(token.word)) return 'refused'
    if (denied && lackingAfter.has(token.word)) return 'lacking'
  }
  return 'plain'
}

/** True where only one way of it is denied: no bookings by phone, no payments in person. */
function onlyOneWay(tokens: readonly Token[], { end }: Span): boolean {
  const preposition = tokens[end]?.word ?? ''
  const rest = [tokens[end + 1]?.word ?? '', tokens[end + 2]?.word ?? '']
  return /^(by|in|over|via|on|per)$/.test(preposition) && rest.some((word) => elsewhere.has(word))
}

/** Whether a match is meant, refused or missed, by the words around it. */
export function polarityOf(tokens: readonly Token[], span: Span): Polarity {
  const found = before(tokens, span)
  const polarity = found === 'plain' ? after(tokens, span) : found
  return polarity !== 'plain' && onlyOneWay(tokens, span) ? 'plain' : polarity
}

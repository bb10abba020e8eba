import type { LexiconEntry } from './lexicon/entry.ts'
import { isFirm, polarityOf } from './negation.ts'
import type { Passage } from './passage.ts'
import { compilePattern, overlaps, type PatternFinder, type TokenSpan } from './pattern.ts'
import { quoteAround } from './quote.ts'

/** A compiled entry of the lexicon. */
export interface Matcher {
  readonly terms: readonly { readonly find: PatternFinder; readonly weight: number }[]
  readonly except: readonly PatternFinder[]
  readonly against: readonly PatternFinder[]
}

/** The score of the passages against an entry. */
export interface MatchResult {
  /** 0 to 1. */
  readonly confidence: number
  /** Quotes for it, the strongest first. */
  readonly quotes: readonly string[]
  /** Quotes against it. */
  readonly refusals: readonly string[]
}

const weights = { strong: 0.9, fair: 0.65, weak: 0.35 } as const
/** Factor of a feature that a challenge misses: a wish, a little less certain than one that is stated. */
const missed = 0.9
const quotesMax = 3
const sure = 0.98
/** Weight from which words are sufficient on their own. */
const certain = 0.5

/** Compiles a lexicon entry; an absent one matches nothing. */
export function createMatcher(entry: LexiconEntry = { strong: [] }): Matcher {
  const terms = (['strong', 'fair', 'weak'] as const).flatMap((level) =>
    (entry[level] ?? []).map((pattern) => ({ find: compilePattern(pattern), weight: weights[level] }))
  )
  return {
    terms,
    except: (entry.except ?? []).map(compilePattern),
    against: (entry.against ?? []).map(compilePattern)
  }
}

interface Hit {
  readonly span: TokenSpan
  readonly weight: number
}

/** Matches of the terms, the heaviest first, none overlapping another or an exception. */
function findHits({ terms, except }: Matcher, { tokens }: Passage): Hit[] {
  const barred = except.flatMap((find) => find(tokens))
  const hits = terms
    .flatMap(({ find, weight }) => find(tokens).map((span) => ({ span, weight })))
    .filter(({ span }) => !barred.some((other) => overlaps(span, other)))
    .sort((a, b) => b.weight - a.weight || b.span.end - b.span.start - (a.span.end - a.span.start))
  const kept: Hit[] = []
  for (const hit of hits) if (!kept.some(({ span }) => overlaps(span, hit.span))) kept.push(hit)
  return kept
}

function within(at: number, { start, end }: TokenSpan): boolean {
  return at >= start && at < end
}

/** Drops quotes that another one contains, and limits their number. */
function widest(quotes: readonly string[]): string[] {
  return quotes
    .filter((quote) => !quotes.some((other) => other !== quote && other.includes(quote)))
    .slice(0, quotesMax)
}

/** Scores the passages against an entry; the same quote counts once. */
export function matchPassages(rules: Matcher, passages: readonly Passage[]): MatchResult {
  const speaking = new Map<string, number>()
  const refusals = new Set<string>()
  for (const passage of passages) {
    const { kind, text, tokens } = passage
    for (const find of rules.against)
      for (const span of find(tokens)) refusals.add(quoteAround(text, tokens, span))
    const hits = findHits(rules, passage)
    for (const { span, weight } of hits) {
      const sense = polarityOf(tokens, span)
      // The `no` of `no reception` is part of that match and negates nothing else.
      const own = hits.some((hit) => hit.span !== span && within(sense.from, hit.span))
      const { polarity, from } = own ? { polarity: 'plain', from: span.start } : sense
      if (polarity === 'contrasted') continue
      const quote = quoteAround(text, tokens, { start: from, end: span.end })
      if (polarity === 'plain') speaking.set(quote, Math.max(weight, speaking.get(quote) ?? 0))
      else if (polarity !== 'refused' && kind === 'challenge' && !(polarity === 'lacking' && isFirm(tokens)))
        speaking.set(quote, Math.max(weight * missed, speaking.get(quote) ?? 0))
      else if (polarity !== 'unable') refusals.add(quote)
    }
  }
  const strongest = [...speaking].sort((a, b) => b[1] - a[1])
  // Weak words are evidence only where there are no others.
  const isWeak = (strongest[0]?.[1] ?? 0) < certain
  const doubt = strongest.reduce((left, [, weight]) => left * (1 - weight), 1)
  return {
    confidence: Math.min(Math.round((1 - doubt) * 100) / 100, sure),
    quotes: widest(strongest.filter(([, weight]) => weight >= certain || isWeak).map(([quote]) => quote)),
    refusals: widest([...refusals])
  }
}

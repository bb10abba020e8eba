import {
  colorSchemeIds,
  dependentsOf,
  featureIds,
  layoutIds,
  type ColorSchemeId,
  type FeatureId,
  type LayoutId
} from '@sitewright/catalog'
import { readRefusals, type BusinessInfo, type GoalAnswer } from '@sitewright/site'
import { answerGoals } from '../answers/answer-goals.ts'
import { matchPassages, createMatcher, type Matcher } from './matcher.ts'
import { audienceWishes } from './lexicon/audience.ts'
import { colorHints, layoutHints } from './lexicon/hints.ts'
import type { LexiconEntry } from './lexicon/entry.ts'
import { lexicon } from './lexicon/lexicon.ts'
import { otherLanguages } from './lexicon/other-languages.ts'
import { toPassages, type Passage } from './passage.ts'
import { quoteAround } from './quote.ts'
import { reasonMessages } from '../messages.ts'

/** Evidence in the description of a business for or against one option. */
export interface Evidence<Id> {
  readonly id: Id
  /** The reason as a sentence, with the words quoted. */
  readonly why: string
  /** The words as they were written. */
  readonly quotes: readonly string[]
  /** 0 to 1. */
  readonly confidence: number
}

/** All evidence in the description, challenges, goals and audience of a business. */
export interface BusinessEvidence {
  /** Features that the text asks for, by confidence. */
  readonly features: readonly Evidence<FeatureId>[]
  /** Features that the text declines. */
  readonly declined: readonly Evidence<FeatureId>[]
  /** The business wants a portfolio only. */
  readonly onlyPortfolio?: true
  /** Goals that decline prices, as they were written. */
  readonly withoutPrices: readonly string[]
  /** Goals without any evidence, as they were written. */
  readonly unread: readonly string[]
  /** An answer to each goal and challenge. */
  readonly answers: readonly GoalAnswer[]
  readonly colorScheme?: Evidence<ColorSchemeId>
  readonly layout?: Evidence<LayoutId>
}

/** Confidence from which a feature counts as asked for. */
const threshold = 0.5

const featureMatchers = featureIds.map((id): [FeatureId, Matcher] => {
  const entry: LexiconEntry = lexicon[id]
  return [id, createMatcher({ ...entry, strong: [...entry.strong, ...(otherLanguages[id] ?? [])] })]
})
const colorMatchers = colorSchemeIds.map((id): [ColorSchemeId, Matcher] => [
  id,
  createMatcher(colorHints[id])
])
const layoutMatchers = layoutIds.map((id): [LayoutId, Matcher] => [id, createMatcher(layoutHints[id])])

function toEvidence<Id>(id: Id, confidence: number, quotes: readonly string[]): Evidence<Id> {
  return { id, why: reasonMessages.wrote(quotes), quotes, confidence }
}

function strongest<Id>(
  judges: readonly [Id, Matcher][],
  passages: readonly Passage[]
): Evidence<Id> | undefined {
  const found = judges
    .map(([id, each]) => ({ id, ...matchPassages(each, passages) }))
    .filter(({ confidence }) => confidence >= threshold)
    .sort((a, b) => b.confidence - a.confidence)[0]
  return found && toEvidence(found.id, found.confidence, found.quotes)
}

const toQuote = ({ text, tokens }: Passage): string =>
  quoteAround(text, tokens, { start: 0, end: tokens.length })

/** The features that the words of one passage ask for, the surest first, and those that they decline. */
function judgePassage(passage: Passage): { asked: readonly FeatureId[]; declined: readonly FeatureId[] } {
  const judged = featureMatchers.map(([id, each]) => ({ id, ...matchPassages(each, [passage]) }))
  return {
    asked: judged
      .filter(({ confidence, refusals }) => confidence >= threshold && refusals.length === 0)
      .sort((a, b) => b.confidence - a.confidence)
      .map(({ id }) => id),
    declined: judged.filter(({ refusals }) => refusals.length > 0).map(({ id }) => id)
  }
}

/** Whether words that stand for no feature speak of colours or a layout. */
const isLook = (goal: Passage): boolean =>
  [...colorMatchers, ...layoutMatchers].some(
    ([, each]) => matchPassages(each, [goal]).confidence >= threshold
  )

/**
 * Finds the evidence in what a business wrote: description, challenges, goals and audience. What is declined (`no
 * online booking`) is never recommended; what a challenge misses (`customers cannot book online`) is.
 */
export function findEvidence(business: BusinessInfo): BusinessEvidence {
  const written = toPassages(business)
  const answers = answerGoals(written, judgePassage)
  // What the site cannot do yet asks for no feature: gift vouchers are no payments on the site.
  const beyond = new Set(answers.flatMap(({ text, is }) => (is === 'limit' ? [text] : [])))
  const passages = written.filter(({ kind, text }) => kind === 'description' || !beyond.has(text.trim()))
  const judged = featureMatchers.map(([id, each]) => ({ id, ...matchPassages(each, passages) }))
  const refusals = readRefusals([business.description, ...business.businessGoals].join('\n'))
  const quoted = judged.filter((verdict) => verdict.refusals.length > 0)
  const declined = [
    ...quoted.map((verdict) => toEvidence(verdict.id, 1, verdict.refusals)),
    ...featureIds
      .filter((id) => refusals.has(id) && !quoted.some((verdict) => verdict.id === id))
      .map((id) => ({ id, why: reasonMessages.refused, quotes: [], confidence: 1 }))
  ]
  const wanted = judged
    .filter(({ id, confidence }) => confidence >= threshold && !declined.some((each) => each.id === id))
    .map(({ id, confidence, quotes }) => toEvidence(id, confidence, quotes))
  const audience = business.targetAudience === '' ? [] : (audienceWishes[business.targetAudience] ?? [])
  const byAudience = audience
    .filter((id) => !wanted.some((each) => each.id === id) && !declined.some((each) => each.id === id))
    .map((id) => ({
      id,
      why: reasonMessages.audience(business.targetAudience),
      quotes: [business.targetAudience],
      confidence: 0.55
    }))
  const colorScheme = strongest(colorMatchers, passages)
  const layout = strongest(layoutMatchers, passages)
  const goals = passages.filter(({ kind, tokens }) => kind === 'goal' && tokens.length > 0)
  return {
    features: [...wanted, ...byAudience].sort((a, b) => b.confidence - a.confidence),
    declined,
    withoutPrices: goals.filter(({ text }) => readRefusals(text).has('prices')).map(toQuote),
    unread: goals
      .filter((goal) => answers.some(({ text, is }) => is === 'unread' && text === goal.text.trim()))
      .filter((goal) => !isLook(goal))
      .map(toQuote),
    answers,
    ...(refusals.has('all-but-portfolio') && { onlyPortfolio: true }),
    ...(colorScheme && { colorScheme }),
    ...(layout && { layout })
  }
}

const besideAPortfolio: readonly FeatureId[] = ['gallery', 'pwa', 'responsive']

/** Declined features with their dependents. */
export function excludedFeatures({ declined, onlyPortfolio }: BusinessEvidence): ReadonlySet<FeatureId> {
  const others = onlyPortfolio === true ? featureIds.filter((id) => !besideAPortfolio.includes(id)) : []
  return new Set([...others, ...declined.flatMap(({ id }) => [id, ...dependentsOf(id)])])
}

import type { FeatureId } from '@sitewright/catalog'
import {
  answerLimits,
  answerSections,
  readRefusals,
  type AnswerLimit,
  type AnswerSection,
  type GoalAnswer
} from '@sitewright/site'
import { createMatcher, matchPassages, type Matcher } from '../evidence/matcher.ts'
import { limitWords } from './limit-words.ts'
import type { Passage } from '../evidence/passage.ts'
import { sectionWords } from './section-words.ts'

/** Confidence from which words count as meant. */
const threshold = 0.5

const sections = answerSections.map((id): [AnswerSection, Matcher] => [id, createMatcher(sectionWords[id])])
const limits = answerLimits.map((id): [AnswerLimit, Matcher] => [id, createMatcher(limitWords[id])])

/** The first of several options that a goal speaks of, by how sure its words are. */
function findNamed<Id>(options: readonly (readonly [Id, Matcher])[], goal: Passage): Id | undefined {
  return options
    .map(([id, matcher]) => ({ id, ...matchPassages(matcher, [goal]) }))
    .filter(({ confidence }) => confidence >= threshold)
    .sort((a, b) => b.confidence - a.confidence)[0]?.id
}

/**
 * Answers a goal or a challenge: by what it turns down, by what the site cannot do yet, by a section or by features; or
 * says that it was not understood.
 * @param features the features that its words ask for, the surest first, and those that it turns down
 */
function answerGoal(
  goal: Passage,
  { asked, declined }: { asked: readonly FeatureId[]; declined: readonly FeatureId[] }
): GoalAnswer {
  const text = goal.text.trim()
  // A challenge misses what a goal declines: `No online booking`.
  const refused = [...readRefusals(text)].filter(
    (what) => goal.kind === 'goal' || !(asked as readonly string[]).includes(what)
  )
  if (refused.length > 0) return { text, is: 'refused', refused }
  const [named] = declined
  if (asked.length === 0 && named !== undefined) return { text, is: 'refused', refused: [named] }
  const limit = findNamed(limits, goal)
  const section = findNamed(sections, goal)
  // Selling is answered by taking payments; that there is no cart is said as well.
  if (limit !== undefined && limit !== 'shop' && limit !== 'live-chat') return { text, is: 'limit', limit }
  if (section !== undefined) return { text, is: 'section', section, features: asked }
  if (asked.length > 0) return { text, is: 'features', features: asked }
  return limit === undefined ? { text, is: 'unread' } : { text, is: 'limit', limit }
}

/**
 * Answers each goal and each challenge of a business, in the order of the form.
 * @param judge the features that the words of a passage ask for, and those that they turn down
 */
export function answerGoals(
  passages: readonly Passage[],
  judge: (passage: Passage) => { asked: readonly FeatureId[]; declined: readonly FeatureId[] }
): GoalAnswer[] {
  return passages
    .filter(({ kind, tokens }) => kind !== 'description' && tokens.length > 0)
    .map((passage) => answerGoal(passage, judge(passage)))
}

import { defaultSite, type BusinessInfo, type GoalAnswer } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { advise } from '../advise.ts'
import { answerText } from './answer-text.ts'
import { developed, heldOut, outside, type WrittenGoal } from '../fixtures/goals/goals.test-support.ts'

/** The answers of a goal in the notation of the fixtures. */
function notes(answer: GoalAnswer): string[] {
  switch (answer.is) {
    case 'features':
      return answer.features.slice(0, 1).map((id) => `feature:${id}`)
    case 'section':
      return [`section:${answer.section}`]
    case 'refused':
      return answer.refused.map((what) => `refused:${what}`)
    case 'limit':
      return [`cannot:${answer.limit}`]
    case 'unread':
      return ['unread']
  }
}

interface Judged {
  readonly goal: WrittenGoal
  readonly given: readonly string[]
  readonly isRight: boolean
  /** Features that are recommended with these words, though the goal does not ask for them. */
  readonly misquoted: readonly string[]
}

const businessOf = (goal: WrittenGoal): BusinessInfo => ({
  ...defaultSite.businessInfo,
  businessName: 'A',
  description: '',
  businessGoals: goal.kind === 'goal' ? [goal.text] : [],
  currentChallenges: goal.kind === 'challenge' ? [goal.text] : []
})

const answersOf = (goal: WrittenGoal): readonly GoalAnswer[] => advise(businessOf(goal)).answers ?? []

function judge(goal: WrittenGoal): Judged {
  const { answers = [], reasons = [] } = advise(businessOf(goal))
  const given = answers.flatMap(notes)
  const quoted = reasons.filter(({ words }) => words.length > 0).map(({ feature }) => `feature:${feature}`)
  const fits = (note: string): boolean => goal.expected.includes(note)
  return {
    goal,
    given,
    isRight: given.some(fits),
    misquoted: quoted.filter((note) => !fits(note) && !goal.expected.includes(`~${note}`))
  }
}

const describeProblems = (judged: readonly Judged[]): string =>
  judged
    .filter(({ isRight, misquoted }) => !isRight || misquoted.length > 0)
    .map(
      ({ goal, given, misquoted }) =>
        `${goal.text}: ${given.join(' ')} (${goal.expected.join(' ')}) ${misquoted.join(' ')}`
    )
    .join('\n')

describe('260 written goals and challenges', () => {
  const [known, unknown] = [developed.map(judge), heldOut.map(judge)]
  const rightIn = (judged: readonly Judged[]): number => judged.filter(({ isRight }) => isRight).length
  const misquotedIn = (judged: readonly Judged[]): number =>
    judged.filter(({ misquoted }) => misquoted.length > 0).length

  it('are 140 to choose words with and 60 held out', () => {
    expect([developed.length, heldOut.length]).toEqual([140, 60])
    expect(new Set([...developed, ...heldOut].map(({ text }) => text)).size).toBe(200)
  })

  it('are answered rightly, and quoted where the words mean it', () => {
    console.log(
      `right: ${rightIn(known)} of 140, wrong quotations ${misquotedIn(known)}\n${describeProblems(known)}`
    )
    expect(rightIn(known)).toBeGreaterThanOrEqual(140)
    expect(misquotedIn(known)).toBe(0)
  })

  it('have an answer in a whole sentence', () => {
    for (const { goal } of known)
      for (const answer of answersOf(goal)) expect(answerText(answer)).toMatch(/^\p{Lu}.*\.$/u)
  })

  // 90 % and 1 % are asked: these floors say what an unknown owner gets today.
  it('are answered less well where the words were not chosen with them', () => {
    console.log(
      `held out: right ${rightIn(unknown)} of 60, wrong quotations ${misquotedIn(unknown)}\n${describeProblems(unknown)}`
    )
    expect(rightIn(unknown)).toBeGreaterThanOrEqual(57)
    expect(misquotedIn(unknown)).toBeLessThanOrEqual(1)
  })

  it('are answered as well where another author wrote them', () => {
    const others = outside.map(judge)
    expect(new Set([...developed, ...heldOut, ...outside].map(({ text }) => text)).size).toBe(260)
    console.log(
      `outside: right ${rightIn(others)} of 60, wrong quotations ${misquotedIn(others)}\n${describeProblems(others)}`
    )
    expect(rightIn(others)).toBeGreaterThanOrEqual(59)
    expect(misquotedIn(others)).toBeLessThanOrEqual(1)
  })
})

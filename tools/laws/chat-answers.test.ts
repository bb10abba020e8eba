import { describe, expect, it } from 'vitest'
import { findReply } from '../../templates/domain/chat/answer.ts'
import type { Site } from '../../templates/domain/site.ts'
import {
  heldOutQuestions,
  laterQuestions,
  questions,
  type VisitorQuestion
} from './chat-questions.test-support.ts'
import { askedSite, undecidedSite, type AskedBusiness } from './chat-sites.test-support.ts'

/** Tuesday, 1 December 2026, half past ten. */
const now = { day: '2026-12-01', minutes: 10 * 60 + 30 }
const businesses = Object.keys(questions) as AskedBusiness[]

/** The sentences that say that the site does not say it. */
const notSaid = /No answer to that was found|does not mention|gives no price|does not say how long/

/** What is wrong with the answer to a question. */
function problemsOf(question: VisitorQuestion, site: Site): string[] {
  const { asked, says, never, page } = question
  const { text, pages = [] } = findReply(asked, site, now)
  const isMissing = (said: string | RegExp): boolean =>
    typeof said === 'string' ? !text.includes(said) : !said.test(text)
  const problems = [
    ...says.filter(isMissing).map((said) => `lacks ${String(said)}`),
    ...(says.length === 0 && !notSaid.test(text) ? ['does not say that it is not said'] : []),
    ...(says.length > 0 && /No answer to that was found/.test(text) ? ['denies what is said'] : []),
    ...(never?.test(text) === true ? [`says ${String(never)}`] : []),
    ...(page !== undefined && !pages.includes(page) ? [`leads to ${pages.join()}`] : [])
  ]
  return problems.map((problem) => `${asked} | ${text} | ${problem}`)
}

describe('the chat of the five businesses of the review', () => {
  it.each(businesses)('answers what visitors of the %s ask', (business) => {
    const site = askedSite(business)
    expect(questions[business]).toHaveLength(8)
    expect(questions[business].flatMap((question) => problemsOf(question, site))).toEqual([])
  })

  // 14 of the 15 were answered when they were written; the one that was not has corrected a rule. No rule may be
  // written for one of the later ones.
  it.each([
    ['that no rule was written for', heldOutQuestions, 15],
    ['that were written after the last rule', laterQuestions, 10]
  ] as const)('answers the questions %s, and says nothing wrong', (_what, asked, count) => {
    const problems = businesses.flatMap((business) =>
      asked[business].map((question) => problemsOf(question, askedSite(business)))
    )
    expect(problems).toHaveLength(count)
    expect(problems.flat()).toEqual([])
  })

  it.each(businesses)('tells visitors of the %s no draft as a fact', (business) => {
    const site = undecidedSite(business)
    const { services, hours, faq, about } = site.content
    expect([services, hours, faq, about.team]).toEqual([undefined, undefined, undefined, undefined])
    const told = questions[business].map(({ asked }) => findReply(asked, site, now).text)
    const said = [site.businessInfo.description, ...Object.values(site.businessInfo)].join(' ')
    for (const quoted of told.flatMap((text) => [...text.matchAll(/(?<=The site says: |” )“([^”]+)”/g)]))
      expect(said).toContain(quoted[1])
    expect(told.join(' ')).not.toMatch(/Opening hours|Closed |sole trader|Tell us/)
  })
})

import type { ProbeProblem } from '@sitewright/kernel/services'

/** Why a result is not up; its detail is an HTTP status or a number of days. */
export type CheckProblem = ProbeProblem | 'parent'

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** Message of each problem, given its detail. */
export const checkProblemMessages: Readonly<Record<CheckProblem, (detail: number) => string>> = {
  dns: () => 'Its name is not known',
  denied: () => 'Its address is in a private network. EGRESS_CHECK_ALLOW names those that may be checked',
  refused: () => 'Nothing answers at its address',
  timeout: () => 'It did not answer in time',
  closed: () => 'It closed the connection',
  tls: () => 'Its certificate does not hold',
  expired: () => 'Its certificate has expired',
  'expires-soon': (left) =>
    left === 0 ? 'Its certificate expires today' : `Its certificate expires in ${days(left)}`,
  status: (status) => `It answered ${status}`,
  'text-missing': () => 'Its answer lacks the text that must be there',
  'text-found': () => 'Its answer has the text that must not be there',
  'not-http': () => 'What answers does not speak HTTP',
  mail: () => 'The mail server does not accept our connection or sign-in',
  issuer: () => 'It answers, but not as a sign-in provider should',
  'needs-server': () => 'This takes a server; a page cannot connect there',
  'no-mail-server': () => 'No mail server is configured',
  other: () => 'The connection failed',
  parent: () => 'A check that it depends on is down'
}

export const checkAnswers = {
  deleted: 'The check is gone',
  windowDeleted: 'The maintenance window is gone'
} as const

/** The message of a problem; null without one. */
export function describeCheckProblem(problem: string | null, detail: number | null): string | null {
  return problem === null ? null : checkProblemMessages[problem as CheckProblem](detail ?? 0)
}

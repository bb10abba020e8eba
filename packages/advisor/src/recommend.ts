import type { Analysis } from '@sitewright/site'
import { advise } from './advise.ts'
import type { FailureCode } from './messages.ts'
import { askProvider, type ProviderQuestion } from './provider/ask.ts'

/** Advice with its source; the reason says why it is not the provider's although there is a key. */
export type Advice =
  | {
      readonly ok: true
      readonly analysis: Analysis
      readonly source: 'provider' | 'built-in'
      readonly reason?: FailureCode
    }
  | { readonly ok: false; readonly code: 'advisor.cancelled' }

/**
 * Recommends for a business: by the provider where there is an API key and it answers, else by the built-in advisor
 * with the reason (fallback; departures: 1 §7). Only cancelling gives none.
 */
export async function recommend(question: ProviderQuestion): Promise<Advice> {
  if (question.key.trim() === '') {
    return { ok: true, analysis: advise(question.business), source: 'built-in' }
  }
  const outcome = await askProvider(question)
  if (outcome.ok) return outcome
  if (outcome.code === 'advisor.cancelled') return { ok: false, code: outcome.code }
  return { ok: true, analysis: advise(question.business), source: 'built-in', reason: outcome.code }
}

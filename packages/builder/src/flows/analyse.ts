import type { Analysis, BusinessInfo } from '@sitewright/site'
import type { Dispatch } from '../actions.ts'
import { toAnalysedBusiness } from '../advice/stale-advice.ts'
import { messages } from '../messages.ts'
import type { ShowToast } from '../toast.ts'
import { Cancelled, abortable } from './effects.ts'

/** The advisor's result. */
export type AdviceOutcome =
  | {
      readonly ok: true
      readonly analysis: Analysis
      readonly source: 'provider' | 'built-in'
      /** Why the built-in advisor was used although there is an API key, such as CORS_FALLBACK. */
      readonly reason?: string
    }
  | { readonly ok: false; readonly code: string }

/** The side effects of the analysis flow. */
export interface AnalyseEffects {
  readonly advise: (business: BusinessInfo, signal?: AbortSignal) => Promise<AdviceOutcome>
  /** The provider's name, for the toast. */
  readonly providerName: string
  /** Message of a reason, such as CORS_FALLBACK. */
  readonly reasonText: (reason: string) => string
  /** The current analysis, which stays where the provider was asked for a new one and failed. */
  readonly current: Analysis | null
  readonly dispatch: Dispatch
  readonly toast: ShowToast
}

/** The outcome of an analysis. */
export type AnalyseOutcome =
  | { readonly ok: true; readonly analysis: Analysis }
  | {
      readonly ok: false
      readonly code: 'builder.cancelled' | 'builder.analysis-failed' | 'builder.not-renewed'
    }

type GivenAdvice = Extract<AdviceOutcome, { ok: true }>

async function askAdvisor(
  business: BusinessInfo,
  { advise }: AnalyseEffects,
  signal: AbortSignal | undefined
): Promise<GivenAdvice> {
  const advice = await abortable(advise(business, signal), signal)
  if (advice.ok) return advice
  throw advice.code.endsWith('cancelled') ? new Cancelled() : new Error(advice.code)
}

/** The advice, with one retry; undefined where that failed too. */
async function withRetry(
  business: BusinessInfo,
  effects: AnalyseEffects,
  signal: AbortSignal | undefined
): Promise<{ advice: GivenAdvice; again: boolean } | undefined> {
  for (const again of [false, true]) {
    try {
      return { advice: await askAdvisor(business, effects, signal), again }
    } catch (error) {
      if (error instanceof Cancelled) throw error
    }
  }
  return undefined
}

/** Analyses a business (spec 1 §4): one retry, the result stored, a toast either way. */
export async function analyse(
  business: BusinessInfo,
  effects: AnalyseEffects,
  signal?: AbortSignal
): Promise<AnalyseOutcome> {
  const { dispatch, toast, providerName, reasonText, current } = effects
  dispatch({ type: 'startAnalysis' })
  try {
    const result = await withRetry(business, effects, signal)
    if (result === undefined) {
      dispatch({ type: 'setError', error: messages.analysisFailed })
      toast({ tone: 'danger', text: messages.analysisUnavailable })
      return { ok: false, code: 'builder.analysis-failed' }
    }
    const { source, reason } = result.advice
    if (current !== null && reason !== undefined) {
      dispatch({ type: 'stopAnalysis', reason })
      toast({ tone: 'warning', text: messages.analysisNotRenewed, detail: reasonText(reason) })
      return { ok: false, code: 'builder.not-renewed' }
    }
    const madeBy = source === 'provider' ? ('claude' as const) : source
    const analysis: Analysis = { ...result.advice.analysis, madeBy, madeFor: toAnalysedBusiness(business) }
    dispatch({ type: 'storeRecommendations', analysis, ...(reason !== undefined && { reason }) })
    const first =
      source === 'provider' ? messages.analysisFromProvider(providerName) : messages.analysisEnhanced
    toast({
      tone: 'success',
      text: result.again ? messages.analysisSmart : first,
      ...(reason !== undefined && { detail: reasonText(reason) })
    })
    return { ok: true, analysis }
  } catch {
    dispatch({ type: 'stopAnalysis' })
    toast({ tone: 'info', text: messages.analysisCancelled })
    return { ok: false, code: 'builder.cancelled' }
  }
}

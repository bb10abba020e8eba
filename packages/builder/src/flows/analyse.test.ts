import type { Analysis } from '@sitewright/site'
import { expect, test, vi } from 'vitest'
import { analysis } from '../fixtures/analysis.ts'
import { dentist } from '../fixtures/sites.ts'
import { createTestContext } from '../fixtures/test-context.ts'
import { analyse, toAnalysedBusiness, initialState, type AdviceOutcome } from '../index.ts'

const business = dentist.businessInfo
const fromProvider: AdviceOutcome = { ok: true, analysis, source: 'provider' }
const builtIn: AdviceOutcome = { ok: true, analysis, source: 'built-in' }

const told = { providerName: 'Claude', reasonText: (reason: string) => `Because of ${reason}.` }
const made = { ...analysis, madeFor: toAnalysedBusiness(business) }

async function run(...answers: (AdviceOutcome | Error)[]) {
  return runBeside(null, ...answers)
}

async function runBeside(current: Analysis | null, ...answers: (AdviceOutcome | Error)[]) {
  const world = createTestContext({
    ...initialState,
    site: { ...initialState.site, aiRecommendations: current }
  })
  const advise = vi.fn(async () => {
    const next = answers.shift()
    if (next === undefined || next instanceof Error) throw next ?? new Error('none left')
    return next
  })
  const outcome = await analyse(business, { ...world, ...told, advise, current })
  return { ...world, advise, outcome }
}

test('with a key the toast names the provider', async () => {
  const { outcome, toasts, state } = await run(fromProvider)
  expect(outcome).toEqual({ ok: true, analysis: { ...made, madeBy: 'claude' } })
  expect(toasts).toEqual([{ tone: 'success', text: 'AI analysis complete with Claude!' }])
  expect(state()).toMatchObject({
    isAnalyzing: false,
    site: { aiRecommendations: { ...made, madeBy: 'claude' } },
    error: null
  })
})

test('without a key the recommendations are enhanced ones', async () => {
  const { toasts, state } = await run(builtIn)
  expect(state().site.aiRecommendations).toEqual({ ...made, madeBy: 'built-in' })
  expect(toasts[0]?.text).toBe('Analysis complete with enhanced recommendations!')
})

test('a provider that cannot be reached is named as the reason', async () => {
  const { toasts, state } = await run({ ...builtIn, reason: 'CORS_FALLBACK' })
  expect(toasts[0]).toEqual({
    tone: 'success',
    text: 'Analysis complete with enhanced recommendations!',
    detail: 'Because of CORS_FALLBACK.'
  })
  expect(state().analysisReason).toBe('CORS_FALLBACK')
})

test('an analysis that throws is tried once more', async () => {
  const { toasts, advise } = await run(new Error('first'), fromProvider)
  expect(advise).toHaveBeenCalledTimes(2)
  expect(toasts[0]?.text).toBe('Analysis complete with smart recommendations!')
})

test('two failures are an error with a toast', async () => {
  const { outcome, toasts, state, advise } = await run(new Error('first'), { ok: false, code: 'advisor.odd' })
  expect(advise).toHaveBeenCalledTimes(2)
  expect(outcome).toEqual({ ok: false, code: 'builder.analysis-failed' })
  expect(toasts).toEqual([{ tone: 'danger', text: 'Analysis unavailable. Please try again.' }])
  expect(state()).toMatchObject({
    isAnalyzing: false,
    error: 'Unable to generate recommendations. Please check your business information.'
  })
})

test('cancelling is no failure, whoever noticed first', async () => {
  const stopped = await run({ ok: false, code: 'advisor.cancelled' })
  expect(stopped.outcome).toEqual({ ok: false, code: 'builder.cancelled' })
  expect(stopped.state()).toMatchObject({ isAnalyzing: false, error: null })

  const world = createTestContext()
  const stop = new AbortController()
  const running = analyse(
    business,
    { ...world, ...told, advise: () => new Promise(() => {}), current: null },
    stop.signal
  )
  expect(world.state().isAnalyzing).toBe(true)
  stop.abort()
  expect(await running).toEqual({ ok: false, code: 'builder.cancelled' })
  expect(world.state().isAnalyzing).toBe(false)
})

test('a renewal that fails leaves the advice that is there, with the reason beside it', async () => {
  const before: Analysis = { ...made, madeBy: 'claude' }
  const { outcome, toasts, state } = await runBeside(before, { ...builtIn, reason: 'advisor.overloaded' })
  expect(outcome).toEqual({ ok: false, code: 'builder.not-renewed' })
  expect(state()).toMatchObject({
    isAnalyzing: false,
    site: { aiRecommendations: before },
    analysisReason: 'advisor.overloaded'
  })
  expect(toasts).toEqual([
    { tone: 'warning', text: 'The advice stays as it was.', detail: 'Because of advisor.overloaded.' }
  ])
})

test('asked for the built-in advice, it takes the place of what is there', async () => {
  const { state } = await runBeside({ ...made, madeBy: 'claude' }, builtIn)
  expect(state().site.aiRecommendations).toEqual({ ...made, madeBy: 'built-in' })
})

import { expect, test, vi } from 'vitest'
import { analysis } from '../fixtures/analysis.ts'
import { dentist } from '../fixtures/sites.ts'
import { worldOf } from '../fixtures/world.ts'
import { analyse, type AdviceOutcome } from '../index.ts'

const business = dentist.businessInfo
const fromProvider: AdviceOutcome = { ok: true, analysis, source: 'provider' }
const builtIn: AdviceOutcome = { ok: true, analysis, source: 'built-in' }

async function run(...answers: (AdviceOutcome | Error)[]) {
  const world = worldOf()
  const advise = vi.fn(async () => {
    const next = answers.shift()
    if (next === undefined || next instanceof Error) throw next ?? new Error('none left')
    return next
  })
  const outcome = await analyse(business, { ...world, advise, providerName: 'Claude' })
  return { ...world, advise, outcome }
}

test('with a key the toast names the provider', async () => {
  const { outcome, toasts, state } = await run(fromProvider)
  expect(outcome).toEqual({ ok: true, analysis })
  expect(toasts).toEqual([{ kind: 'success', text: 'AI analysis complete with Claude!' }])
  expect(state()).toMatchObject({ isAnalyzing: false, aiRecommendations: analysis, error: null })
})

test('without a key the recommendations are enhanced ones', async () => {
  const { toasts } = await run(builtIn)
  expect(toasts[0]?.text).toBe('Analysis complete with enhanced recommendations!')
})

test('a provider that cannot be reached is named as the reason', async () => {
  const { toasts, state } = await run({ ...builtIn, reason: 'CORS_FALLBACK' })
  expect(toasts[0]).toEqual({
    kind: 'success',
    text: 'Analysis complete with enhanced recommendations!',
    detail: 'CORS_FALLBACK'
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
  expect(toasts).toEqual([{ kind: 'error', text: 'Analysis unavailable. Please try again.' }])
  expect(state()).toMatchObject({
    isAnalyzing: false,
    error: 'Unable to generate recommendations. Please check your business information.'
  })
})

test('stopping it is no failure, whoever noticed first', async () => {
  const told = await run({ ok: false, code: 'advisor.cancelled' })
  expect(told.outcome).toEqual({ ok: false, code: 'builder.cancelled' })
  expect(told.state()).toMatchObject({ isAnalyzing: false, error: null })

  const world = worldOf()
  const stop = new AbortController()
  const running = analyse(
    business,
    { ...world, advise: () => new Promise(() => {}), providerName: 'Claude' },
    stop.signal
  )
  expect(world.state().isAnalyzing).toBe(true)
  stop.abort()
  expect(await running).toEqual({ ok: false, code: 'builder.cancelled' })
  expect(world.state().isAnalyzing).toBe(false)
})

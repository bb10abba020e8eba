import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge, nextStep, type Judgement, type OpenAlert } from './next-alert-step.ts'

const condition = { comparison: 'above', threshold: 90 } as const
const pending: OpenAlert = { started_at: 1000, fired_at: null, no_data_at: null }
const firing: OpenAlert = { ...pending, fired_at: 2000 }
const at = (now: number) => ({ now, forMs: 5000 })

test('a condition is beyond its threshold, not at it, and nothing is concluded without a value', () => {
  expect(judge(90, condition)).toBe('clear')
  expect(judge(90.1, condition)).toBe('holds')
  expect(judge(89, { ...condition, comparison: 'below' })).toBe('holds')
  expect(judge(null, condition)).toBe('no-data')
})

test('fires once the condition has held for long enough, and not before', () => {
  expect(nextStep(undefined, 'clear', at(0))).toBeUndefined()
  expect(nextStep(undefined, 'holds', at(0))).toBe('begin')
  expect(nextStep(pending, 'holds', at(5999))).toBeUndefined()
  expect(nextStep(pending, 'holds', at(6000))).toBe('fire')
  expect(nextStep(pending, 'clear', at(6000))).toBe('forget')
  expect(nextStep(firing, 'holds', at(9000))).toBeUndefined()
  expect(nextStep(firing, 'clear', at(9000))).toBe('resolve')
})

test('after a gap, or where the clock was set back, a duration begins anew', () => {
  expect(nextStep(pending, 'no-data', at(6000))).toBe('lose-data')
  expect(nextStep({ ...pending, no_data_at: 3000 }, 'no-data', at(9000))).toBeUndefined()
  expect(nextStep({ ...pending, no_data_at: 3000 }, 'holds', at(9000))).toBe('restart')
  expect(nextStep({ ...firing, no_data_at: 3000 }, 'holds', at(9000))).toBe('regain-data')
  expect(nextStep(pending, 'holds', at(500))).toBe('restart')
})

test('without data nothing fires, is forgotten or resolved', () => {
  const time = fc.integer({ min: 0, max: 100_000 })
  const maybe = fc.option(time, { nil: null })
  const open = fc.record({ started_at: time, fired_at: maybe, no_data_at: maybe })
  fc.assert(
    fc.property(fc.option(open, { nil: undefined }), time, time, (alert, now, forMs) => {
      const step = nextStep(alert, 'no-data' satisfies Judgement, { now, forMs })
      expect([undefined, 'lose-data']).toContain(step)
    })
  )
})

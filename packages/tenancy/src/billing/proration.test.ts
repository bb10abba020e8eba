import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unusedPart, usedPart } from './proration.ts'

const price = fc.integer({ min: 0, max: 1_000_000_000_000_000 })
const span = fc
  .tuple(
    fc.integer({ min: 0, max: Date.UTC(2100, 0) }),
    fc.integer({ min: 27 * 86_400_000, max: 366 * 86_400_000 })
  )
  .map(([start, length]) => ({ start, end: start + length }))

test('the parts of a period add up to its price, however it is divided, and none is more', () => {
  fc.assert(
    fc.property(
      price,
      span,
      fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 8 }),
      (whole, period, cuts) => {
        const length = period.end - period.start
        const moments = cuts
          .map((cut) => period.start + Math.floor((length / 1_000_000) * cut))
          .toSorted((a, b) => a - b)
        let sum = 0
        let from = 0
        for (const at of [...moments, period.end]) {
          const until = usedPart(whole, period, at)
          expect(Number.isSafeInteger(until)).toBe(true)
          expect(until).toBeGreaterThanOrEqual(from)
          expect(until).toBeLessThanOrEqual(whole)
          expect(until + unusedPart(whole, period, at)).toBe(whole)
          sum += until - from
          from = until
        }
        expect(sum).toBe(whole)
      }
    )
  )
})

test('half of a hundredth is rounded up once; outside of the period nothing or all is used', () => {
  const period = { start: 1000, end: 3000 }
  expect(usedPart(1, period, 2000)).toBe(1)
  expect(unusedPart(1, period, 2000)).toBe(0)
  expect(usedPart(999, period, 0)).toBe(0)
  expect(usedPart(999, period, 9000)).toBe(999)
})

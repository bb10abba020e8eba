import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHundredths, toSmallestUnit } from './smallest-unit.ts'

test.each([
  ['EUR', 4900, 4900],
  ['HUF', 4950, 4950],
  ['TWD', 4950, 4950],
  ['JPY', 490_000, 4900],
  ['JPY', 490_050, undefined],
  ['ISK', 490_000, 490_000],
  ['UGX', 490_050, undefined],
  ['KWD', 4950, 49_500]
])('%s: %i hundredths are %s as Stripe takes them', (currency, hundredths, expected) => {
  expect(toSmallestUnit(hundredths, currency)).toBe(expected)
})

test('what Stripe tells is what it was asked for, in every currency', () => {
  const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'KRW', 'ISK', 'UGX', 'KWD', 'BHD', 'HUF')
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), currency, (hundredths, code) => {
      const amount = toSmallestUnit(hundredths, code)
      if (amount !== undefined) expect(toHundredths(amount, code)).toBe(hundredths)
    })
  )
})

test('a part of a hundredth is no amount of ours', () => {
  expect(toHundredths(49_505, 'KWD')).toBeNull()
})

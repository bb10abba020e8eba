import { expect, test } from 'vitest'
import { formatPrice, formatStorage } from './format-tenant.ts'

test('a size has at most three digits', () => {
  expect([0, 999, 1500, 41_200_000_000, 200_000_000_000, 5_000_000_000].map(formatStorage)).toEqual([
    '0 B',
    '999 B',
    '1.5 KB',
    '41 GB',
    '200 GB',
    '5 GB'
  ])
})

test('a price has its period; without one there is none', () => {
  const billing = { currency: 'GBP' } as const
  expect(formatPrice({ ...billing, amount: 84_000, period: 'monthly' })).toBe('£840/mo')
  expect(formatPrice({ ...billing, amount: 149_050, period: 'yearly' })).toBe('£1,490.50/yr')
  expect(formatPrice({ ...billing, amount: null, period: 'yearly' })).toBeUndefined()
})

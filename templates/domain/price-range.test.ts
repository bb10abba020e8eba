import { describe, expect, it } from 'vitest'
import { priceRange } from './price-range.ts'

describe('the range of prices for search engines (S2-8)', () => {
  it.each([
    [['£18', 'From £95', 'free'], '£18 to £95'],
    [['€1.200,50', '€90'], '€90 to €1.200,50'],
    [['$1,200', '$99.50 a month'], '$99.50 to $1,200'],
    [['120 zł', '80 €', '95€'], '80 € to 95€'],
    [['£20'], '£20']
  ])('of %j is %s', (prices, range) => expect(priceRange(prices)).toBe(range))

  it('is none where nothing is priced, or in two currencies', () => {
    expect(priceRange(['on request', ''])).toBeUndefined()
    expect(priceRange(['£20', '€30'])).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findDayProblem,
  findSpanProblem,
  formatLengthField,
  formatPriceField,
  parseLengthField,
  parsePriceField,
  parseTime
} from '../index.ts'

const gbp = (amount: number, more: object = {}) => ({
  kind: 'amount',
  price: { amount, currency: 'GBP', ...more }
})

describe('a price as it is typed', () => {
  it.each([
    ['45', gbp(45)],
    ['£45', gbp(45)],
    ['£ 1,850', gbp(1850)],
    ['12.50', gbp(12.5)],
    ['from 45', gbp(45, { from: true })],
    ['45+', gbp(45, { from: true })],
    ['35-50', gbp(35, { to: 50 })],
    ['£35 – £50', gbp(35, { to: 50 })],
    ['35 to 50 per person', gbp(35, { to: 50, unit: 'person' })],
    ['45 an hour', gbp(45, { unit: 'hour' })],
    ['£45/hour', gbp(45, { unit: 'hour' })],
    ['45 pounds', gbp(45)],
    ['0', gbp(0)],
    ['12,50 zł', { kind: 'amount', price: { amount: 12.5, currency: 'PLN' } }],
    ['2€80', { kind: 'amount', price: { amount: 2.8, currency: 'EUR' } }],
    ['ab 1.200 €', { kind: 'amount', price: { amount: 1200, currency: 'EUR', from: true } }],
    ['45 CHF', { kind: 'amount', price: { amount: 45, currency: 'CHF' } }],
    ['$45', { kind: 'amount', price: { amount: 45, currency: 'USD' } }],
    ['free', { kind: 'words', words: 'free' }],
    ['  on   request ', { kind: 'words', words: 'on request' }],
    ['fixed fee', { kind: 'words', words: 'fixed fee' }],
    ['+ 25 €', { kind: 'words', words: '+ 25 €' }],
    ['+£5', { kind: 'words', words: '+£5' }],
    ['45 or a cake', { kind: 'words', words: '45 or a cake' }],
    ['', { kind: 'none' }]
  ])('%s is understood', (typed, expected) => {
    expect(parsePriceField(typed, 'GBP')).toEqual(expected)
  })

  it.each(['-45', '£-45', '- 45', '+', '+ -5', '???', '45 46 47', '50-35', '99999999999', 'x'.repeat(61)])(
    '%s is refused with a sentence',
    (typed) => {
      expect(parsePriceField(typed, 'GBP')).toMatchObject({
        kind: 'refused',
        message: expect.stringMatching(/\.$/u)
      })
    }
  )

  it('a bare amount without a known currency is kept, and asks for the currency', () => {
    expect(parsePriceField('45', undefined)).toMatchObject({
      kind: 'words',
      words: '45',
      hint: expect.any(String)
    })
    expect(parsePriceField('12.50', 'JPY')).toMatchObject({ kind: 'refused' })
  })

  const price = fc.record({
    currency: fc.constantFrom('GBP', 'EUR', 'PLN', 'USD', 'CHF', 'SEK', 'JPY', 'ZAR', 'TRY', 'BRL', 'AED'),
    cents: fc.integer({ min: 0, max: 5_000_000 }),
    more: fc.integer({ min: 1, max: 4_000_000 }),
    form: fc.constantFrom('plain', 'from', 'range'),
    unit: fc.option(fc.constantFrom('hour', 'Person', 'Stunde', 'm²'))
  })

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(price, ({ currency, cents, more, form, unit }) => {
        const sum = (value: number): number => (currency === 'JPY' ? value : value / 100)
        const given = {
          amount: sum(cents),
          currency,
          ...(form === 'from' && { from: true as const }),
          ...(form === 'range' && { to: sum(cents + more) }),
          ...(unit !== null && { unit })
        }
        const read = { kind: 'amount', price: given }
        for (const country of [undefined, 'IE', 'DE', 'NL', 'PL', 'CH', 'JP', 'SA'])
          expect(parsePriceField(formatPriceField(given, country), currency), country).toEqual(read)
      })
    )
  })

  it('puts the sign where the country has it', () => {
    const price = { amount: 450, currency: 'EUR', to: 500.5 }
    expect(formatPriceField(price)).toBe('450 € to 500,50 €')
    expect(formatPriceField(price, 'DE')).toBe('450 € to 500,50 €')
    expect(formatPriceField(price, 'IE')).toBe('€450 to €500.50')
    expect(formatPriceField({ amount: 30, currency: 'GBP' }, 'DE')).toBe('£30')
  })

  it('takes any text without failing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { kind } = parsePriceField(typed, 'GBP')
        expect(kind === 'none').toBe(typed.trim() === '')
      })
    )
  })
})

describe('a length as it is typed', () => {
  it.each([
    ['45', { minutes: 45 }],
    ['45 min', { minutes: 45 }],
    ['90 minutes', { minutes: 90 }],
    ['1 h 30', { minutes: 90 }],
    ['1h30', { minutes: 90 }],
    ['1:30', { minutes: 90 }],
    ['2 hours', { minutes: 120 }],
    ['1,5 Stunden', { minutes: 90 }],
    ['60-90', { minutes: 60, to: 90 }],
    ['1-2 hours', { minutes: 60, to: 120 }]
  ])('%s is understood', (typed, length) => {
    expect(parseLengthField(typed)).toEqual({ kind: 'length', length })
    expect(parseLengthField(formatLengthField(length))).toEqual({ kind: 'length', length })
  })

  it.each(['4', '1441', '0', '-30', '???', '90-60', '1 h 75', '25 hours'])('%s is refused', (typed) => {
    expect(parseLengthField(typed)).toMatchObject({ kind: 'refused' })
  })

  it('keeps words', () => {
    expect(parseLengthField('half a day')).toEqual({ kind: 'words', words: 'half a day' })
    expect(parseLengthField(' ')).toEqual({ kind: 'none' })
  })
})

describe('hours as they are typed', () => {
  it.each([
    ['8', '08:00'],
    ['8:30', '08:30'],
    ['830', '08:30'],
    ['17.30', '17:30'],
    ['5 pm', '17:00'],
    ['12 am', '00:00'],
    ['9 Uhr', '09:00'],
    ['24:00', '24:00']
  ])('%s is %s', (typed, time) => expect(parseTime(typed)).toBe(time))

  it.each(['', '25', '8:70', '13 pm', 'noonish', '24:30'])('%s is no time', (typed) =>
    expect(parseTime(typed)).toBeUndefined()
  )

  it('closing before opening asks whether the next day is meant', () => {
    const evening = [{ opens: '18:00', closes: '08:00' }]
    expect(findSpanProblem(evening)).toEqual({
      at: 0,
      message: '08:00 is before 18:00.',
      nextDay: 'It means 08:00 the next day'
    })
    expect(findSpanProblem(evening, [0])).toBeUndefined()
  })

  it('refuses parts that overlap, and a part without a length', () => {
    const morning = { opens: '08:00', closes: '12:00' }
    expect(findSpanProblem([morning, { opens: '11:00', closes: '15:00' }])).toMatchObject({ at: 1 })
    expect(findSpanProblem([morning, { opens: '13:00', closes: '15:00' }])).toBeUndefined()
    expect(findSpanProblem([{ opens: '08:00', closes: '08:00' }])).toMatchObject({ at: 0 })
  })
})

describe('the days of an exception', () => {
  const holiday = { id: 'a', from: '2027-12-24', to: '2027-12-26', spans: [] }

  it('are days of the calendar', () => {
    expect(findDayProblem({ id: 'b', from: '2027-02-29' }, [])).toMatch(/29 February is only in leap years/)
    expect(findDayProblem({ id: 'b', from: '2028-02-29' }, [])).toBeUndefined()
    expect(findDayProblem({ id: 'b', from: '2027-03-02', to: '2027-03-01' }, [])).toMatch(/before the first/)
  })

  it('are never those of another one', () => {
    expect(findDayProblem({ id: 'b', from: '2027-12-25' }, [holiday])).toBe(
      '25 December 2027 has its own hours already. Change that row, or choose another day.'
    )
    expect(findDayProblem({ id: 'b', from: '2027-12-20', to: '2027-12-24' }, [holiday])).toMatch(
      /^24 December/
    )
    expect(findDayProblem({ id: 'a', from: '2027-12-25' }, [holiday])).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import {
  allInvoiceList,
  countExtraFilters,
  toInvoiceInput,
  withInvoiceFilters
} from './all-invoices-address.ts'

const codec = withInvoiceFilters(allInvoiceList.address)
const query = 'q=2026&state=overdue%2Cvoid&sort=-total&page=2&of=t-1&from=2026-11-01&to=2026-11-30'

it('what the filters show stands in the address and comes back from it', () => {
  const state = codec.read(new URLSearchParams(query))
  const written = Object.entries(codec.write(state)).filter(([, value]) => value !== undefined)
  expect(new URLSearchParams(written as [string, string][]).toString()).toBe(query)
  expect(countExtraFilters(state)).toBe(2)
})

it('a day that is none, and a state that is not known, are no filters', () => {
  const state = codec.read(new URLSearchParams('state=late&from=2026-13-40&to=soon'))
  expect(state).toMatchObject({ filters: {}, from: undefined, to: undefined })
  expect(countExtraFilters(state)).toBe(0)
  expect(codec.write(state)).toEqual(codec.write(codec.read(new URLSearchParams())))
})

it('days are asked for as times of the time zone of the reader, both days included', () => {
  const state = codec.read(new URLSearchParams('from=2026-11-01&to=2026-11-01'))
  expect(toInvoiceInput(state, 'Europe/Warsaw')).toEqual({
    sort: 'issuedAt',
    order: 'desc',
    from: Date.parse('2026-10-31T23:00:00Z'),
    to: Date.parse('2026-11-01T22:59:59.999Z')
  })
})

import { expect, it } from 'vitest'
import { addressLabel } from './address-label.ts'

it('invites where visitors come to the business', () => {
  expect(addressLabel({})).toBe('Find us')
  expect(addressLabel({ trade: { types: [], visits: 'both' } }, 'Come by')).toBe('Come by')
})

it('only says where a business is that comes to its customers', () => {
  expect(addressLabel({ trade: { types: [], visits: 'there' } }, 'Come by')).toBe('Based in')
})

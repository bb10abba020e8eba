import { expect, it } from 'vitest'
import { addressLabel, schemaTypes } from './business.ts'

it('invites where visitors come to the business', () => {
  expect(addressLabel({})).toBe('Find us')
  expect(addressLabel({ trade: { types: [], visits: 'both' } }, 'Come by')).toBe('Come by')
})

it('only says where a business is that comes to its customers', () => {
  expect(addressLabel({ trade: { types: [], visits: 'there' } }, 'Come by')).toBe('Based in')
})

it('names the types of the trade, else that of the industry', () => {
  expect(schemaTypes('restaurant')).toBe('FoodEstablishment')
  expect(schemaTypes('services')).toBe('LocalBusiness')
  expect(schemaTypes('services', { types: ['HairSalon'], visits: 'here' })).toBe('HairSalon')
  expect(schemaTypes('services', { types: ['LocalBusiness', 'NGO'], visits: 'here' })).toEqual([
    'LocalBusiness',
    'NGO'
  ])
})

import { expect, test } from 'vitest'
import { tableAddress } from '../../../../ui/data-table/table-address.ts'
import { isChanged, toViewAddress, toViewQuery } from './view-address.ts'

const address = tableAddress({ columns: ['name', 'role'], filters: { status: ['active', 'locked'] } })
const read = (query: string) => address.read(new URLSearchParams(query))

test('a view keeps filters, order and columns, and no page', () => {
  const query = 'status=active&sort=-name&page=7&hide=role&user=1'
  expect(toViewQuery(address, read(query))).toBe('status=active&sort=-name&hide=role')
})

test('its address names it', () => {
  expect(toViewAddress({ id: 'a b', query: '' })).toBe('view=a+b')
  expect(toViewAddress({ id: '1', query: 'status=active' })).toBe('status=active&view=1')
})

test('another filter or order changes it; another page, and how it is written, do not', () => {
  const view = { query: 'sort=name&status=active' }
  expect(isChanged(address, view, read('status=active&sort=name&page=3&view=1'))).toBe(false)
  expect(isChanged(address, view, read('status=active&sort=-name'))).toBe(true)
  expect(isChanged(address, view, read('sort=name'))).toBe(true)
})

import { expect, it } from 'vitest'
import { defineList } from './define-list.ts'

const { address } = defineList<object>({
  columns: [
    { id: 'name', header: 'Name', cell: () => '' },
    { id: 'note', header: 'Note', cell: () => '' }
  ],
  filters: [
    { id: 'status', label: 'Status', options: [{ value: 'open', label: 'Open' }] },
    { id: 'role', label: 'Role', options: [], hasLoadedOptions: true }
  ],
  sort: { id: 'name', desc: false },
  pageSizes: [50, 100],
  hidden: ['note']
})

const read = (query: string) => address.read(new URLSearchParams(query))

it('a list begins in its order, with its hidden columns and the first size of pages', () => {
  expect(read('')).toEqual({
    search: '',
    filters: {},
    sort: { id: 'name', desc: false },
    page: 1,
    pageSize: 50,
    hidden: ['note']
  })
})

it('its filters take the values of their options, and any where these are loaded', () => {
  expect(read('status=open,late&role=r-1').filters).toEqual({ status: ['open'], role: ['r-1'] })
  expect(address.findUnknown(new URLSearchParams('status=late&role=r-1'))).toEqual([
    { name: 'status', value: 'late' }
  ])
})

import { expect, test } from 'vitest'
import { writeAddress } from '../use-address-state.ts'
import { filterKey, tableAddress, withDefaultPageSize, withFilter, withTableState } from './table-address.ts'

const address = tableAddress({
  columns: ['name', 'role', 'created'],
  filters: { status: ['active', 'locked'], tenant: 'any' },
  sort: { id: 'name', desc: false }
})
const read = (query: string) => address.read(new URLSearchParams(query))
const write = (query: string, state: ReturnType<typeof read>) =>
  decodeURIComponent(writeAddress(address, new URLSearchParams(query), state).toString())

const full = 'q=ines&status=active,locked&tenant=t_1&sort=-created&page=3&rows=100&hide=role'

test('an address says what a table shows, and the table writes the same address', () => {
  const state = read(full)
  expect(state).toEqual({
    search: 'ines',
    filters: { status: ['active', 'locked'], tenant: ['t_1'] },
    sort: { id: 'created', desc: true },
    page: 3,
    pageSize: 100,
    hidden: ['role']
  })
  expect(write('', state)).toBe(full)
})

test('defaults leave the address clean', () => {
  const state = read('')
  expect(state).toEqual({
    search: '',
    filters: {},
    sort: { id: 'name', desc: false },
    page: 1,
    pageSize: 50,
    hidden: []
  })
  expect(write('', state)).toBe('')
  expect(write(full, state)).toBe('')
})

test('what is not known is dropped', () => {
  const state = read('status=active,asleep,active&sort=-password&page=-2&rows=7&hide=nothing&role=admin')
  expect(state).toEqual({ ...read(''), filters: { status: ['active'] } })
  expect(read('page=9999999999').page).toBe(1)
  expect(read('page=10000000').page).toBe(10_000_000)
})

test('what is not known is named', () => {
  const find = (query: string) =>
    address.findUnknown(new URLSearchParams(query)).map(({ name, value }) => `${name}=${value}`)
  expect(find(full)).toEqual([])
  expect(find('status=active,asleep&tenant=any&sort=-password&page=-2&rows=7&user=u_1')).toEqual([
    'status=asleep',
    'sort=-password',
    'page=-2',
    'rows=7'
  ])
})

test('what others keep in the address stays', () => {
  expect(write('user=u_1&page=2', read(''))).toBe('user=u_1')
})

test('another filter, search, sort or page size begins on the first page', () => {
  const state = read(full)
  expect(withFilter(state, 'status', ['locked'])).toMatchObject({
    page: 1,
    filters: { status: ['locked'], tenant: ['t_1'] }
  })
  expect(withFilter(state, 'status', []).filters).toEqual({ tenant: ['t_1'] })
  expect(withTableState(state, { search: '' })).toMatchObject({ page: 1, search: '', pageSize: 100 })
})

test('columns that are hidden at first are shown once the address says so', () => {
  const some = tableAddress({ columns: ['name', 'role'], filters: {}, hidden: ['role'] })
  const at = (query: string) => some.read(new URLSearchParams(query)).hidden
  expect([at(''), at('hide=none'), at('hide=name')]).toEqual([['role'], [], ['name']])
  const written = (hidden: readonly string[]) =>
    writeAddress(some, new URLSearchParams(), { ...some.read(new URLSearchParams()), hidden }).toString()
  expect([written(['role']), written([]), written(['name'])]).toEqual(['', 'hide=none', 'hide=name'])
})

test('two tables of a screen have names of their own', () => {
  const other = tableAddress({ columns: ['at'], filters: {}, prefix: 'audit-' })
  const query = new URLSearchParams('page=2&audit-page=5')
  expect(other.read(query).page).toBe(5)
  expect(writeAddress(other, query, { ...other.read(query), page: 1 }).toString()).toBe('page=2')
})

test('the page and the sort do not change which rows match, filters and search do', () => {
  const key = filterKey(read('status=active'))
  expect(filterKey(read('status=active&page=4&sort=-role'))).toBe(key)
  expect(filterKey(read('status=active&q=x'))).not.toBe(key)
  expect(filterKey(read('status=locked'))).not.toBe(key)
})

test('whoever prefers more rows a page begins with them, and the address names any other number', () => {
  const preferred = withDefaultPageSize(address, 100)
  const at = (query: string) => preferred.read(new URLSearchParams(query))
  expect([at('').pageSize, at('rows=200').pageSize, at('rows=50').pageSize]).toEqual([100, 200, 50])
  expect([100, 50].map((pageSize) => preferred.write({ ...at(''), pageSize })['rows'])).toEqual([
    undefined,
    '50'
  ])
})

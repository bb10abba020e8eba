import { expect, test } from 'vitest'
import { toAddress, toPlace } from './data-explorer-address.ts'
import { countStaged, findStaged, keepStaged, stagedStore } from './staged-store.ts'
import { stage, toEdited, toRowText, toUpdate } from './staged-changes.ts'

const column = {
  type: 'text',
  nullable: true,
  primaryKey: false,
  generated: false,
  defaultValue: null,
  foreignKey: null
}
const table = {
  schema: 'public',
  name: 'orders',
  kind: 'table' as const,
  columns: [
    { ...column, name: 'id' },
    { ...column, name: 'a b' }
  ],
  rows: null,
  size: null,
  lastModified: null
}

test('a change keeps what differs alone, with what was there before', () => {
  const before = { id: '1', name: null, city: 'Lagos' }
  expect(toUpdate({ id: '1' }, before, { ...before })).toBeUndefined()
  expect(toUpdate({ id: '1' }, before, { ...before, name: '' })).toEqual({
    kind: 'update',
    key: { id: '1' },
    before: { name: null },
    values: { name: '' }
  })
})

test('a second change of a row takes the place of the first', () => {
  const first = { kind: 'update', key: { id: '1' }, before: {}, values: { a: '1' } } as const
  const second = { kind: 'delete', key: { id: '1' }, before: {} } as const
  const added = { kind: 'insert', values: {} } as const
  expect(stage(stage(stage([], first), added), second)).toEqual([added, second])
})

test('cells that are cut are not edited', () => {
  const columns = [column, column].map((each, index) => ({ ...each, name: `c${index}` }))
  expect(toRowText({ columns, rows: [['a', { cut: 'b', length: 9000 }]] }, 0)).toEqual({ c0: 'a' })
})

test('the address holds table, filters and sort, and ignores what the table does not have', () => {
  const place = {
    table,
    filters: [
      { column: 'a b', operator: 'equals' as const, value: 'c & d=' },
      { column: 'id', operator: 'is-null' as const, value: null }
    ],
    sort: { column: 'id', direction: 'descending' as const },
    columns: ['a b']
  }
  const address = toAddress(new URLSearchParams('connection=1&view=data&where=old'), place)
  expect(toPlace(new URLSearchParams(address.toString()), [table])).toEqual(place)
  expect(
    toPlace(new URLSearchParams('where=gone+equals+1&where=id+drop+1&sort=gone&column=gone'), [table])
  ).toEqual({
    table,
    filters: [],
    sort: null,
    columns: null
  })
})

test('a row that is edited again begins with what is staged for it', () => {
  const row = { id: '1', name: 'a', city: 'Lagos' }
  const first = toUpdate({ id: '1' }, row, { ...row, name: 'b' })
  if (first === undefined) throw new Error('Nothing differs')
  const edited = toEdited([first], { id: '1' }, row)
  expect(edited).toEqual({ id: '1', name: 'b', city: 'Lagos' })
  expect(toUpdate({ id: '1' }, row, { ...edited, city: 'Abuja' })).toMatchObject({
    before: { name: 'a', city: 'Lagos' },
    values: { name: 'b', city: 'Abuja' }
  })
  expect(toEdited([first], { id: '2' }, row)).toEqual(row)
  expect(toEdited([{ kind: 'delete', key: { id: '1' }, before: row }], { id: '1' }, row)).toEqual(row)
})

test('changes are kept for each table of a connection, and for each user', () => {
  const orders = { user: 'ada', connection: '1', table: 'orders' }
  const change = { kind: 'insert', values: { id: '1' } } as const
  keepStaged(orders, [change])
  expect(findStaged(stagedStore.get(), orders)).toEqual([change])
  expect(findStaged(stagedStore.get(), { ...orders, table: 'lines' })).toEqual([])
  expect(findStaged(stagedStore.get(), { ...orders, user: 'grace' })).toEqual([])
  expect(countStaged(stagedStore.get(), orders)).toEqual([{ table: 'orders', count: 1 }])
  keepStaged(orders, [])
  expect(countStaged(stagedStore.get(), orders)).toEqual([])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageCursor, PageRequest } from '../rows.ts'
import { createSqliteFixture, type SqliteFixture } from '../../testing/sqlite.ts'
import { createSqliteEngine } from './engine.ts'

const signal = new AbortController().signal

describe('pages of a table of SQLite', () => {
  let fixture: SqliteFixture
  beforeAll(async () => {
    fixture = await createSqliteFixture()
    fixture.run(`
      create table lines (invoice integer, line integer, note text, photo blob, primary key (invoice, line)) without rowid;
      insert into lines with recursive n (n) as (select 0 union all select n + 1 from n where n < 24)
        select n / 5, n % 5, iif(n % 4 = 0, null, 'note ' || (n % 3)), iif(n = 7, x'00ff', null) from n`)
  })
  afterAll(() => fixture.close())

  const request: PageRequest = {
    schema: 'main',
    table: 'lines',
    columns: null,
    filters: [],
    sort: null,
    after: null,
    size: 10
  }
  const readPage = async (changes: Partial<PageRequest>) => {
    const page = await createSqliteEngine(fixture.source).readPage?.({ ...request, ...changes }, { signal })
    if (page === undefined) throw new Error('It has pages')
    return page
  }
  const readAll = async (changes: Partial<PageRequest>) => {
    const rows: unknown[][] = []
    let after: PageCursor | null = null
    do {
      const page = await readPage({ ...changes, after })
      rows.push(...page.rows)
      after = page.next
    } while (after !== null)
    return rows
  }

  test.each([
    null,
    { column: 'note', direction: 'ascending' },
    { column: 'note', direction: 'descending' },
    { column: 'line', direction: 'descending' }
  ] as const)('by key, each row once, sorted by %o, NULL last', async (sort) => {
    const rows = await readAll({ sort })
    expect(new Set(rows.map(([invoice, line]) => `${String(invoice)}.${String(line)}`)).size).toBe(25)
    const notes = rows.map((row) => row[2])
    if (sort?.column === 'note') expect(notes.slice(-7)).toEqual(Array.from({ length: 7 }, () => null))
    const { paging, key, keys } = await readPage({ sort: null })
    expect({ paging, key, first: keys?.[0] }).toEqual({
      paging: 'key',
      key: ['invoice', 'line'],
      first: ['0', '0']
    })
  })

  test('conditions compare as the column does', async () => {
    const found = async (
      column: string,
      operator: PageRequest['filters'][number]['operator'],
      value: string | null
    ) => (await readAll({ filters: [{ column, operator, value }] })).length
    expect(await found('invoice', 'at-least', '3')).toBe(10)
    expect(await found('note', 'equals', 'note 1')).toBe(6)
    expect(await found('note', 'not-equals', 'note 1')).toBe(19)
    expect(await found('note', 'contains', '%')).toBe(0)
    expect(await found('note', 'starts-with', 'note')).toBe(18)
    expect(await found('note', 'is-null', null)).toBe(7)
    expect(await found('photo', 'equals', '0x00ff')).toBe(1)
  })

  test('a key that is secret names no rows, and its column is not among them', async () => {
    const page = await readPage({ table: 'tokens', size: 1 })
    expect(page).toMatchObject({ paging: 'offset', keys: null, columns: [{ name: 'customer_id' }] })
    expect(await readAll({ table: 'tokens', size: 1 })).toEqual([['1'], ['2']])
    const { tables } = await createSqliteEngine(fixture.source).readSchema()
    const columns = tables.flatMap(({ name, columns: each }) =>
      each.map((column) => `${name}.${column.name}`)
    )
    expect(columns).toContain('customers.balance')
    for (const { table, column } of fixture.source.secrets)
      expect(columns).not.toContain(`${table}.${column}`)
  })
})

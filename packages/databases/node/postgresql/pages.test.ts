import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNetwork } from '../../testing/open-network.ts'
import { createPostgresqlFixture, type PostgresqlFixture } from '../../testing/postgresql.ts'
import type { PageRequest } from '../../src/rows.ts'
import { createPostgresqlEngine } from './engine.ts'

const url = process.env['TEST_DATABASE_URL']
const usual: PageRequest = {
  schema: 'public',
  table: 'rows',
  columns: null,
  filters: [],
  sort: null,
  after: null,
  size: 7
}

describe.runIf(url !== undefined)('pages of a PostgreSQL table', () => {
  let fixture: PostgresqlFixture
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
    await fixture.run(`
      create table rows (tenant int, id bigint, name text, at timestamptz, extra jsonb, primary key (tenant, id));
      insert into rows select n % 3, n, case when n % 4 = 0 then null else 'name ' || n % 5 end,
        '2026-01-01'::timestamptz + n * interval '1 hour', '{"n": 1}' from generate_series(1, 50) n;
      create table bare (n int); insert into bare select generate_series(1, 20);
      create table odd ("we""ird; drop" text primary key); insert into odd values ('50%'), ('501'), ('a''b');
      grant select on rows, bare, odd to ${fixture.users.reader}`)
  })
  afterAll(() => fixture.drop())

  const read = async (changes: Partial<PageRequest>) => {
    const engine = createPostgresqlEngine(fixture.settings, openNetwork)
    const page = await engine.readPage?.({ ...usual, ...changes }, { signal: new AbortController().signal })
    if (page === undefined) throw new Error('The engine reads no pages')
    return page
  }
  /** All rows, page by page. */
  const readAll = async (changes: Partial<PageRequest>) => {
    const rows: unknown[][] = []
    for (let after: PageRequest['after'] = null, pages = 0; pages < 20; pages += 1) {
      const page = await read({ ...changes, after })
      rows.push(...page.rows)
      if (page.next === null) return rows
      after = page.next
    }
    throw new Error('The pages do not end')
  }

  test.each([
    [null, 'tenant, id'],
    [{ column: 'id', direction: 'descending' }, 'id desc'],
    [{ column: 'at', direction: 'descending' }, 'at desc'],
    [{ column: 'name', direction: 'ascending' }, 'name, tenant, id'],
    [{ column: 'name', direction: 'descending' }, 'name desc nulls last, tenant, id']
  ] as const)('sorted by %j they hold each row once, in order', async (sort, order) => {
    const expected = await fixture.run(`select id::text as shown from rows order by ${order}`)
    const rows = await readAll({ sort })
    expect(rows.map(([, id]) => id)).toEqual(expected.map(({ shown }) => shown))
  })

  test('a table without a key is paged by offset, and says so', async () => {
    const page = await read({ table: 'bare' })
    expect(page).toMatchObject({ paging: 'offset', keys: null, next: { kind: 'offset', offset: 7 } })
    expect(await readAll({ table: 'bare' })).toHaveLength(20)
  })

  test('columns are chosen, and the key of each row is told all the same', async () => {
    const page = await read({ columns: ['name'] })
    expect(page.columns).toEqual([{ name: 'name', type: 'text' }])
    expect(page.keys?.[0]).toEqual(['0', '3'])
  })

  test('filters compare by type, and values are never text of the statement', async () => {
    const count = async (changes: Partial<PageRequest>) => (await readAll(changes)).length
    const filter = (
      column: string,
      operator: PageRequest['filters'][number]['operator'],
      value: string | null
    ) => ({
      filters: [{ column, operator, value }]
    })
    expect(await count(filter('id', 'at-least', '9'))).toBe(42)
    expect(await count(filter('name', 'is-null', null))).toBe(12)
    expect(await count(filter('name', 'not-equals', 'name 1'))).toBe(42)
    expect(await count(filter('extra', 'contains', '"n"'))).toBe(50)
    expect(await count(filter('name', 'equals', "' or true --"))).toBe(0)
    const odd = { table: 'odd', ...filter('we"ird; drop', 'contains', '50%') }
    expect((await read(odd)).rows).toEqual([['50%']])
    await expect(read(filter('id', 'equals', 'many'))).rejects.toMatchObject({
      failure: { reason: 'engine', words: { code: '22P02' } }
    })
    await expect(read({ table: 'nothing' })).rejects.toMatchObject({ failure: { words: { code: '42P01' } } })
  })
})

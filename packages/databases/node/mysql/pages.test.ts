import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect } from '../../testing/contract.ts'
import { createMysqlFixture, type MysqlFixture } from '../../testing/mysql.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { explainPrefix, parsePlan } from '../../src/explain.ts'
import type { PageRequest, RowOperator } from '../../src/rows.ts'
import { createMysqlEngine } from './engine.ts'

const url = process.env['TEST_MARIADB_URL']
const usual = { table: 'events', columns: null, filters: [], sort: null, after: null, size: 7 } as const

describe.runIf(url !== undefined)('pages and plans of a MariaDB', () => {
  let fixture: MysqlFixture
  beforeAll(async () => {
    fixture = await createMysqlFixture(url ?? '')
    for (const text of [
      `create table events (tenant int, id bigint unsigned, name varchar(40) collate utf8mb4_unicode_ci, at datetime(6),
        extra json, primary key (tenant, id))`,
      `insert into events select seq % 3, 9007199254740992 + seq, if(seq % 4 = 0, null, concat('name ', seq % 5)),
        '2026-01-01' + interval seq hour, '{"n": 1}' from seq_1_to_50`,
      'create table bare (n int)',
      'insert into bare select seq from seq_1_to_20',
      'create table odd (`we``ird; drop` varchar(20) primary key)',
      "insert into odd values ('50%'), ('501'), ('a''b')",
      'create table bytes (id binary(2) primary key, n decimal(30, 2))',
      "insert into bytes select unhex(lpad(hex(seq), 4, '0')), seq + 0.25 from seq_1_to_20"
    ])
      await fixture.run(text)
  })
  afterAll(() => fixture.drop())

  const engine = () => createMysqlEngine(fixture.settings, openNetwork)
  const read = async (changes: Partial<PageRequest>) => {
    const request = { ...usual, schema: fixture.settings.database, filters: [], ...changes }
    const page = await engine().readPage?.(request, { signal: new AbortController().signal })
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
    [{ column: 'name', direction: 'ascending' }, 'name is null, name, tenant, id'],
    [{ column: 'name', direction: 'descending' }, 'name is null, name desc, tenant, id']
  ] as const)('sorted by %j they hold each row once, in order', async (sort, order) => {
    const expected = await fixture.run(`select cast(id as char) as shown from events order by ${order}`)
    const rows = await readAll({ sort })
    expect(rows.map(([, id]) => id)).toEqual(expected.map(({ shown }) => shown))
  })

  test('a table without a key is paged by offset, and one whose key is bytes by its key', async () => {
    const page = await read({ table: 'bare' })
    expect(page).toMatchObject({ paging: 'offset', keys: null, next: { kind: 'offset', offset: 7 } })
    expect(await readAll({ table: 'bare' })).toHaveLength(20)
    const bytes = await readAll({ table: 'bytes' })
    expect(bytes.map(([id]) => id)).toEqual(
      Array.from({ length: 20 }, (_, at) => `0x${(at + 1).toString(16).padStart(4, '0').toUpperCase()}`)
    )
  })

  test('columns are chosen, and the key of each row is told all the same', async () => {
    const page = await read({ columns: ['name'] })
    expect(page.columns).toEqual([{ name: 'name', type: 'varchar(40)' }])
    expect(page.keys?.[0]).toEqual(['0', '9007199254740995'])
  })

  test('filters compare by type, and values are never text of the statement', async () => {
    const filter = (column: string, operator: RowOperator, value: string | null) => ({
      filters: [{ column, operator, value }]
    })
    const count = async (changes: Partial<PageRequest>) => (await readAll(changes)).length
    expect(await count(filter('id', 'at-least', '9007199254741001'))).toBe(42)
    expect(await count(filter('id', 'equals', '9007199254740993'))).toBe(1)
    expect(await count(filter('name', 'is-null', null))).toBe(12)
    expect(await count(filter('name', 'not-equals', 'name 1'))).toBe(42)
    expect(await count(filter('extra', 'contains', '"n"'))).toBe(50)
    expect(await count(filter('name', 'equals', "' or true -- "))).toBe(0)
    expect(await count(filter('at', 'less', '2026-01-01 02:30:00'))).toBe(2)
    expect(await count({ table: 'bytes', ...filter('n', 'greater', '18.25') })).toBe(2)
    expect(await count({ table: 'bytes', ...filter('id', 'contains', '0x0001') })).toBe(1)
    const odd = { table: 'odd', ...filter('we`ird; drop', 'contains', '50%') }
    expect((await read(odd)).rows).toEqual([['50%']])
    await expect(read({ table: 'nothing' })).rejects.toMatchObject({ failure: { words: { code: '42S02' } } })
    await expect(read({ schema: 'mysql', table: 'user' })).rejects.toMatchObject({
      failure: { notRead: 'secret' }
    })
    await expect(read({ schema: 'mysql', table: 'help_topic' })).rejects.toMatchObject({
      failure: { words: { code: '42S02' } }
    })
  })

  test('a statement is explained as a tree, without being run', async () => {
    const prefix = explainPrefix('mysql') ?? ''
    const text =
      "select e.name from events e join customers c on c.id = e.tenant where e.name like 'name%' order by e.name"
    const { rows } = await collect(engine(), `${prefix}${text}`)
    const titles: string[] = []
    const walk = (node: ReturnType<typeof parsePlan>): void => {
      if (node === undefined) return
      titles.push([node.title, ...node.details].join(' | '))
      node.children.forEach(walk)
    }
    walk(parsePlan(rows))
    expect(titles[0]).toBe('Query block')
    expect(titles.some((title) => /scan|lookup/.test(title) && /\be\b/.test(title))).toBe(true)
    expect(titles.some((title) => title.includes('Filter: '))).toBe(true)
    expect(titles.some((title) => title.startsWith('Filesort | Sort Key: '))).toBe(true)
  })
})

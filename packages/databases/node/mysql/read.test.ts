import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseEngine, DatabaseQuery, ResultPart } from '../../src/engine.ts'
import { failureOf } from '../../testing/contract.ts'
import { createMysqlFixture, type MysqlFixture } from '../../testing/mysql.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { createMysqlEngine } from './engine.ts'

const url = process.env['TEST_MARIADB_URL']
const limits = { rows: 10, size: 100_000, cell: 1000, milliseconds: 15_000 }

describe.runIf(url !== undefined)('reading MariaDB', () => {
  let fixture: MysqlFixture
  let engine: DatabaseEngine
  beforeAll(async () => {
    fixture = await createMysqlFixture(url ?? '')
    engine = createMysqlEngine(fixture.settings, openNetwork)
  })
  afterAll(() => fixture.drop())

  async function read(
    text: string,
    parameters: DatabaseQuery['parameters'] = [],
    milliseconds = limits.milliseconds
  ): Promise<ResultPart[]> {
    const signal = new AbortController().signal
    const parts: ResultPart[] = []
    for await (const part of engine.read(
      { text, parameters },
      { limits: { ...limits, milliseconds }, signal }
    ))
      parts.push(part)
    return parts
  }

  test('values keep their type and every digit, and bytes are written as MySQL writes them', async () => {
    const [columns, rows] = await read(
      "select 18446744073709551615 as a, 1e0/3 as b, x'00ff' as c, date '2026-02-28' as d, cast(0.10 as decimal(4, 2)) as e, 'ü' as f"
    )
    expect(columns).toMatchObject({
      columns: [
        { name: 'a', type: 'bigint unsigned' },
        { name: 'b', type: 'double' },
        { name: 'c', type: 'varbinary' },
        { name: 'd', type: 'date' },
        { name: 'e', type: 'decimal' },
        { name: 'f', type: 'varchar' }
      ]
    })
    expect(rows).toMatchObject({
      rows: [['18446744073709551615', '0.3333333333333333', '0x00FF', '2026-02-28', '0.10', 'ü']]
    })
  })

  test('a parameter is a whole number where one is needed', async () => {
    const parts = await read('select id from customers where name <=> ? order by id limit ?', [null, 1])
    expect(parts[1]).toEqual({ kind: 'rows', rows: [['2']] })
  })

  test('SLEEP and BENCHMARK are stopped by the limit of time', async () => {
    for (const text of ['select sleep(20)', "select benchmark(1000000000000, md5('a'))"])
      expect(await failureOf(read(text, [], 300))).toMatchObject({ reason: 'timeout' })
  })

  test('a mistake has its place in a statement of several lines', async () => {
    const text = "select 'ü',\n  1 from customers\nwhere wrong wrong"
    expect(await failureOf(read(text))).toMatchObject({
      reason: 'engine',
      words: { position: text.lastIndexOf('wrong'), code: '42000' }
    })
  })

  test('a row of 30 MB breaks the connection and is not held', async () => {
    const text = `select repeat('x', 15000000) as a, repeat('y', 15000000) as b`
    expect(await failureOf(read(text))).toMatchObject({ reason: 'too-large' })
  })

  test('rows that are not too large are read however slowly they are taken', async () => {
    const text = "select repeat('x', 400000) as a from seq_1_to_400"
    const { signal } = new AbortController()
    let rows = 0
    const reading = engine.read(
      { text, parameters: [] },
      { limits: { ...limits, rows: 1000, size: 1e9 }, signal }
    )
    for await (const part of reading) {
      if (part.kind === 'rows') rows += part.rows.length
      await new Promise((later) => setTimeout(later, 300))
    }
    expect(rows).toBe(400)
  })

  test('rows of nearly the limit are read one after the other', async () => {
    const text = "select repeat('x', 7500000) as a, repeat('y', 7500000) as b from seq_1_to_4"
    const parts = await read(text)
    expect(parts.at(-1)).toMatchObject({ kind: 'end', rows: 4 })
  })

  test('a session ends with its reading', async () => {
    await read('select connection_id()')
    await expect
      .poll(async () =>
        (await fixture.run('show processlist')).filter(({ User }) => User === fixture.users.reader)
      )
      .toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPostgresqlFixture, type PostgresqlFixture } from '../../testing/postgresql.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { createPostgresqlEngine } from './engine.ts'

const url = process.env['TEST_DATABASE_URL']
const limits = { rows: 1000, size: 1e9, cell: 10, milliseconds: 60_000 }

describe.runIf(url !== undefined)('reading PostgreSQL', () => {
  let fixture: PostgresqlFixture
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
  })
  afterAll(() => fixture.drop())

  async function count(text: string): Promise<number[]> {
    const engine = createPostgresqlEngine(fixture.settings, openNetwork)
    const { signal } = new AbortController()
    const batches: number[] = []
    for await (const part of engine.read({ text, parameters: [] }, { limits, signal }))
      if (part.kind === 'rows') batches.push(part.rows.length)
    return batches
  }

  const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

  test('rows that are large and not too large are read in smaller batches', async () => {
    expect(await count("select repeat('x', 1000000) from generate_series(1, 30)")).toEqual(
      expect.arrayContaining([1, 3])
    )
    expect(sum(await count("select repeat('x', 400000) from generate_series(1, 120)"))).toBe(120)
    expect(sum(await count("select repeat('x', 15000000) from generate_series(1, 3)"))).toBe(3)
  })

  test('small rows come in batches of two hundred', async () => {
    expect(await count('select generate_series(1, 600)')).toEqual([1, 50, 200, 200, 149])
  })
})

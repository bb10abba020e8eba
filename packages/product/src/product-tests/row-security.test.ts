import { openPostgres, setUpRowSecurity } from '@sitewright/kernel/node'
import type { Database } from '@sitewright/kernel/db'
import { createTestDatabase, testTenantRole } from '@sitewright/kernel/testing/test-database'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { product } from '../product.ts'

const server = process.env['TEST_DATABASE_URL']

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

describe.runIf(server !== undefined)('row-level security of all areas', () => {
  async function opened(): Promise<Database> {
    const copy = await createTestDatabase(server ?? '', inject('postgresTemplate'))
    const database = openPostgres(copy.url, { tenantRole: testTenantRole })
    cleanups.push(copy.drop, () => database.close())
    return database
  }

  test('every table says whose rows it has, and has its policy', async () => {
    const database = await opened()
    const { rows } = await sql<{ name: string; secured: boolean }>`
      select relname as name, relrowsecurity as secured from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace
        and relname not like 'kysely%'`.execute(database.db)
    const named = Object.keys(product.rowSecurity)
    expect(rows.filter(({ name }) => !named.includes(name))).toEqual([])
    expect(rows.filter(({ secured }) => !secured)).toEqual([])
  })

  test('a second start changes nothing', async () => {
    const database = await opened()
    const policies = async () =>
      (await sql<{ oid: number }>`select oid from pg_policy order by oid`.execute(database.db)).rows
    const before = await policies()
    await Promise.all([1, 2, 3].map(() => setUpRowSecurity(database, testTenantRole, product.rowSecurity)))
    expect(await policies()).toEqual(before)
  })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { kernelMigrations } from '../src/db/migrations/kernel-migrations.ts'
import { isMigrated } from '../src/db/migrations/migrate.ts'
import { onEachEngine } from '../testing/services.ts'

onEachEngine('own schema', (open) => {
  test('a database sees its own tables only, whatever other schemas hold', async () => {
    const other = await open()
    await sql`create table only_there (id text primary key)`.execute(other.db)
    const database = await open()
    const tables = await database.db.introspection.getTables({ withInternalKyselyTables: true })
    const names = tables.map(({ name }) => name)
    expect(names).toContain('users')
    expect(names).toContain('kysely_migration')
    expect(names).not.toContain('only_there')
    expect(new Set(names).size).toBe(names.length)
    expect(await isMigrated(database, kernelMigrations)).toBe(true)
  })
})

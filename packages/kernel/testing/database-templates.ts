import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Product } from '../src/area/area.ts'
import { migrate } from '../src/db/migrations/migrate.ts'
import { openPostgres } from '../node/postgres.ts'
import { setUpRowSecurity } from '../node/row-security/set-up.ts'
import { createMemoryImage } from './migrated-memory.ts'
import { runStatement, testTenantRole, withDatabase } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file for the statements of tests on SQLite alone, as compiled for Postgres. */
    statementsFile: string
    /** The migrated SQLite database that tests copy into memory. */
    sqliteImage: string
    /** The migrated Postgres database that tests copy; undefined without TEST_DATABASE_URL. */
    postgresTemplate: string | undefined
  }
}

/**
 * Set-up of a whole test run (vitest `globalSetup`): migrates one database of each engine for the tests to copy, in a
 * tenth of the time of a migration. Resolves to the teardown, which also drops the copies of killed tests.
 */
export async function createDatabaseTemplates(
  project: TestProject,
  product: Pick<Product, 'migrations' | 'rowSecurity'>
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-tests-'))
  const image = join(folder, 'migrated.db')
  await writeFile(image, await createMemoryImage(product.migrations))
  project.provide('sqliteImage', image)
  const dropPostgres = await createPostgresTemplate(project, product)
  return async () => {
    await dropPostgres?.()
    await rm(folder, { recursive: true })
  }
}

async function createPostgresTemplate(
  project: TestProject,
  { migrations, rowSecurity }: Pick<Product, 'migrations' | 'rowSecurity'>
): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) {
    project.provide('postgresTemplate', undefined)
    return undefined
  }
  const name = `test_template_${process.pid}`
  const dropAll = async (): Promise<void> => {
    const left = await runStatement(
      url,
      `select datname from pg_database where datname = '${name}' or starts_with(datname, '${name}_')`
    )
    for (const { datname } of left) await runStatement(url, `drop database ${String(datname)} with (force)`)
  }
  await dropAll()
  await runStatement(url, `create database ${name}`)
  const database = openPostgres(withDatabase(url, name))
  try {
    await migrate(database, migrations)
    await setUpRowSecurity(database, testTenantRole, rowSecurity)
  } finally {
    await database.close()
  }
  project.provide('postgresTemplate', name)
  return dropAll
}

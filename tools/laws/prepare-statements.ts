// Prepares on Postgres every statement that the unit tests on SQLite compiled, so that use cases need not be tested on both
// engines: a column that Postgres does not have, types that it does not compare, and words that it does not know are
// refused when a statement is prepared. Run by `npm test` after the unit tests, whose last run it reads.
import { readFileSync } from 'node:fs'
import { openPostgres } from '../../packages/kernel/node/postgres.ts'
import { migrate } from '../../packages/kernel/src/db/migrations/migrate.ts'
import { prepareStatements } from '../../packages/kernel/testing/prepare-statements.ts'
import { createTestDatabase } from '../../packages/kernel/testing/test-database.ts'
import { product } from '../../packages/product/src/product.ts'
import { statementsPath } from '../compiled-statements.ts'

const url = process.env['TEST_DATABASE_URL']
if (url === undefined) throw new Error('Set TEST_DATABASE_URL to the address of a Postgres.')

const lines = readFileSync(statementsPath, 'utf8').trim().split('\n')
const statements = new Set(lines.map((line) => JSON.parse(line) as string))
// Fewer mean that the last run was one of some files.
if (statements.size < 800)
  throw new Error(`Only ${statements.size} statements were recorded. Run all unit tests first.`)
const { url: own, drop } = await createTestDatabase(url)
try {
  const database = openPostgres(own)
  await migrate(database, product.migrations)
  await database.close()
  const refused = await prepareStatements(own, statements)
  process.stdout.write(`${statements.size} statements, ${refused.length} that Postgres refuses\n`)
  for (const each of refused) process.stderr.write(`${each}\n`)
  process.exitCode = refused.length === 0 ? 0 : 1
} finally {
  await drop()
}

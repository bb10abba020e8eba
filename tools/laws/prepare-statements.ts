// Prepares on Postgres every statement that the unit tests on SQLite compiled, so that use cases need not be tested on both
// engines: a column that Postgres does not have, types that it does not compare, and words that it does not know are
// refused when a statement is prepared. Run by `npm test` after the unit tests, whose last run it reads.
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { openPostgres } from '../../packages/kernel/node/postgres.ts'
import { migrate } from '../../packages/kernel/src/db/migrations/migrate.ts'
import { statementsFile } from '../../packages/kernel/testing/database-templates.ts'
import { createTestDatabase } from '../../packages/kernel/testing/test-database.ts'
import { product } from '../../packages/product/src/product.ts'

const url = process.env['TEST_DATABASE_URL']
if (url === undefined) throw new Error('Set TEST_DATABASE_URL to the address of a Postgres.')

/**
 * What is asked of SQLite in words of its own: trigrams and their table, which are an index on Postgres, JSON of deleted
 * rows, a plus before a column that its planner is to leave alone, its catalogue. What has these has tests on each engine.
 */
const ofSqlite = /_trigrams|user_search|\binstr\(|json_(object|extract)\(|[ (]\+"?[a-z]|sqlite_master|pragma/

const lines = readFileSync(statementsFile, 'utf8').trim().split('\n')
const statements = new Set(lines.map((line) => JSON.parse(line) as string))
// Fewer mean that the last run was one of some files.
if (statements.size < 800)
  throw new Error(`Only ${statements.size} statements were recorded. Run all unit tests first.`)
const { url: own, drop } = await createTestDatabase(url)
const refused: string[] = []
try {
  const database = openPostgres(own)
  await migrate(database, product.migrations)
  await database.close()
  const client = new pg.Client({ connectionString: own })
  await client.connect()
  for (const statement of statements) {
    if (ofSqlite.test(statement)) continue
    try {
      await client.query(`prepare tested as ${toPostgres(statement)}`)
      await client.query('deallocate tested')
    } catch (error) {
      refused.push(`${String(error)}\n    ${statement}`)
    }
  }
  await client.end()
} finally {
  await drop()
}
/** `isOneOf` and `isNotOneOf` write a list for each engine in its own way. */
function toPostgres(statement: string): string {
  return statement.replaceAll(/(not )?in \(select value from json_each\((\$\d+)\)\)/g, (_, not, list) =>
    not === undefined ? `= any(${list})` : `<> all(${list})`
  )
}

process.stdout.write(`${statements.size} statements, ${refused.length} that Postgres refuses\n`)
for (const each of refused) process.stderr.write(`${each}\n`)
process.exitCode = refused.length === 0 ? 0 : 1

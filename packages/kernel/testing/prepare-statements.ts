import pg from 'pg'

/**
 * What is asked of SQLite in words of its own: trigrams and their table, which are an index on Postgres, JSON of deleted
 * rows, a plus before a column that its planner is to leave alone, its catalogue. What has these has tests on each engine.
 */
const ofSqlite = /_trigrams|user_search|\binstr\(|json_(object|extract)\(|[ (]\+"?[a-z]|sqlite_master|pragma/

/** `isOneOf` writes a list for each engine in its own way. */
function toPostgres(statement: string): string {
  return statement.replaceAll(/in \(select value from json_each\((\$\d+)\)\)/g, '= any($1)')
}

/** Prepares statements on a migrated Postgres; returns those that it refuses, with its reason. */
export async function prepareStatements(url: string, statements: Iterable<string>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const refused: string[] = []
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
  return refused
}

import pg from 'pg'

/**
 * SQLite-specific SQL: trigrams and their table, which are an index on Postgres, JSON of deleted rows, a plus that
 * disables an index, its catalogue. Statements with these are tested on each engine instead.
 */
const ofSqlite = /_trigrams|user_search|\binstr\(|json_(object|extract)\(|[ (]\+"?[a-z]|sqlite_master|pragma/

/** Converts the list of `isOneOf` to the form for Postgres. */
function toPostgres(statement: string): string {
  return statement.replaceAll(/in \(select value from json_each\((\$\d+)\)\)/g, '= any($1)')
}

/** Prepares statements on a migrated Postgres; returns those that it rejects, with the reason. */
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

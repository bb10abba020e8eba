import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from './database.ts'

/**
 * An SQL condition: a column has one of these values. The list is one parameter, so that the statement is the same for
 * any length: `in (…)` would be prepared for each length.
 *
 * @example
 * await database.db.selectFrom('users').selectAll().where(isOneOf(database, 'id', ids)).execute()
 */
export function isOneOf(
  { engine }: Pick<Database, 'engine'>,
  column: string,
  values: readonly string[]
): RawBuilder<SqlBool> {
  return engine === 'postgres'
    ? sql`${sql.ref(column)} = any(${values}::text[])`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
}

import { sql, type DatabaseIntrospector, type Kysely } from 'kysely'

/**
 * Looks at the tables of our own schema only. The usual way looks at every column of every schema: slow where a
 * database holds many, wrong where another schema has been migrated too, and it fails when a schema is dropped meanwhile.
 */
export function ownSchemaIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
  return {
    async getSchemas() {
      const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(db)
      return rows
    },
    async getTables() {
      const { rows } = await sql<{ name: string; schema: string }>`
        select tablename as name, schemaname as schema from pg_tables where schemaname = any (current_schemas(false))
      `.execute(db)
      return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }))
    }
  }
}

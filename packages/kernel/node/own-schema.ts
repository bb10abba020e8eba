import { sql, type DatabaseIntrospector, type Kysely } from 'kysely'

/**
 * Kysely introspector of the own schema only. The default one reads every column of every schema: slow if a database
 * holds many, wrong if another schema was migrated too, and it fails if a schema is dropped meanwhile.
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

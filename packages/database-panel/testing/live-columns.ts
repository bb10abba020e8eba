import { sql } from 'kysely'
import type { Database } from '@sitewright/kernel/db'

/** A column as the migrations have made it. */
export interface LiveColumn {
  table: string
  column: string
  type: string
  /** Whether an insert has to give a value. */
  isRequired: boolean | number
}

/** All tables and columns that the migrations have made, apart from the index files of SQLite. */
export async function readLiveColumns({ db, engine }: Database): Promise<LiveColumn[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<LiveColumn>`select t.name as "table", c.name as "column", lower(c.type) as type, c."notnull" or c.pk > 0 as "isRequired"
        from pragma_table_list t join pragma_table_xinfo(t.name) c
        where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`.execute(db)
    : sql<LiveColumn>`select table_name as "table", column_name as "column", data_type as type, is_nullable = 'NO' and is_identity = 'NO' as "isRequired"
        from information_schema.columns where table_schema = 'public'`.execute(db))
  return rows
}

import type { MysqlConnection } from './connect.ts'
import type { Written } from './written.ts'
import { keyOf } from './select-rows.ts'
import type { WriteTable } from './write-table.ts'

/**
 * Counts what a session writes: rows by way of its tables, triggers with it, as every role may ask. What the counting
 * itself writes is known by asking twice.
 */
export async function createCounter({ run }: MysqlConnection): Promise<() => Promise<number>> {
  const read = async (): Promise<number> => {
    const rows = await run<{ Value: string }>(
      "show session status where variable_name in ('Handler_write', 'Handler_update', 'Handler_delete')"
    )
    return rows.reduce((sum, { Value }) => sum + Number(Value), 0)
  }
  const first = await read()
  const second = await read()
  return async () => (await read()) - second - (second - first)
}

const modifiedSql =
  'select trx_rows_modified as modified from information_schema.innodb_trx where trx_mysql_thread_id = connection_id()'
/** Milliseconds for which the server caches the answer. */
const staleMs = 120

/** Rows that the transaction has changed, cascades with them; null where the role lacks PROCESS. */
export async function countModified({ run }: MysqlConnection): Promise<number | null> {
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const [found] = await run<{ modified: string | number }>(modifiedSql)
      if (found !== undefined) return Number(found.modified)
      await new Promise((later) => setTimeout(later, staleMs))
    }
    return null
  } catch (error) {
    if ((error as { sqlMessage?: string }).sqlMessage === undefined) throw error
    return null
  }
}

/** How often a write has changed a row, as each of the counts has it where nothing else was touched. */
export function toExpected(
  table: WriteTable,
  { counts, pairs, rows }: Written
): { written: number; modified: number } {
  const updates = pairs.filter(({ before, after }) => before !== null && after !== null)
  const isSame = ({ before, after }: (typeof pairs)[number]): boolean =>
    JSON.stringify(before) === JSON.stringify(after)
  const unchanged = updates.filter(isSame).length
  // A row whose key is changed is deleted and inserted.
  const moved = updates.filter(
    ({ before, after }) =>
      JSON.stringify(keyOf(table, before ?? [])) !== JSON.stringify(keyOf(table, after ?? []))
  ).length
  const written = counts.inserted + counts.deleted + counts.updated - (pairs.length < rows ? 0 : unchanged)
  return { written, modified: written + moved }
}

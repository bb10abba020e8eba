import { ApiError, importLimits, type UserImport } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import { inTransaction } from '@sitewright/kernel/db'
import { yieldToEventLoop } from '@sitewright/kernel/services'
import { decodeText } from './decode-text.ts'
import { insertRows } from './imports.repository.ts'
import { importMessages as messages } from './messages.ts'
import { findSeparator, parseCsv, takeSeparatorLine, unreadable, type CsvRow } from './parse-csv.ts'
import { guessHeader } from './first-row.ts'

/** Rows per statement. */
const rowsAtOnce = 500

/**
 * Reads an uploaded CSV file and stores its rows in the database, so that any server can check and import them, and
 * continue after another one was killed. No user is added.
 */
export async function uploadImport(
  { services, actor }: UserCall,
  name: string,
  bytes: Uint8Array
): Promise<UserImport> {
  const { database, now } = services
  const { encoding, text: raw } = await decodeText(bytes)
  const { text, declared } = takeSeparatorLine(raw.startsWith('\uFEFF') ? raw.slice(1) : raw)
  const [firstLine = ''] = text.slice(0, 1000).split(/[\r\n]/, 1)
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000e-\u001f]/.test(firstLine)) throw unreadable(messages.noText)
  const separator = declared ?? findSeparator(text)
  const id = newId()
  let columns: string[] | undefined
  let rows = 0
  try {
    for await (const batch of parseCsv(text, separator)) {
      if (columns === undefined) {
        const [first] = batch
        if (first === undefined) continue
        columns = readColumns(first)
        // It is stored among the rows too, since it may be a user.
        rows = -1
        await database.db
          .insertInto('imports')
          .values({
            id,
            actor_id: actor.userId,
            tenant_id: actor.tenantId,
            name,
            encoding,
            separator,
            columns: JSON.stringify(columns),
            first_row: first.position,
            row_count: 0,
            plan: null,
            job_id: null,
            created_at: now()
          })
          .execute()
      }
      rows += batch.length
      if (rows > importLimits.rows) throw new ApiError('import.too-many-rows')
      await stage(services, id, batch)
    }
    if (columns === undefined || (rows === 0 && guessHeader(columns).header)) throw unreadable(messages.empty)
  } catch (error) {
    await database.db.deleteFrom('imports').where('id', '=', id).execute()
    throw error
  }
  await database.db.updateTable('imports').set({ row_count: rows }).where('id', '=', id).execute()
  return { id, name, encoding, separator, columns, rows, ...guessHeader(columns) }
}

function readColumns({ cells }: CsvRow): string[] {
  const columns = cells.map((cell) => cell.trim())
  if (columns.length > importLimits.columns) throw unreadable(messages.tooManyColumns(importLimits.columns))
  return columns
}

async function stage(
  { database }: Pick<UserCall['services'], 'database'>,
  id: string,
  batch: readonly CsvRow[]
): Promise<void> {
  for (let from = 0; from < batch.length; from += rowsAtOnce) {
    const rows = batch.slice(from, from + rowsAtOnce).map(({ position, cells }) => {
      const text = JSON.stringify(cells)
      if (text.length > importLimits.rowLength)
        throw unreadable(messages.longRow(position, importLimits.rowLength))
      return { import_id: id, position, cells: text, problems: null }
    })
    await inTransaction(database, (transaction) => insertRows(transaction, rows))
    await yieldToEventLoop()
  }
}

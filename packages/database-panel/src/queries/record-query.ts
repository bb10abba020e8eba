import { ApiError, type DatabaseQueryInput, type DatabaseQueryLine, type ExportFormat } from '@sitewright/api'
import { explainPrefix } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import { sha256Hex } from '@sitewright/kernel/crypto'
import type { ConnectionRow } from '../connections/connections.repository.ts'
import { countQuery } from '../connections/query-counts.ts'
import { saveQuery } from './query-history.ts'
import { maskStatement } from './mask-literals.ts'
import { addCharge } from './query-charges.ts'

/** Characters of a statement in the audit log. */
const auditedCharacters = 200

interface RecordedQuery {
  id: string
  input: Pick<DatabaseQueryInput, 'query' | 'parameters'>
  connection: ConnectionRow
  lines: AsyncGenerator<DatabaseQueryLine>
  /** The format of the file that its result is exported as. */
  exportedAs?: ExportFormat
  /** The text of a line; throws an ApiError where the result must not look complete. */
  write: (line: DatabaseQueryLine) => string
}

/** Writes the lines of a query, and audits once how it ended, even where the stream is never read. */
export function recordQuery(
  call: UserCall,
  query: RecordedQuery,
  release: () => void
): AsyncIterable<string> {
  const { lines, write } = query
  const result = { rows: 0, charge: 0, took: 0, outcome: 'query.cancelled' }
  const begun = performance.now()
  let isEnded = false
  const end = async (): Promise<void> => {
    if (isEnded) return
    isEnded = true
    release()
    await record(call, query, { ...result, milliseconds: performance.now() - begun })
  }
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        try {
          const { done, value } = await lines.next()
          if (done === true) {
            await end()
            return { done, value: undefined }
          }
          if (value.kind === 'rows') result.rows += value.rows.length
          if (value.kind === 'end') {
            result.outcome = 'done'
            result.charge = value.charge?.amount ?? 0
            result.took = value.milliseconds
          }
          if (value.kind === 'error') result.outcome = value.code
          return { done: false, value: write(value) }
        } catch (error) {
          if (!(error instanceof ApiError)) result.outcome = 'failed'
          await lines.return(undefined)
          await end()
          throw error
        }
      },
      async return() {
        release()
        await lines.return(undefined)
        await end()
        return { done: true, value: undefined }
      }
    })
  }
}

/** Saves the query in the audit log and the history, without values of parameters, literals or results. */
async function record(
  call: UserCall,
  { id, input, connection, exportedAs }: RecordedQuery,
  {
    rows,
    charge,
    took,
    outcome,
    milliseconds
  }: { rows: number; charge: number; took: number; outcome: string; milliseconds: number }
): Promise<void> {
  const hash = await sha256Hex(input.query)
  const details = {
    connection: { id: connection.id, name: connection.name },
    statement: maskStatement(input.query, connection.kind).slice(0, auditedCharacters),
    hash,
    parameters: input.parameters.length,
    rows,
    ...(charge === 0 ? {} : { charge }),
    ...(exportedAs === undefined ? {} : { exportedAs }),
    result: outcome
  }
  const { userId } = call.actor
  const now = call.services.now()
  await call.transaction(async (transaction) => {
    if (charge > 0) await addCharge(transaction, { userId, connectionId: connection.id, now, amount: charge })
    if (outcome === 'done')
      await countQuery(transaction, { connectionId: connection.id, now, milliseconds: took })
    if (!isExplained(input.query, connection))
      await saveQuery(
        transaction,
        {
          id,
          user_id: userId,
          connection_id: connection.id,
          connection_name: connection.name,
          statement: input.query,
          outcome,
          row_count: rows,
          milliseconds: Math.round(milliseconds),
          created_at: now
        },
        connection.kind
      )
    await transaction.audit(
      'database.query',
      { type: 'query', id },
      { outcome: outcome === 'done' ? 'done' : 'refused', details }
    )
  })
}

/** Whether the screen had the statement explained, which the history leaves out: users look for the statement itself. */
function isExplained(text: string, { kind }: ConnectionRow): boolean {
  const prefix = explainPrefix(kind)
  return prefix !== undefined && text.startsWith(prefix)
}

import { ApiError, type DatabaseQueryInput, type DatabaseQueryLine } from '@sitewright/api'
import { DatabaseError, readLimits, type DatabaseEngine } from '@sitewright/databases'
import type { UserCall } from '../call/call.ts'
import { newId } from '../crypto/random.ts'
import { getUsedConnection } from '../database-connections/get-used-connection.ts'
import { openConnection } from '../database-connections/open-connection.ts'
import { enforceRateLimit } from '../rate-limits/rate-limits.ts'
import type { SentFile } from '../routing/file-registrar.ts'
import { requireBudget } from './query-charges.ts'
import { recordQuery } from './record-query.ts'
import type { RunningQueries, StopReason } from './running-queries.ts'
import { toErrorLine, toQueryError } from './to-query-error.ts'

/** How a query is stopped from outside. */
interface QueryRun {
  running: RunningQueries
  /** Aborted when whoever asked is gone. */
  signal: AbortSignal
}

/** Runs a query of a connected database, and sends its result line by line while it comes. */
export async function runQuery(
  call: UserCall,
  input: DatabaseQueryInput,
  { running, signal }: QueryRun
): Promise<SentFile> {
  const { services, actor } = call
  await enforceRateLimit(services, 'database-query-account', actor.userId)
  requireStatement(input.query)
  const row = await getUsedConnection(services.database.db, input.connection)
  await requireBudget(call, row)
  const id = newId()
  const control = createControl()
  const onGone = (): void => control.stop('gone')
  signal.addEventListener('abort', onGone, { once: true })
  const { remove } = await running.add({ id, userId: actor.userId, stop: control.stop })
  const lines = toLines({ id, input, control, engine: () => openConnection(services, row) })
  return {
    content: recordQuery(call, { id, input, connection: row, lines }, () => {
      signal.removeEventListener('abort', onGone)
      control.stop('gone')
      remove()
    })
  }
}

function requireStatement(text: string): void {
  if (text.trim() === '') throw new ApiError('query.empty')
  if (text.length > readLimits.statement)
    throw new ApiError('query.too-large', [
      {
        path: 'body.query',
        message: `It has ${text.length.toLocaleString('en-GB')} characters.`,
        value: text.length
      }
    ])
}

interface QueryControl {
  signal: AbortSignal
  stop: (reason: StopReason) => void
  /** Why it was stopped; undefined where it was not. */
  reason: () => StopReason | undefined
}

function createControl(): QueryControl {
  const abort = new AbortController()
  return {
    signal: abort.signal,
    stop: (reason) => abort.abort(reason),
    reason: () => (abort.signal.aborted ? (abort.signal.reason as StopReason) : undefined)
  }
}

interface QueryLines {
  id: string
  input: DatabaseQueryInput
  control: QueryControl
  engine: () => Promise<DatabaseEngine>
}

async function* toLines({
  id,
  input: { query: text, parameters, limits },
  control,
  engine
}: QueryLines): AsyncGenerator<DatabaseQueryLine> {
  yield { kind: 'start', id }
  const milliseconds = limits.seconds * 1000
  const { size, cell } = readLimits
  try {
    const parts = (await engine()).read(
      { text, parameters },
      { limits: { rows: limits.rows, size, cell, milliseconds }, signal: control.signal }
    )
    for await (const part of withinTime(parts, milliseconds, control)) {
      if (control.signal.aborted) break
      yield part
    }
  } catch (error) {
    if (!control.signal.aborted) {
      if (!(error instanceof DatabaseError)) throw error
      yield toQueryError(error, text)
    }
  }
  const reason = control.reason()
  if (reason !== undefined) yield toErrorLine(reason === 'timeout' ? 'query.timeout' : 'query.cancelled')
}

/** Passes on what comes, as long as it comes in time. Time that the reader of the answer takes does not count. */
async function* withinTime<Part>(
  parts: AsyncGenerator<Part>,
  milliseconds: number,
  { stop }: QueryControl
): AsyncGenerator<Part> {
  let left = milliseconds + readLimits.connectMs
  try {
    for (;;) {
      const begun = performance.now()
      const late = setTimeout(() => stop('timeout'), left)
      const { done, value } = await parts.next().finally(() => clearTimeout(late))
      if (done === true) return
      left -= performance.now() - begun
      yield value
    }
  } finally {
    await parts.return(undefined)
  }
}

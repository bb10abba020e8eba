import { ApiError, type DatabaseQueryInput, type DatabaseQueryLine, type ExportFormat } from '@sitewright/api'
import { DatabaseError, readLimits, type DatabaseEngine, type ReadLimits } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { ConnectionRow } from '../connections/connections.repository.ts'
import { getUsedConnection } from '../connections/get-used-connection.ts'
import { openConnection } from '../connections/open-connection.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { SentFile } from '@sitewright/kernel/routing'
import { requireBudget } from './query-charges.ts'
import { recordQuery } from './record-query.ts'
import type { RunningQueries, StopReason } from './running-queries.ts'
import { toErrorLine, toQueryError } from './to-query-error.ts'

export interface QueryRun {
  running: RunningQueries
  /** Aborted when the client has disconnected. */
  signal: AbortSignal
}

/** A statement, with the limits and the format of its result. */
interface BegunQuery {
  input: Pick<DatabaseQueryInput, 'query' | 'parameters'>
  connection: ConnectionRow
  limits: ReadLimits
  exportedAs?: ExportFormat
  write: (line: DatabaseQueryLine) => string
}

/** Runs a query of a connected database, and streams its result line by line. */
export async function runQuery(call: UserCall, input: DatabaseQueryInput, run: QueryRun): Promise<SentFile> {
  const { services, actor } = call
  await enforceRateLimit(services, 'database-query-account', actor.userId)
  requireStatement(input.query)
  const connection = await getUsedConnection(call, input.connection)
  await requireBudget(call, connection)
  const { rows, seconds } = input.limits
  const { size, cell } = readLimits
  const limits = { rows, size, cell, milliseconds: seconds * 1000 }
  const write = (line: DatabaseQueryLine): string => `${JSON.stringify(line)}\n`
  return { content: await beginQuery(call, { input, connection, limits, write }, run) }
}

/** Begins a statement, which the user can cancel and which is audited when it ends. */
export async function beginQuery(
  call: UserCall,
  { limits, ...query }: BegunQuery,
  { running, signal }: QueryRun
): Promise<AsyncIterable<string>> {
  const { services, actor } = call
  const id = newId()
  const control = createControl()
  const onGone = (): void => control.stop('gone')
  signal.addEventListener('abort', onGone, { once: true })
  const { remove } = await running.add({ id, userId: actor.userId, stop: control.stop })
  const lines = toLines({
    id,
    input: query.input,
    limits,
    control,
    engine: () => openConnection(services, query.connection)
  })
  return recordQuery(call, { ...query, id, lines }, () => {
    signal.removeEventListener('abort', onGone)
    control.stop('gone')
    remove()
  })
}

/** Throws where a statement is empty or too long. */
export function requireStatement(text: string): void {
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
  input: BegunQuery['input']
  limits: ReadLimits
  control: QueryControl
  engine: () => Promise<DatabaseEngine>
}

async function* toLines({
  id,
  input: { query: text, parameters },
  limits,
  control,
  engine
}: QueryLines): AsyncGenerator<DatabaseQueryLine> {
  yield { kind: 'start', id }
  try {
    const parts = (await engine()).read({ text, parameters }, { limits, signal: control.signal })
    for await (const part of withinTime(parts, limits.milliseconds, control)) {
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

/** Passes on the parts until the time limit. Time that the client takes to read does not count. */
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

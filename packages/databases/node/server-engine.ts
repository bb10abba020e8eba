import type { DatabaseEngine, DatabaseQuery, ResultPart, TestOutcome } from '../src/engine.ts'
import { DatabaseError, notRead, queryFailed } from '../src/failures.ts'
import { readLimits, type ReadLimits } from '../src/limits.ts'
import type { DatabasePerformance } from '../src/performance.ts'
import type { PageRequest, RowPage } from '../src/rows.ts'
import type { DatabaseSchema } from '../src/schema.ts'
import type { StatementVerdict } from '../src/statements.ts'
import { closeConnection, withConnection, withSignal, type OpenConnection } from './connections.ts'

/** The driver of an SQL server: connecting, cancelling, and what runs on a connection. */
export interface SqlServer<Connection extends OpenConnection> {
  open: () => Promise<Connection>
  /** Cancels the running statement of a connection, from a second one. */
  cancel: (running: Connection) => void
  /** Ends the connection of a read; `isWhole` is false where rows may still be on their way. */
  end: (connection: Connection, isWhole: boolean) => void
  /** Milliseconds that the client waits after a read's time limit; undefined where the server always keeps it. */
  graceMs?: number
  /** The failure of a statement; `text` is the one that the user wrote. */
  toQueryError: (error: unknown, text?: string) => DatabaseError
  test: (connection: Connection) => Promise<TestOutcome>
  readSchema: (connection: Connection) => Promise<DatabaseSchema>
  readPerformance: (connection: Connection) => Promise<DatabasePerformance>
  cancelStatement: (connection: Connection, id: string) => Promise<boolean>
  /** Whether a table holds passwords of the server. */
  isSecretTable: (table: { schema: string; name: string }) => boolean
  readPage: (connection: Connection, request: PageRequest) => Promise<RowPage>
  /** Analyses a statement and returns what reads it; throws where it is no read. */
  prepareRead: (query: DatabaseQuery) => Promise<RunRead<Connection>>
}

type RunRead<Connection> = (connection: Connection, limits: ReadLimits) => AsyncGenerator<ResultPart>

/** Creates the reading part of an engine. Each use has a connection of its own, so none leaves anything to the next. */
export function createServerEngine<Connection extends OpenConnection>(
  server: SqlServer<Connection>
): DatabaseEngine {
  const { open, cancel, toQueryError } = server
  const withQueryErrors = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw toQueryError(error)
    })
  const withSession = <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> =>
    withConnection(open, (connection) => withQueryErrors(work(connection)))
  return {
    test: async () => {
      try {
        return await withConnection(open, server.test, readLimits.connectMs)
      } catch (error) {
        const { failure } = error instanceof DatabaseError ? error : toQueryError(error)
        return { ok: false, reason: failure.kind === 'connection' ? failure.reason : 'other' }
      }
    },
    readSchema: () => withSession(server.readSchema),
    readPerformance: () => withSession(server.readPerformance),
    cancelStatement: (id) => withSession((connection) => server.cancelStatement(connection, id)),
    readPage: async (request, { signal }) => {
      if (server.isSecretTable({ schema: request.schema, name: request.table })) throw notRead('secret')
      return withSignal({ open, signal, stop: cancel }, (connection) =>
        withQueryErrors(server.readPage(connection, request))
      )
    },
    read: (query, options) => readStatement(server, query, options)
  }
}

async function* readStatement<Connection extends OpenConnection>(
  { open, cancel, end, graceMs, toQueryError, prepareRead }: SqlServer<Connection>,
  query: DatabaseQuery,
  { limits, signal }: { limits: ReadLimits; signal: AbortSignal }
): AsyncGenerator<ResultPart> {
  if (query.text.length > readLimits.statement) throw queryFailed('too-large')
  const run = await prepareRead(query)
  signal.throwIfAborted()
  const connection = await open()
  // It may have been cancelled while the connection was made.
  if (signal.aborted) {
    closeConnection(connection)
    throw queryFailed('cancelled')
  }
  let isLate = false
  let isWhole = false
  const stop = (): void => cancel(connection)
  const late =
    graceMs === undefined
      ? undefined
      : setTimeout(() => {
          isLate = true
          stop()
        }, limits.milliseconds + graceMs)
  signal.addEventListener('abort', stop, { once: true })
  try {
    yield* run(connection, limits)
    if (isLate) throw queryFailed('timeout')
    isWhole = true
  } catch (error) {
    if (signal.aborted) throw queryFailed('cancelled')
    throw isLate ? queryFailed('timeout') : toQueryError(error, query.text)
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
    end(connection, isWhole)
  }
}

/** The failure of a statement that is not sent, since it is no read. */
export function toReadError(verdict: Exclude<StatementVerdict, { kind: 'read' }>): DatabaseError {
  return verdict.kind === 'unreadable' ? queryFailed('engine', verdict.words) : notRead(verdict.reason)
}

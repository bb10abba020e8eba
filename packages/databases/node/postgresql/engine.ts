import type { DatabaseEngine, DatabaseSettings, TestOutcome } from '../../src/engine.ts'
import { DatabaseError, notRead, queryFailed } from '../../src/failures.ts'
import { readLimits } from '../../src/limits.ts'
import { cancelOn, closeConnection, withConnection, withSignal } from '../connections.ts'
import type { DatabaseNetwork } from '../network.ts'
import { beginWrite } from './begin-write.ts'
import { analyzeStatement } from './analyze.ts'
import { toVerdict } from './classify.ts'
import { connectPostgresql, type PostgresqlConnection } from './connect.ts'
import { toQueryError } from './errors.ts'
import { createMigrations } from './migrations.ts'
import { cancelStatement, readPerformance } from './performance.ts'
import { readPage } from './read-page.ts'
import { readRows } from './read.ts'
import { readSchema } from './schema.ts'
import { beginReadOnly } from './read-only-session.ts'

/** Creates the engine of a PostgreSQL. Each use has a connection of its own, so none leaves anything to the next. */
export function createPostgresqlEngine(settings: DatabaseSettings, network: DatabaseNetwork): DatabaseEngine {
  const open = () => connectPostgresql(settings, network)
  const withSession = <Result>(
    work: (connection: PostgresqlConnection) => Promise<Result>
  ): Promise<Result> =>
    withConnection(open, (connection) =>
      work(connection).catch((error: unknown) => {
        throw toQueryError(error)
      })
    )
  return {
    test: async () => {
      try {
        return await withConnection(open, testConnection, readLimits.connectMs)
      } catch (error) {
        const { failure } = error instanceof DatabaseError ? error : toQueryError(error)
        return { ok: false, reason: failure.kind === 'connection' ? failure.reason : 'other' }
      }
    },
    readSchema: () =>
      withSession(async ({ client }) => {
        await beginReadOnly(client)
        return readSchema(client)
      }),
    migrations: createMigrations({ open, stop: (connection) => void cancel(connection, open) }),
    readPerformance: () => withSession(({ client }) => readPerformance(client)),
    cancelStatement: (id) => withSession(({ client }) => cancelStatement(client, id)),
    async *read(query, { limits, signal }) {
      if (query.text.length > readLimits.statement) throw queryFailed('too-large')
      const analysis = await analyzeStatement(query.text)
      const verdict = toVerdict(analysis)
      if (verdict.kind === 'unreadable') throw queryFailed('engine', verdict.words)
      if (verdict.kind === 'not-read') throw notRead(verdict.reason)
      if (analysis.kind !== 'parsed') return
      signal.throwIfAborted()
      const connection = await open()
      // It may have been cancelled while the connection was made.
      if (signal.aborted) {
        closeConnection(connection)
        throw queryFailed('cancelled')
      }
      const stop = () => void cancel(connection, open)
      signal.addEventListener('abort', stop, { once: true })
      try {
        yield* readRows(connection, { ...query, names: analysis.names }, limits)
      } catch (error) {
        throw signal.aborted ? queryFailed('cancelled') : toQueryError(error)
      } finally {
        signal.removeEventListener('abort', stop)
        closeConnection(connection)
      }
    },
    readPage: (request, { signal }) =>
      withSignal({ open, signal, stop: (connection) => void cancel(connection, open) }, (connection) =>
        readPage(connection, request).catch((error: unknown) => {
          throw toQueryError(error)
        })
      ),
    beginWrite: (request, { signal }) => beginWrite({ open, close: closeConnection }, request, signal)
  }
}

async function testConnection({ client }: PostgresqlConnection): Promise<TestOutcome> {
  const begun = performance.now()
  const { role } = await beginReadOnly(client)
  const milliseconds = performance.now() - begun
  const { rows } = await client.query<{
    version: string
    mayWrite: boolean
    active: number
    idle: number
    total: number
  }>(`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      exists (select from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
        and has_table_privilege(oid, 'insert, update, delete')) as "mayWrite",
      count(*) filter (where state <> 'idle')::int as active,
      count(*) filter (where state = 'idle')::int as idle,
      count(*)::int as total
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
  const [found] = rows
  if (found === undefined) throw queryFailed('lost')
  const { version, mayWrite, ...connections } = found
  return { ok: true, version, role, mayWrite, connections, milliseconds }
}

/** Stops what runs on a connection from a second one. */
function cancel(running: PostgresqlConnection, open: () => Promise<PostgresqlConnection>): Promise<void> {
  const { processID } = running.client as unknown as { processID: number }
  return cancelOn(running, open, ({ client }) => client.query('select pg_cancel_backend($1)', [processID]))
}

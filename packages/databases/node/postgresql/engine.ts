import type { DatabaseEngine, DatabaseSettings, TestOutcome } from '../../src/engine.ts'
import { DatabaseError, queryFailed } from '../../src/failures.ts'
import { readLimits } from '../../src/limits.ts'
import type { DatabaseNetwork } from '../network.ts'
import { classifyPostgresql } from './classify.ts'
import { connectPostgresql, type PostgresqlConnection } from './connect.ts'
import { toQueryError } from './errors.ts'
import { readRows } from './read.ts'
import { readSchema } from './schema.ts'
import { beginReadOnly } from './session.ts'

/** Creates the engine of a PostgreSQL. Each use has a connection of its own, so none leaves anything to the next. */
export function createPostgresqlEngine(settings: DatabaseSettings, network: DatabaseNetwork): DatabaseEngine {
  const open = () => connectPostgresql(settings, network)
  return {
    test: async () => {
      try {
        return await withConnection(open, testConnection)
      } catch (error) {
        const { failure } = error instanceof DatabaseError ? error : toQueryError(error)
        return { ok: false, reason: failure.kind === 'connection' ? failure.reason : 'other' }
      }
    },
    readSchema: () =>
      withConnection(open, async ({ client }) => {
        try {
          await beginReadOnly(client)
          return await readSchema(client)
        } catch (error) {
          throw toQueryError(error)
        }
      }),
    async *read(query, { limits, signal }) {
      if (query.text.length > readLimits.statement) throw queryFailed('too-large')
      const verdict = await classifyPostgresql(query.text)
      if (verdict.kind === 'unreadable') throw queryFailed('engine', verdict.words)
      if (verdict.kind === 'not-read') throw queryFailed('not-read')
      signal.throwIfAborted()
      const connection = await open()
      const stop = () => void cancel(connection, open)
      signal.addEventListener('abort', stop, { once: true })
      try {
        yield* readRows(connection, query, limits)
      } catch (error) {
        throw signal.aborted ? queryFailed('cancelled') : toQueryError(error)
      } finally {
        signal.removeEventListener('abort', stop)
        close(connection)
      }
    }
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

/** Stops what runs on a connection from a second one; where that does not come about, the first is broken. */
async function cancel(
  running: PostgresqlConnection,
  open: () => Promise<PostgresqlConnection>
): Promise<void> {
  const { processID } = running.client as unknown as { processID: number }
  // The server may be out of reach; what waits for it does not wait longer than this.
  const late = setTimeout(running.break, 1500)
  try {
    await withConnection(open, ({ client }) => client.query('select pg_cancel_backend($1)', [processID]))
  } catch {
    running.break()
  } finally {
    late.unref()
  }
}

async function withConnection<Result>(
  open: () => Promise<PostgresqlConnection>,
  work: (connection: PostgresqlConnection) => Promise<Result>
): Promise<Result> {
  const connection = await open()
  try {
    return await work(connection)
  } finally {
    close(connection)
  }
}

/** Ends a session; what does not end soon is broken. */
function close(connection: PostgresqlConnection): void {
  const late = setTimeout(connection.break, 1000)
  void connection.client.end().then(
    () => clearTimeout(late),
    () => connection.break()
  )
}

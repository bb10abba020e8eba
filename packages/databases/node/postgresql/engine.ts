import type { DatabaseEngine, DatabaseSettings, TestOutcome } from '../../src/engine.ts'
import { notRead, queryFailed } from '../../src/failures.ts'
import { cancelOn, closeConnection } from '../connections.ts'
import type { DatabaseNetwork } from '../network.ts'
import { createServerEngine, toReadError } from '../server-engine.ts'
import { analyzeStatement } from './analyze-in-worker.ts'
import { beginWrite } from './begin-write.ts'
import { connectPostgresql, type PostgresqlConnection } from './connect.ts'
import { toQueryError } from './errors.ts'
import { secretTables } from './function-lists.ts'
import { createMigrations } from './migrations.ts'
import { cancelStatement, readPerformance } from './performance.ts'
import { readPage } from './read-page.ts'
import { beginReadOnly } from './read-only-session.ts'
import { readRows } from './read.ts'
import { readSchema } from './schema.ts'

/** Creates the engine of a PostgreSQL. */
export function createPostgresqlEngine(settings: DatabaseSettings, network: DatabaseNetwork): DatabaseEngine {
  const open = () => connectPostgresql(settings, network)
  const cancel = (running: PostgresqlConnection): void => {
    const { processID } = running.client as unknown as { processID: number }
    void cancelOn(running, open, ({ client }) => client.query('select pg_cancel_backend($1)', [processID]))
  }
  const engine = createServerEngine<PostgresqlConnection>({
    open,
    cancel,
    end: closeConnection,
    toQueryError,
    test: testConnection,
    readSchema: async ({ client }) => {
      await beginReadOnly(client)
      return readSchema(client)
    },
    readPerformance: ({ client }) => readPerformance(client),
    cancelStatement: ({ client }, id) => cancelStatement(client, id),
    isSecretTable: ({ name }) => secretTables.has(name),
    readPage,
    prepareRead: async (query) => {
      const analysis = await analyzeStatement(query.text)
      if (analysis.kind !== 'parsed') throw toReadError(analysis)
      const { reason, names } = analysis
      if (reason !== null) throw notRead(reason)
      return (connection, limits) => readRows(connection, { ...query, names }, limits)
    }
  })
  return {
    ...engine,
    migrations: createMigrations({ open, stop: cancel }),
    beginWrite: (request, { signal }) => beginWrite(open, request, signal)
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

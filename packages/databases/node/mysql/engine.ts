import type { DatabaseEngine, DatabaseSettings, TestOutcome } from '../../src/engine.ts'
import { readLimits } from '../../src/limits.ts'
import { cancelOn, closeConnection } from '../connections.ts'
import type { DatabaseNetwork } from '../network.ts'
import { createServerEngine, toReadError } from '../server-engine.ts'
import { analyzeRead } from './analyze-in-worker.ts'
import { beginWrite } from './begin-write.ts'
import { connectMysql, type MysqlConnection } from './connect.ts'
import { toQueryError } from './errors.ts'
import { cancelStatement, readPerformance } from './performance.ts'
import { beginReadOnly, limitTime, requireHarmlessRole } from './read-only-session.ts'
import { readPage } from './read-page.ts'
import { readRows } from './read.ts'
import { readSchema } from './schema.ts'
import { isSecretTable } from './secrets.ts'

/** Creates the engine of a MySQL or a MariaDB. */
export function createMysqlEngine(settings: DatabaseSettings, network: DatabaseNetwork): DatabaseEngine {
  const open = () => connectMysql(settings, network)
  const cancel = (running: MysqlConnection): void =>
    void cancelOn(running, open, ({ run }) => run(`kill query ${running.client.threadId}`))
  const engine = createServerEngine<MysqlConnection>({
    open,
    cancel,
    // Where unread rows may still come, the session cannot end by request.
    end: (connection, isWhole) => (isWhole ? closeConnection(connection) : connection.break()),
    // A hint or SLEEP() may be deaf to the server's own limit.
    graceMs: 500,
    toQueryError,
    test: testConnection,
    readSchema: async (connection) => {
      await beginRead(connection, readLimits.seconds.most * 1000)
      return readSchema(connection)
    },
    readPerformance,
    cancelStatement,
    isSecretTable,
    readPage: async (connection, request) => {
      await beginRead(connection, readLimits.seconds.usual * 1000)
      return readPage(connection, request)
    },
    prepareRead: async (query) => {
      const verdict = await analyzeRead(query.text, settings.database)
      if (verdict.kind !== 'read') throw toReadError(verdict)
      return async function* (connection, limits) {
        await beginRead(connection, limits.milliseconds)
        yield* readRows(connection, query, limits)
      }
    }
  })
  return {
    ...engine,
    beginWrite: (request, { signal }) =>
      beginWrite({ open, cancel, database: settings.database }, request, signal)
  }
}

/** Begins the read-only transaction of a read, with its time limit in milliseconds. */
async function beginRead(connection: MysqlConnection, milliseconds: number): Promise<void> {
  const facts = await requireHarmlessRole(connection)
  await limitTime(connection, facts, milliseconds)
  await beginReadOnly(connection)
}

async function testConnection(connection: MysqlConnection): Promise<TestOutcome> {
  const begun = performance.now()
  const { role, version, mayWrite } = await requireHarmlessRole(connection)
  await beginReadOnly(connection)
  const milliseconds = performance.now() - begun
  // Every role may see how many there are; whose they are, only one that may see processes.
  const counts = await connection.run<{ Variable_name: string; Value: string }>(
    "show global status where variable_name in ('Threads_connected', 'Threads_running')"
  )
  const others = (name: string): number =>
    Math.max(0, Number(counts.find(({ Variable_name }) => Variable_name === name)?.Value ?? 1) - 1)
  const total = others('Threads_connected')
  const active = Math.min(total, others('Threads_running'))
  return {
    ok: true,
    version: /^[\d.]+(?:-MariaDB)?/.exec(version)?.[0] ?? version,
    role,
    mayWrite,
    connections: { active, idle: total - active, total },
    milliseconds
  }
}

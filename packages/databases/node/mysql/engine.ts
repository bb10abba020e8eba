import type { DatabaseEngine, DatabaseSettings, TestOutcome } from '../../src/engine.ts'
import { DatabaseError, notRead, queryFailed } from '../../src/failures.ts'
import { readLimits } from '../../src/limits.ts'
import { cancelOn, closeConnection, withConnection, withSignal } from '../connections.ts'
import type { DatabaseNetwork } from '../network.ts'
import { analyzeRead } from './analyze.ts'
import { beginWrite } from './begin-write.ts'
import { connectMysql, type MysqlConnection } from './connect.ts'
import { toQueryError } from './errors.ts'
import { cancelStatement, readPerformance } from './performance.ts'
import { readPage } from './read-page.ts'
import { readRows } from './read.ts'
import { readSchema } from './schema.ts'
import { isSecretTable } from './secrets.ts'
import { beginReadOnly, limitTime, requireHarmlessRole } from './read-only-session.ts'

/** How much longer than the server we wait for its own limit of time. */
const graceMs = 500

/** Creates the engine of a MySQL or a MariaDB. Each use has a connection of its own, so none leaves anything to the next. */
export function createMysqlEngine(settings: DatabaseSettings, network: DatabaseNetwork): DatabaseEngine {
  const open = () => connectMysql(settings, network)
  const withSession = <Result>(work: (connection: MysqlConnection) => Promise<Result>): Promise<Result> =>
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
      withSession(async (connection) => {
        const facts = await requireHarmlessRole(connection)
        await limitTime(connection, facts, readLimits.seconds.most * 1000)
        await beginReadOnly(connection)
        return readSchema(connection)
      }),
    readPerformance: () => withSession(readPerformance),
    cancelStatement: (id) => withSession((connection) => cancelStatement(connection, id)),
    readPage: async (request, { signal }) => {
      if (isSecretTable({ schema: request.schema, name: request.table })) throw notRead('secret')
      const stop = (connection: MysqlConnection) => cancel(connection, open)
      return withSignal({ open, signal, stop }, async (connection) => {
        try {
          const facts = await requireHarmlessRole(connection)
          await limitTime(connection, facts, readLimits.seconds.usual * 1000)
          await beginReadOnly(connection)
          return await readPage(connection, request)
        } catch (error) {
          throw toQueryError(error)
        }
      })
    },
    beginWrite: (request, { signal }) => beginWrite({ open, database: settings.database }, request, signal),
    async *read(query, { limits, signal }) {
      if (query.text.length > readLimits.statement) throw queryFailed('too-large')
      const verdict = await analyzeRead(query.text, settings.database)
      if (verdict.kind === 'unreadable') throw queryFailed('engine', verdict.words)
      if (verdict.kind === 'not-read') throw notRead(verdict.reason)
      signal.throwIfAborted()
      const connection = await open()
      // It may have been cancelled while the connection was made.
      if (signal.aborted) {
        closeConnection(connection)
        throw queryFailed('cancelled')
      }
      let isLate = false
      let isWhole = false
      const stop = () => cancel(connection, open)
      // A hint or SLEEP() may be deaf to the server's own limit.
      const late = setTimeout(() => {
        isLate = true
        stop()
      }, limits.milliseconds + graceMs)
      signal.addEventListener('abort', stop, { once: true })
      try {
        const facts = await requireHarmlessRole(connection)
        await limitTime(connection, facts, limits.milliseconds)
        await beginReadOnly(connection)
        yield* readRows(connection, query, limits)
        if (isLate) throw queryFailed('timeout')
        isWhole = true
      } catch (error) {
        if (signal.aborted) throw queryFailed('cancelled')
        throw isLate ? queryFailed('timeout') : toQueryError(error, query.text)
      } finally {
        clearTimeout(late)
        signal.removeEventListener('abort', stop)
        // Where rows that nobody takes may still come, the session is not asked to end first.
        if (isWhole) closeConnection(connection)
        else connection.break()
      }
    }
  }
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

/** Stops what runs on a connection from a second one. */
function cancel(running: MysqlConnection, open: () => Promise<MysqlConnection>): void {
  void cancelOn(running, open, ({ run }) => run(`kill query ${running.client.threadId}`))
}

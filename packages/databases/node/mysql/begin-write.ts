import { queryFailed } from '../../src/failures.ts'
import { readLimits } from '../../src/limits.ts'
import {
  WriteError,
  writeLimits,
  type HeldWrite,
  type WriteEffect,
  type WriteFailure,
  type WriteRequest
} from '../../src/writes.ts'
import { createToWriteError, holdWrite } from '../hold-write.ts'
import { idleMs, toEffect } from '../write-effect.ts'
import { analyzeWrite } from './analyze-in-worker.ts'
import type { WriteStatement } from './classify-write.ts'
import type { MysqlConnection } from './connect.ts'
import { countModified, createCounter, toExpected } from './count-touched.ts'
import { toQueryError } from './errors.ts'
import { runChanges } from './run-changes.ts'
import { runStatement, type AskedStatement } from './run-statement.ts'
import { execute } from './select-rows.ts'
import { beginReadWrite, limitTime, requireHarmlessRole, type SessionFacts } from './read-only-session.ts'
import { findCascades } from './touched-tables.ts'
import { readLocks } from './write-locks.ts'
import { findWriteTable, refused, type WriteTable } from './write-table.ts'
import type { Written } from './written.ts'

type Open = () => Promise<MysqlConnection>
interface WriteServer {
  open: Open
  /** Cancels the running statement of a connection, from a second one. */
  cancel: (running: MysqlConnection) => void
  /** The database that unqualified names belong to. */
  database: string
}

type ChangesRequest = Extract<WriteRequest, { kind: 'changes' }>

/** Milliseconds that we wait after the server's own time limit, which MySQL has only for reads. */
const graceMs = 500

/** Writes in a transaction, and holds it open. Whatever fails rolls it back. */
export async function beginWrite(
  { open, cancel, database }: WriteServer,
  request: WriteRequest,
  signal: AbortSignal
): Promise<HeldWrite> {
  const asked: AskedStatement | ChangesRequest =
    request.kind === 'changes'
      ? request
      : {
          statement: await requireWrite(request.query.text, database),
          parameters: request.query.parameters
        }
  signal.throwIfAborted()
  const connection = await open()
  let isLate = false
  const others: MysqlConnection[] = []
  const stop = (): void => {
    for (const each of [connection, ...others]) each.break()
  }
  const late = setTimeout(() => {
    isLate = true
    for (const each of others) each.break()
    cancel(connection)
  }, writeLimits.statementMs + graceMs)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const facts = await beginSession(connection)
    const openSecond = async (): Promise<MysqlConnection> => {
      const second = await open()
      others.push(second)
      await limitTime(second, facts, writeLimits.statementMs)
      return second
    }
    const { effect, isMariadb } = await carryOut(connection, openSecond, asked, facts)
    if (isLate) throw new WriteError('timeout')
    return holdWrite({
      connection,
      effect,
      toWriteError,
      readLocks: () => readLocks(connection, { isMariadb, table: effect.target.table }),
      end: async (action) => {
        // A transaction that the server has rolled back by itself would answer a COMMIT as if all were well.
        if (action === 'commit' && !(await execute(connection, 'do 0')).isOpen) throw new WriteError('lost')
        await connection.run(action)
      }
    })
  } catch (error) {
    // The transaction ends with its session, whatever the server has rolled back by itself.
    connection.break()
    if (signal.aborted) throw queryFailed('cancelled')
    throw isLate
      ? new WriteError('timeout')
      : toWriteError(error, request.kind === 'statement' ? request.query.text : '')
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
  }
}

async function requireWrite(text: string, database: string): Promise<WriteStatement> {
  if (text.length > readLimits.statement) throw new WriteError('too-large')
  const verdict = await analyzeWrite(text, database)
  if (verdict.kind === 'write') return verdict.statement
  throw verdict.why === null ? new WriteError('not-write') : refused('not-write', verdict.why)
}

async function beginSession(connection: MysqlConnection): Promise<SessionFacts> {
  const facts = await requireHarmlessRole(connection)
  await limitTime(connection, facts, writeLimits.statementMs)
  // Where this server is gone without a word, the database is not to hold the transaction for hours.
  await connection.run(`set session wait_timeout = ${Math.ceil(idleMs / 1000)}`)
  await beginReadWrite(connection)
  return facts
}

async function carryOut(
  connection: MysqlConnection,
  open: Open,
  asked: AskedStatement | ChangesRequest,
  facts: SessionFacts
): Promise<{ effect: WriteEffect; isMariadb: boolean }> {
  const begun = performance.now()
  const named =
    'statement' in asked
      ? { schema: asked.statement.schema, name: asked.statement.table }
      : { schema: asked.schema, name: asked.table }
  const table = await findWriteTable(connection, named, facts)
  const count = await createCounter(connection)
  const written =
    'statement' in asked
      ? await runStatement(connection, open, table, asked)
      : await runChanges(connection, table, asked.changes)
  const effect = await describe({ connection, open, table, written, count, begun })
  return { effect, isMariadb: facts.isMariadb }
}

interface Done {
  connection: MysqlConnection
  open: Open
  table: WriteTable
  written: Written
  count: () => Promise<number>
  begun: number
}

async function describe({ connection, open, table, written, count, begun }: Done): Promise<WriteEffect> {
  const { rows, pairs, gap, counts } = written
  const isWhole = pairs.length === rows
  const expected = toExpected(table, written)
  const hasTriggered = (await count()) > expected.written
  const modified = await countModified(connection)
  const cascades =
    counts.inserted === rows ? [] : await findCascades(connection, open, table, { pairs, isWhole })
  const tables = [
    ...(cascades ?? []),
    ...(rows === 0 ? [] : [{ schema: table.schema, table: table.name, ...counts }])
  ]
  const known = (cascades ?? []).reduce((sum, { updated, deleted }) => sum + updated + deleted, 0)
  const hasUnseen = hasTriggered || cascades === null || (modified ?? 0) > expected.modified + known
  // A role without rights on a table does not see its foreign keys either.
  const mayBeMore = modified === null && counts.deleted > 0 && !table.seesTables
  const counter = table.columns.find(({ counted }) => counted)?.name ?? null
  return toEffect({
    table,
    rows,
    pairs,
    gap,
    tables,
    hasMore: hasUnseen,
    unseen: [
      ...(table.seesTriggers ? [] : (['triggers'] as const)),
      ...(hasUnseen || mayBeMore ? (['tables'] as const) : [])
    ],
    counter: counts.inserted > 0 && written.isCounted ? counter : null,
    begun
  })
}

/** Reasons by error number; other errors keep the server's message. */
const reasonsByNumber: ReadonlyMap<number, WriteFailure> = new Map([
  // Only the statement is rolled back by the server; the rest goes with the session.
  [1205, 'locked'],
  [3572, 'locked'],
  // The server has rolled back the whole transaction.
  [1213, 'deadlock'],
  [1792, 'read-only'],
  [1290, 'read-only'],
  [1142, 'read-only'],
  [1143, 'read-only'],
  [1370, 'read-only'],
  [1196, 'no-rollback']
])

const toWriteError = createToWriteError(toQueryError, (error) =>
  reasonsByNumber.get((error as { errno?: number }).errno ?? 0)
)

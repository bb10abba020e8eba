import type pg from 'pg'
import { queryFailed } from '../../src/failures.ts'
import { readLimits } from '../../src/limits.ts'
import {
  WriteError,
  writeLimits,
  type HeldLocks,
  type HeldWrite,
  type TouchedTable,
  type WriteEffect,
  type WriteFailure,
  type WriteRequest
} from '../../src/writes.ts'
import { closeConnection } from '../connections.ts'
import { createToWriteError, holdWrite } from '../hold-write.ts'
import { idleMs, toEffect, type TextRow } from '../write-effect.ts'
import { isHarmless } from './catalog-wall.ts'
import { classifyWrite, type WriteVerdict } from './classify-write.ts'
import type { PostgresqlConnection } from './connect.ts'
import { toQueryError } from './errors.ts'
import { beginReadOnly, beginReadWrite } from './read-only-session.ts'
import { runChanges, runStatement, type Touched } from './run-changes.ts'
import { runningSize, sizeName } from './running-size.ts'
import { findTable, pathOf, quote, type PostgresqlTable } from './table.ts'
import { textTypes } from './read.ts'
import { toPairs, type RowsBefore } from './to-pairs.ts'

type Open = () => Promise<PostgresqlConnection>

/** Writes in a transaction, and holds it open. Whatever fails rolls it back. */
export async function beginWrite(open: Open, request: WriteRequest, signal: AbortSignal): Promise<HeldWrite> {
  const asked = request.kind === 'statement' ? await requireWrite(request.query.text) : undefined
  signal.throwIfAborted()
  const connection = await open()
  const stop = (): void => connection.break()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const effect = await carryOut(open, connection, { request, asked })
    return holdWrite({
      connection,
      effect,
      toWriteError,
      readLocks: () => readLocks(connection.client),
      end: async (action) => {
        const { command } = await connection.client.query(action)
        // A transaction that has failed answers a COMMIT with a ROLLBACK.
        if (action === 'commit' && command !== 'COMMIT') throw new WriteError('lost')
      }
    })
  } catch (error) {
    closeConnection(connection)
    throw signal.aborted ? queryFailed('cancelled') : toWriteError(error)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

type AskedWrite = Extract<WriteVerdict, { kind: 'write' }>

async function requireWrite(text: string): Promise<AskedWrite> {
  if (text.length > readLimits.statement) throw new WriteError('too-large')
  const verdict = await classifyWrite(text)
  if (verdict.kind === 'unreadable') throw new WriteError('failed', { words: verdict.words })
  if (verdict.kind === 'not-write') throw new WriteError('not-write')
  return verdict
}

async function carryOut(
  open: Open,
  connection: PostgresqlConnection,
  { request, asked }: { request: WriteRequest; asked: AskedWrite | undefined }
): Promise<WriteEffect> {
  const { client } = connection
  const begun = performance.now()
  await beginReadWrite(client)
  await client.query(
    "select set_config('statement_timeout', $1, true), set_config('idle_in_transaction_session_timeout', $2, true)",
    [String(writeLimits.statementMs), String(idleMs)]
  )
  if (asked !== undefined && !(await isHarmless(client, asked.names))) throw new WriteError('not-write')
  const statement = asked?.statement
  const named =
    request.kind === 'changes'
      ? { schema: request.schema, name: request.table }
      : { schema: statement?.schema, name: statement?.table ?? '' }
  const table = await findTable(client, named)
  const done =
    request.kind === 'changes'
      ? await runChanges(connection, table, request.changes)
      : await runStatement(connection, table, {
          statement: statement ?? (await requireWrite(request.query.text)).statement,
          parameters: request.query.parameters
        })
  const tables = await readTouched(client)
  const before = await readBefore(open, table, done)
  const { pairs, gap } = toPairs(done, before)
  return toEffect({
    table,
    rows: done.rows,
    pairs,
    gap,
    tables,
    unseen: [],
    counter: table.columns.find(({ identity }) => identity && tables.some(isInsertInto(table)))?.name ?? null,
    begun
  })
}

const isInsertInto =
  (target: PostgresqlTable) =>
  ({ schema, table, inserted }: TouchedTable): boolean =>
    inserted > 0 && schema === target.schema && table === target.name

/** Rows that this transaction has touched by table, with triggers and cascades, as the engine counts them. */
async function readTouched(client: pg.Client): Promise<TouchedTable[]> {
  const { rows } = await client.query<TouchedTable>(`
    select schemaname as schema, relname as table, n_tup_ins::float8 as inserted, n_tup_upd::float8 as updated,
      n_tup_del::float8 as deleted
    from pg_stat_xact_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0 order by 1, 2`)
  return rows
}

/**
 * The rows as other transactions still see them, on a connection of its own: none can have changed them meanwhile, since
 * the held transaction has them locked.
 */
async function readBefore(open: Open, table: PostgresqlTable, { touched }: Touched): Promise<RowsBefore> {
  const keys = (touched ?? []).flatMap(({ action, oldKey }) =>
    action === 'delete' || oldKey === undefined || oldKey.length === 0 ? [] : [oldKey]
  )
  if (keys.length === 0) return { find: () => undefined, isWhole: true }
  const connection = await open()
  try {
    await beginReadOnly(connection.client)
    const width = table.key.length
    const tuples = keys.map(
      (_, row) => `(${table.key.map((__, at) => `$${row * width + at + 1}`).join(', ')})`
    )
    const names = table.columns.map(({ name }) => quote(name)).join(', ')
    const size = sizeName(table)
    const found = `select ${names} from ${pathOf(table)} where (${table.key.map(quote).join(', ')}) in (${tuples.join(', ')})`
    const { rows } = await connection.client.query<TextRow>({
      text: `with found as (${found}) select counted.*, taken.* from (select count(*) from found) counted
        left join (select ${runningSize(table, 'found')}, found.* from found) taken (${size})
          on taken.${size} <= ${writeLimits.rowBytes}`,
      values: keys.flat(),
      rowMode: 'array',
      types: textTypes
    })
    const taken = rows.filter(([, upTo]) => typeof upTo === 'string').map(([, , ...row]) => row)
    const keyAt = table.key.map((name) => table.columns.findIndex((column) => column.name === name))
    const byKey = new Map(taken.map((row) => [JSON.stringify(keyAt.map((at) => row[at])), row]))
    return {
      find: (key) => byKey.get(JSON.stringify(key)),
      isWhole: taken.length === Number(rows[0]?.[0])
    }
  } finally {
    closeConnection(connection)
  }
}

async function readLocks(client: pg.Client): Promise<HeldLocks> {
  const locks = await client.query<HeldLocks['locks'][number]>(`
    select distinct relation::regclass::text as table, mode from pg_locks join pg_class c on c.oid = relation
    where pid = pg_backend_pid() and granted and relkind in ('r', 'p') and mode <> 'AccessShareLock'
      and relnamespace <> 'pg_catalog'::regnamespace order by 1, 2`)
  // Within a transaction the engine tells of the sessions that there were at its first look.
  await client.query('select pg_stat_clear_snapshot()')
  const waiting = await client.query<NonNullable<HeldLocks['waiting']>[number]>(`
    select a.pid as "processId", usename as user,
      (select extract(epoch from clock_timestamp() - min((to_jsonb(l) ->> 'waitstart')::timestamptz))::float8
        from pg_locks l where l.pid = a.pid and not granted) as seconds
    from pg_stat_activity a where pg_backend_pid() = any (pg_blocking_pids(a.pid)) order by 3 desc nulls last limit 20`)
  return { locks: locks.rows, waiting: waiting.rows }
}

const reasonsByCode: Readonly<Record<string, WriteFailure>> = {
  '55P03': 'locked',
  '40P01': 'deadlock',
  '25006': 'read-only',
  '42501': 'read-only'
}

const toWriteError = createToWriteError(toQueryError, (_error, words) => reasonsByCode[words?.code ?? ''])

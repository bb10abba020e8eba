import {
  performanceLimits,
  type DatabasePerformance,
  type LockWait,
  type PerformanceGap,
  type PerformancePart
} from '../../src/performance.ts'
import type { MysqlConnection } from './connect.ts'
import * as sql from './performance-sql.ts'
import { beginReadOnly, limitTime, requireHarmlessRole } from './read-only-session.ts'
import { toNumbers, type Row } from './to-numbers.ts'

/** Errors of the server that tell a missing privilege; others are those of a statement. */
const gapsByNumber: ReadonlyMap<number, PerformanceGap> = new Map([
  [1044, 'needs-performance-schema'],
  [1142, 'needs-performance-schema'],
  [1227, 'needs-process']
])
/** Errors of KILL: the thread or the statement has ended, or is another user's. */
const notKilled: ReadonlySet<number> = new Set([1094, 1095, 1957])

const { entries, statement: characters, scannedRows } = performanceLimits

interface Server {
  run: MysqlConnection['run']
  isMariadb: boolean
  counts: boolean
  most: number
  user: string
  /** Counters of the server by name. */
  status: ReadonlyMap<string, number>
  /** When it began to count. */
  since: number
}

/** Reads how the database performs, read-only; a part that fails takes none of the others with it. */
export async function readPerformance(connection: MysqlConnection): Promise<DatabasePerformance> {
  const server = await beginReading(connection)
  const { run, isMariadb, since, status } = server
  const list = async <Entry>(text: string): Promise<Entry[]> => (await run<Row>(text)).map(toNumbers<Entry>)
  const now = 'information_schema.tables'
  const reads = status.get('Innodb_buffer_pool_read_requests') ?? 0
  const misses = status.get('Innodb_buffer_pool_reads') ?? 0
  return {
    size: await readPart(now, null, async () => (await list<{ size: number }>(sql.sizeSql))[0]?.size ?? 0),
    tables: await readPart(now, null, () => list(sql.toTablesSql(entries))),
    connections: measured('Threads_connected', null, {
      used: status.get('Threads_connected') ?? 0,
      most: server.most
    }),
    cache:
      reads === 0
        ? { kind: 'missing', source: 'Innodb_buffer_pool_reads', reason: 'not-counted' }
        : measured('Innodb_buffer_pool_reads', since, { share: Math.max(0, 1 - misses / reads), reads }),
    running: await readPart('information_schema.processlist', null, () => readRunning(server)),
    waits: await readPart('information_schema.innodb_trx', null, async () =>
      toWaits(await list<WaitRow>(sql.toWaitsSql(isMariadb, entries)))
    ),
    ...(await readCounted(server, list))
  }
}

/** Stops a statement that runs; one that has ended meanwhile, or is another one by now, stays as it is. */
export async function cancelStatement(connection: MysqlConnection, id: string): Promise<boolean> {
  const [, kind, name, begun] = /^(q|t)-(\d{1,20})(?:-(\d{1,20}))?$/.exec(id) ?? []
  if (name === undefined || (kind === 't') !== (begun !== undefined)) return false
  const { run, isMariadb } = await beginReading(connection)
  if (isMariadb !== (kind === 'q')) return false
  const found = await (kind === 'q' ? run(sql.runByQuerySql, [name]) : run(sql.runByThreadSql, [name, begun]))
  if (found.length === 0) return false
  try {
    await run(`kill query ${kind === 'q' ? 'id ' : ''}${name}`)
    return true
  } catch (error) {
    if (notKilled.has(numberOf(error))) return false
    throw error
  }
}

async function beginReading(connection: MysqlConnection): Promise<Server> {
  const facts = await requireHarmlessRole(connection)
  await limitTime(connection, facts, performanceLimits.partMs)
  await beginReadOnly(connection)
  const { run } = connection
  const [found] = await run<Row>(sql.serverSql)
  const { counts, most, user, now } = toNumbers<{ counts: number; most: number; user: string; now: number }>(
    found ?? {}
  )
  const counters = await run<{ Variable_name: string; Value: string }>(sql.statusSql)
  const status = new Map(counters.map(({ Variable_name: name, Value: value }) => [name, Number(value)]))
  const since = (now - (status.get('Uptime') ?? 0)) * 1000
  return { run, isMariadb: facts.isMariadb, counts: counts === 1, most, user, status, since }
}

/** The parts that performance_schema counts, since the server started. */
async function readCounted(
  { counts, since }: Server,
  list: <Entry>(text: string) => Promise<Entry[]>
): Promise<Pick<DatabasePerformance, 'unusedIndexes' | 'scannedTables' | 'statements'>> {
  const indexes = 'table_io_waits_summary_by_index_usage'
  const read = <Entry>(source: string, text: string): Promise<PerformancePart<Entry[]>> =>
    counts
      ? readPart(source, since, () => list<Entry>(text))
      : Promise.resolve({ kind: 'missing', source, reason: 'performance-schema-off' })
  return {
    unusedIndexes: await read(indexes, sql.toUnusedIndexesSql(entries)),
    scannedTables: await read(indexes, sql.toScannedTablesSql(entries, scannedRows)),
    statements: await read('events_statements_summary_by_digest', sql.toStatementsSql(entries, characters))
  }
}

interface RunningRow {
  id: string
  processId: number
  user: string
  command: string
  state: string | null
  seconds: number
  statement: string
}

async function readRunning({ run, isMariadb, user, status }: Server) {
  const rows = (await run<Row>(sql.toRunningSql(isMariadb, entries))).map(toNumbers<RunningRow>)
  const [counted] = (await run<Row>(sql.sessionsSql)).map(toNumbers<{ sessions: number }>)
  return {
    statements: rows.map(({ command, state, statement, ...row }) => ({
      ...row,
      application: null,
      state: state === null || state === '' ? command : state,
      isWaiting: /lock/i.test(state ?? ''),
      statement: statement.slice(0, characters),
      cancellable: row.user === user
    })),
    // The role sees its own sessions, or all where it may see processes.
    hidden: Math.max(0, (status.get('Threads_connected') ?? 0) - (counted?.sessions ?? 0))
  }
}

interface WaitRow extends Omit<LockWait, 'blockedBy'> {
  blocker: number
}

/** A session by all that it waits for. */
function toWaits(rows: readonly WaitRow[]): LockWait[] {
  return [...Map.groupBy(rows, ({ processId }) => processId).values()].flatMap((waits) => {
    const [{ blocker: _blocker, ...first } = { blocker: 0 }] = waits
    return 'processId' in first ? [{ ...first, blockedBy: waits.map(({ blocker }) => blocker) }] : []
  })
}

function measured<Value>(source: string, since: number | null, value: Value): PerformancePart<Value> {
  return { kind: 'measured', source, since, value }
}

async function readPart<Value>(
  source: string,
  since: number | null,
  read: () => Promise<Value>
): Promise<PerformancePart<Value>> {
  try {
    return measured(source, since, await read())
  } catch (error) {
    const number = numberOf(error)
    // An error without a number is a broken connection.
    if (number === 0) throw error
    return { kind: 'missing', source, reason: gapsByNumber.get(number) ?? 'failed' }
  }
}

/** The number of an error of the server; 0 for another one. */
function numberOf(error: unknown): number {
  const { errno, sqlMessage } = error as { errno?: number; sqlMessage?: string }
  return sqlMessage === undefined ? 0 : (errno ?? 0)
}

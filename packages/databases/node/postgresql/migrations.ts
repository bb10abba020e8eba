import { createHash } from 'node:crypto'
import Cursor from 'pg-cursor'
import type pg from 'pg'
import { DatabaseError, queryFailed, type EngineWords } from '../../src/failures.ts'
import {
  MigrationError,
  migrationTable,
  type AppliedMigration,
  type MigrationDone,
  type MigrationEngine,
  type MigrationRecord,
  type MigrationRequest,
  type MigrationRun,
  type MigrationStatement,
  type MigrationStep
} from '../../src/migrations.ts'
import { closeConnection, withConnection } from '../connections.ts'
import type { PostgresqlConnection } from './connect.ts'
import { toQueryError } from './errors.ts'
import { readScript } from './migration-script.ts'
import { readBatch, toNextCount } from './read.ts'
import { readSchema } from './schema.ts'
import { beginReadOnly, beginReadWrite } from './read-only-session.ts'
import { quote } from './table.ts'

/** The lock of a run, which ends with its transaction: no statement of a script can release it. */
const lockKey = 728_394_105

/** Where a run has stopped within a migration. */
class StatementFailure extends Error {
  readonly statement: number | null
  readonly words: EngineWords

  constructor(statement: number | null, words: EngineWords) {
    super('A statement of a migration failed')
    this.statement = statement
    this.words = words
  }
}

interface MigrationConnections {
  open: () => Promise<PostgresqlConnection>
  /** Stops the statement that runs: broken alone, its connection would hold its locks until it ends. */
  stop: (connection: PostgresqlConnection) => void
}

/** Migrations of a PostgreSQL, which records them itself. Each migration has its own connection. */
export function createMigrations(connections: MigrationConnections): MigrationEngine {
  const { open } = connections
  return {
    readScript,
    readRecord: () =>
      withConnection(open, async ({ client }) => {
        try {
          await beginReadOnly(client)
          return await readRecord(client)
        } catch (error) {
          throw toQueryError(error)
        }
      }),
    run: (request, { signal }) => (request.isDryRun ? tryAll : runEach)(connections, request, signal)
  }
}

type Run = (
  connections: MigrationConnections,
  request: MigrationRequest,
  signal: AbortSignal
) => Promise<MigrationRun>

const runEach: Run = async (connections, request, signal) => {
  const done: MigrationDone[] = []
  let { applied } = request
  for (const step of request.steps) {
    const stopped = await inTransaction(connections, signal, async (connection) => {
      await begin(connection.client, applied)
      done.push(await runStep(connection, { request, step, signal }))
      signal.throwIfAborted()
      await commit(connection.client)
    }).catch((error: unknown) => {
      const failure = done.length === 0 ? error : toStop(error)
      if (failure instanceof StatementFailure) return failure
      throw failure
    })
    if (stopped instanceof StatementFailure) {
      const isLast = done.at(-1)?.name === step.name
      const { statement, words } = stopped
      return { done: isLast ? done.slice(0, -1) : done, stopped: { name: step.name, statement, words } }
    }
    applied =
      request.direction === 'apply' ? [...applied, step] : applied.filter(({ name }) => name !== step.name)
  }
  return { done, stopped: null }
}

const tryAll: Run = async (connections, request, signal) => {
  const done: MigrationDone[] = []
  try {
    await inTransaction(connections, signal, async (connection) => {
      await begin(connection.client, request.applied)
      for (const step of request.steps) done.push(await runStep(connection, { request, step, signal }))
      // Deferred constraints are checked at the commit, which a dry run does not have.
      await connection.client.query('set constraints all immediate').catch(failStatement(null))
      await connection.client.query('rollback')
    })
    return { done, stopped: null }
  } catch (error) {
    if (!(error instanceof StatementFailure)) throw error
    const name = request.steps[done.length]?.name ?? request.steps.at(-1)?.name ?? ''
    return { done, stopped: { name, statement: error.statement, words: error.words } }
  }
}

/** Works on a connection that the signal breaks, which rolls back what is not committed. */
async function inTransaction(
  { open, stop }: MigrationConnections,
  signal: AbortSignal,
  work: (connection: PostgresqlConnection) => Promise<void>
): Promise<undefined> {
  signal.throwIfAborted()
  const connection = await open()
  const onAbort = (): void => stop(connection)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    await work(connection)
  } catch (error) {
    if (signal.aborted) throw queryFailed('cancelled')
    throw error instanceof StatementFailure || error instanceof MigrationError ? error : toQueryError(error)
  } finally {
    signal.removeEventListener('abort', onAbort)
    closeConnection(connection)
  }
}

/** Begins the transaction of a run under a lock, and checks the state that the plan was made for. */
async function begin(
  client: pg.Client,
  expected: readonly Pick<AppliedMigration, 'name' | 'checksum'>[]
): Promise<void> {
  await beginReadWrite(client)
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    lockKey
  ])
  if (rows[0]?.locked !== true) throw new MigrationError('locked')
  const table = await findTable(client)
  const found = table === undefined ? [] : await readApplied(client, table)
  const toKeys = (all: readonly Pick<AppliedMigration, 'name' | 'checksum'>[]): string =>
    JSON.stringify(all.map(({ name, checksum }) => [name, checksum]).toSorted())
  if (toKeys(found) !== toKeys(expected)) throw new MigrationError('plan-changed')
}

interface RunningStep {
  request: MigrationRequest
  step: MigrationStep
  signal: AbortSignal
}

async function runStep(
  connection: PostgresqlConnection,
  { request: { direction, by }, step: { name, script, checksum }, signal }: RunningStep
): Promise<MigrationDone> {
  const { client } = connection
  const begun = performance.now()
  // Before the script, which may not change where it is looked for.
  const table = (await findTable(client)) ?? (await createTable(client).catch(failStatement(null)))
  const verdict = await readScript(script)
  if (verdict.kind === 'refused')
    throw new StatementFailure(null, verdict.words ?? toWords(`The script is refused: ${verdict.reason}`))
  const statements: MigrationStatement[] = []
  for (const [index, text] of verdict.statements.entries()) {
    // An abort between two statements has cancelled none.
    signal.throwIfAborted()
    statements.push(await runStatement(connection, text).catch(failStatement(index)))
  }
  const milliseconds = performance.now() - begun
  if (direction === 'apply')
    await client
      .query(
        `insert into ${table} (name, checksum, applied_at, applied_by, milliseconds, schema_digest)
          values ($1, $2, clock_timestamp(), $3, $4, $5)`,
        [name, checksum, by, milliseconds, await digestSchema(client)]
      )
      .catch(failStatement(null))
  else await client.query(`delete from ${table} where name = $1`, [name]).catch(failStatement(null))
  return { name, milliseconds, statements }
}

/** Runs one statement by the extended protocol, which takes no second one, and drops its rows. */
async function runStatement(connection: PostgresqlConnection, text: string): Promise<MigrationStatement> {
  const begun = performance.now()
  const cursor = connection.client.query(new Cursor<(string | null)[]>(text, [], { rowMode: 'array' }))
  for (let count = 1; ;) {
    const batch = await readBatch(connection, cursor, count)
    if (batch === 'too-large') throw queryFailed('too-large')
    if (batch.rows.length < count) {
      await cursor.close()
      return { rows: batch.count, milliseconds: performance.now() - begun }
    }
    count = toNextCount(batch)
  }
}

/** A transaction that has failed answers a COMMIT with a ROLLBACK. */
async function commit(client: pg.Client): Promise<void> {
  const { command } = await client.query('commit').catch(failStatement(null))
  if (command !== 'COMMIT') throw new StatementFailure(null, toWords('The transaction was rolled back'))
}

/** Turns a failure of a statement into the stop of its migration; rethrows failures of the connection. */
function failStatement(statement: number | null): (error: unknown) => never {
  return (error) => {
    const failed = error instanceof DatabaseError ? error : toQueryError(error)
    const { failure } = failed
    if (failure.kind === 'connection' || failure.reason === 'cancelled' || failure.reason === 'lost')
      throw failed
    throw new StatementFailure(statement, failure.words ?? toWords(reasonWords[failure.reason]))
  }
}

const reasonWords = {
  timeout: 'The statement took longer than the connection allows',
  'too-large': 'A row of the statement is too large',
  engine: 'The database refused the statement',
  'not-read': 'The database refused to write'
} as const

/** A later step that could not begin: those before it stand. */
function toStop(error: unknown): unknown {
  if (error instanceof StatementFailure) return error
  if (error instanceof MigrationError)
    return new StatementFailure(
      null,
      toWords(
        error.reason === 'locked'
          ? 'Somebody else runs migrations of this database'
          : 'Other migrations were applied meanwhile'
      )
    )
  if (error instanceof DatabaseError)
    return new StatementFailure(
      null,
      toWords(
        error.failure.reason === 'cancelled'
          ? 'The run was given up'
          : 'The connection broke before the database answered'
      )
    )
  return error
}

function toWords(message: string): EngineWords {
  return { message, position: null, hint: null, code: null }
}

/** Path of the table of migrations in the schema that the role creates in; undefined where there is none yet. */
async function findTable(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ schema: string; exists: boolean }>(
    `select current_schema() as schema, exists (
      select from pg_class c join pg_namespace n on n.oid = relnamespace
      where relname = $1 and relkind = 'r' and nspname = current_schema()) as exists`,
    [migrationTable]
  )
  const [found] = rows
  return found?.exists === true ? `${quote(found.schema)}.${quote(migrationTable)}` : undefined
}

async function createTable(client: pg.Client): Promise<string> {
  await client.query(`create table ${migrationTable} (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null,
    applied_by text not null,
    milliseconds double precision not null,
    schema_digest text not null
  )`)
  return (await findTable(client)) ?? migrationTable
}

async function readApplied(
  client: pg.Client,
  table: string
): Promise<(AppliedMigration & { digest: string })[]> {
  const { rows } = await client.query<AppliedMigration & { digest: string }>(`
    select name, checksum, (extract(epoch from applied_at) * 1000)::float8 as "appliedAt", applied_by as "appliedBy",
      milliseconds, schema_digest as digest
    from ${table} order by applied_at, name`)
  return rows
}

async function readRecord(client: pg.Client): Promise<MigrationRecord> {
  const table = await findTable(client)
  const found = table === undefined ? [] : await readApplied(client, table)
  const last = found.at(-1)?.digest
  return {
    applied: found.map(({ digest: _digest, ...each }) => ({
      ...each,
      appliedAt: Math.round(each.appliedAt)
    })),
    schemaChanged: last === undefined ? null : last !== (await digestSchema(client))
  }
}

/** SHA-256 of all tables with their columns and keys, but for the table of migrations itself. */
async function digestSchema(client: pg.Client): Promise<string> {
  const { tables } = await readSchema(client)
  const shapes = tables
    .filter(({ name }) => name !== migrationTable)
    .map(({ schema, name, kind, columns }) => [schema, name, kind, columns])
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex')
}

import Cursor from 'pg-cursor'
import type { FieldDef } from 'pg'
import type { DatabaseQuery, ResultPart } from '../../src/engine.ts'
import { notRead, queryFailed } from '../../src/failures.ts'
import { readLimits, type ReadLimits } from '../../src/limits.ts'
import { takeRows } from '../take-rows.ts'
import { isHarmless } from './catalog-wall.ts'
import type { PostgresqlConnection } from './connect.ts'
import { toQueryError } from './errors.ts'
import { beginReadOnly } from './read-only-session.ts'
import type { StatementNames } from './statement-names.ts'

/** Parses nothing: every value stays the text that came. */
export const textTypes = { getTypeParser: () => (text: string) => text }

/** The maximum number of rows of a batch, and by how much a batch may be larger than the one before. */
const mostRows = 200
const growth = 50

/** A batch as the cursor hands it out. */
interface Batch {
  rows: (string | null)[][]
  fields: FieldDef[]
  /** Bytes received from the server for it. */
  bytes: number
  /** Rows of the statement as the engine counts them, once it has ended; null where it counts none. */
  count: number | null
}

/**
 * Runs a statement in a read-only transaction, by the extended protocol, which takes one statement alone. `names` are those
 * of a statement of the user, null of our own.
 */
export async function* readRows(
  connection: PostgresqlConnection,
  { text, parameters, names }: DatabaseQuery & { names: StatementNames | null },
  limits: ReadLimits
): AsyncGenerator<ResultPart> {
  const begun = performance.now()
  const { client } = connection
  const { types } = await beginReadOnly(client)
  if (names !== null && !(await isHarmless(client, names))) throw notRead('function')
  await client.query("select set_config('statement_timeout', $1, true)", [String(limits.milliseconds)])
  const cursor = client.query(
    new Cursor<(string | null)[]>(text, [...parameters], { rowMode: 'array', types: textTypes })
  )
  const budget = { rows: limits.rows, size: limits.size }
  let truncated: 'rows' | 'size' | null = null
  for (let count = 1, isFirst = true; truncated === null;) {
    const wanted = Math.min(count, budget.rows + 1)
    const batch = await readBatch(connection, cursor, wanted)
    if (batch === 'too-large') {
      if (isFirst) throw queryFailed('too-large')
      truncated = 'size'
      break
    }
    if (isFirst) yield { kind: 'columns', columns: toColumns(batch.fields, types) }
    isFirst = false
    const taken = takeRows(batch.rows, budget, limits.cell)
    truncated = taken.truncated
    if (taken.rows.length > 0) yield { kind: 'rows', rows: taken.rows }
    if (batch.rows.length < wanted) break
    count = toNextCount(batch)
  }
  const milliseconds = performance.now() - begun
  yield { kind: 'end', rows: limits.rows - budget.rows, truncated, milliseconds }
}

/**
 * The number of rows of the next batch, by the average size of the rows before; the first batch has one row. It aims at a
 * quarter of the limit in bytes, since later rows may be larger.
 */
export function toNextCount({ rows, bytes }: Pick<Batch, 'rows' | 'bytes'>): number {
  const fitting = Math.floor(readLimits.batchBytes / 4 / (bytes / rows.length))
  return Math.max(1, Math.min(rows.length * growth, mostRows, fitting))
}

/** Fetches the next rows. The driver holds a row as a whole: one that is too large ends the connection instead. */
export async function readBatch(
  { guard, received }: PostgresqlConnection,
  cursor: Cursor<(string | null)[]>,
  count: number
): Promise<Batch | 'too-large'> {
  const before = received()
  guard.allow()
  try {
    return await new Promise<Batch>((settle, fail) => {
      cursor.read(count, (error: Error | undefined, rows, result) => {
        if (error) fail(error)
        else settle({ rows, fields: result.fields, bytes: received() - before, count: result.rowCount })
      })
    })
  } catch (error) {
    const { failure } = toQueryError(guard.failure() ?? error)
    if (failure.kind === 'query' && failure.reason === 'too-large') return 'too-large'
    throw toQueryError(error)
  }
}

function toColumns(
  fields: readonly FieldDef[],
  types: Readonly<Record<string, string>>
): { name: string; type: string }[] {
  return fields.map(({ name, dataTypeID }) => ({ name, type: types[dataTypeID] ?? `type ${dataTypeID}` }))
}

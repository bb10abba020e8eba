import type { FieldPacket } from 'mysql2'
import type { DatabaseQuery, ResultPart } from '../../src/engine.ts'
import { queryFailed } from '../../src/failures.ts'
import type { ReadLimits } from '../../src/limits.ts'
import { takeRows } from '../take-rows.ts'
import type { MysqlConnection } from './connect.ts'
import { maskHashes } from './secrets.ts'
import { toColumn, toText, type MysqlColumn } from './types.ts'

/** Rows of the first batch, which is to be there soon, and of each later one. */
const batchRows = { first: 50, later: 200 }
/** The warning for a value that was larger than a packet, so that the server has sent NULL. */
const leftOut = 1301

/** A part of a result as it comes from the driver. */
type Arrival = { columns: MysqlColumn[] } | { rows: (string | null)[][] }

/**
 * Runs a statement, prepared by the server, which takes one statement alone; values come to it apart from the text. What
 * is prepared by name answers in text, so that no digit is lost.
 */
export async function* readRows(
  connection: MysqlConnection,
  { text, parameters }: DatabaseQuery,
  limits: ReadLimits
): AsyncGenerator<ResultPart> {
  const begun = performance.now()
  const { run } = connection
  const names = parameters.map((_, index) => `@sitewright_${index}`)
  const assigned = ['@sitewright_text', ...names].map((name) => `${name} = ?`)
  const values = parameters.map((each) => (Number.isSafeInteger(each) ? BigInt(each as number) : each))
  await run(`set ${assigned.join(', ')}`, [text, ...values])
  await run('prepare sitewright from @sitewright_text')
  const using = names.length === 0 ? '' : ` using ${names.join(', ')}`
  const budget = { rows: limits.rows, size: limits.size }
  let truncated: 'rows' | 'size' | null = null
  let hasGrants = false
  for await (const arrived of streamResult(connection, `execute sitewright${using}`, limits.milliseconds)) {
    if ('columns' in arrived) {
      hasGrants = arrived.columns.some(({ name }) => name.startsWith('Grants for '))
      yield { kind: 'columns', columns: arrived.columns.map(({ name, type }) => ({ name, type })) }
      continue
    }
    const rows = hasGrants ? arrived.rows.map((row) => row.map(maskHashes)) : arrived.rows
    const taken = takeRows(rows, budget, limits.cell)
    truncated = taken.truncated
    if (taken.rows.length > 0) yield { kind: 'rows', rows: taken.rows }
    if (truncated !== null) break
  }
  if (truncated === null) await requireWhole(connection)
  const milliseconds = performance.now() - begun
  yield { kind: 'end', rows: limits.rows - budget.rows, truncated, milliseconds }
}

async function requireWhole({ run }: MysqlConnection): Promise<void> {
  const warnings = await run<{ Code: number }>('show warnings')
  if (warnings.some(({ Code }) => Code === leftOut)) throw queryFailed('too-large')
}

/** Columns, and rows in batches, no faster than they are taken. A row that is too large breaks the connection. */
async function* streamResult(
  connection: MysqlConnection,
  sql: string,
  milliseconds: number
): AsyncGenerator<Arrival> {
  const begun = performance.now()
  const { client, guard } = connection
  guard.allow()
  const running = client.query({ sql, rowsAsArray: true, typeCast: false })
  // One row ahead: the driver would count rows, whatever their size.
  const stream = running.stream({ highWaterMark: 1 })
  connection.onEnd(() => stream.destroy(new Error('The connection ended')))
  // SLEEP and BENCHMARK end without an error where the server's limit of time stops them.
  let took = 0
  running.once('end', () => (took = performance.now() - begun))
  let columns: MysqlColumn[] | undefined
  stream.on('fields', (fields: FieldPacket[] | undefined) => (columns ??= fields?.map(toColumn)))
  let isFirst = true
  let rows: (string | null)[][] = []
  try {
    for await (const row of stream as AsyncIterable<unknown>) {
      guard.allow()
      if (columns === undefined || !Array.isArray(row)) continue
      if (took >= milliseconds) throw queryFailed('timeout')
      if (isFirst && rows.length === 0) yield { columns }
      const known = columns
      rows.push(known.map((column, index) => toText(row[index] as Buffer | null, column)))
      if (rows.length < (isFirst ? batchRows.first : batchRows.later)) continue
      isFirst = false
      yield { rows }
      rows = []
    }
  } catch (error) {
    throw guard.failure() ?? error
  }
  if (took >= milliseconds) throw queryFailed('timeout')
  if (isFirst && rows.length === 0) yield { columns: columns ?? [] }
  if (rows.length > 0) yield { rows }
}

import type { FieldPacket, ResultSetHeader } from 'mysql2'
import type { ParameterValue, ResultCell } from '../../src/engine.ts'
import { writeLimits } from '../../src/writes.ts'
import type { TextRow } from '../write-effect.ts'
import type { MysqlConnection } from './connect.ts'
import { readRows } from './read.ts'
import { pathOf, quote } from './table.ts'
import { toExact, toTyped } from './typed-values.ts'
import type { StatementPart } from './write-parts.ts'
import type { WriteTable } from './write-table.ts'

/** Bytes of a value beside its own on the way to us, as many as its length takes. */
const frameBytes = 9

/** Values of the key of a row, in its order. */
export type RowKey = readonly string[]

/** A condition with its values. */
export interface Condition {
  text: string
  values: readonly ParameterValue[]
}

/** Reads whole rows as text; `places` picks some of their values. */
export async function selectText(
  connection: MysqlConnection,
  text: string,
  parameters: readonly ParameterValue[],
  limits: { rows?: number; cell?: number; places?: readonly number[] } = {}
): Promise<TextRow[]> {
  const rows: TextRow[] = []
  const { rows: most = writeLimits.rows + 1, cell = Number.POSITIVE_INFINITY, places } = limits
  const keep = (row: TextRow): TextRow => places?.map((at) => row[at] ?? null) ?? row
  const bounds = { rows: most, size: Number.POSITIVE_INFINITY, cell, milliseconds: writeLimits.statementMs }
  for await (const part of readRows(connection, { text, parameters }, bounds))
    if (part.kind === 'rows') rows.push(...part.rows.map((row) => keep(row.map(toWhole))))
  return rows
}

/** The rows of a condition, up to the byte limit of a write. */
export interface FittingRows {
  /** The keys of all rows. */
  keys: RowKey[]
  /** The first rows, up to the bytes that a write reads. */
  rows: TextRow[]
}

/**
 * Reads the rows of a condition exactly, as many as fit: first their keys and how large they are, which the server counts
 * without sending them. With `lock` both readings see and lock the rows as they are now.
 */
export async function selectFitting(
  connection: MysqlConnection,
  table: WriteTable,
  { text, values }: Condition,
  { lock = '', from = pathOf(table) }: { lock?: string; from?: string } = {}
): Promise<FittingRows> {
  const width = table.key.length
  const names = [...table.key.map(quote), toSize(table)].join(', ')
  const sized = await selectText(connection, `select ${names} from ${from} where ${text}${lock}`, values)
  const keys = sized.map((row) => row.slice(0, width) as string[])
  let bytes = 0
  const fitting = sized.findIndex((row) => (bytes += Number(row[width] ?? 0)) > writeLimits.rowBytes)
  const read = fitting < 0 ? keys : keys.slice(0, fitting)
  if (read.length === 0) return { keys, rows: [] }
  const rows = await selectRows(connection, table, toKeyCondition(table, read), lock)
  return { keys, rows }
}

/** Reads all columns of the rows of a condition, exactly. */
function selectRows(
  connection: MysqlConnection,
  table: WriteTable,
  { text, values }: Condition,
  lock: string
): Promise<TextRow[]> {
  const names = table.columns.map(toExact).join(', ')
  return selectText(connection, `select ${names} from ${pathOf(table)} where ${text}${lock}`, values)
}

/** Reads the keys of the rows of a condition. */
export async function selectKeys(
  connection: MysqlConnection,
  table: WriteTable,
  { text, values }: Condition,
  rest = ''
): Promise<RowKey[]> {
  const names = table.key.map(quote).join(', ')
  return (await selectText(
    connection,
    `select ${names} from ${pathOf(table)} where ${text}${rest}`,
    values
  )) as string[][]
}

/** The bytes of a row as it is sent. */
export function toSize({ columns }: Pick<WriteTable, 'columns'>): string {
  const sizes = columns.map(({ name }) => `coalesce(octet_length(${quote(name)}), 0)`)
  return [...sizes, frameBytes * columns.length].join(' + ')
}

/** The rows that have one of these keys. Spelled out, since not every server uses an index for a comparison of rows. */
export function toKeyCondition(table: WriteTable, keys: readonly RowKey[]): Condition {
  const types = table.key.map((name) => table.columns.find((column) => column.name === name)?.type ?? 'text')
  const [first = ''] = table.key
  const values = keys.flat()
  if (keys.length === 0) return { text: 'false', values }
  if (table.key.length === 1)
    return { text: `${quote(first)} in (${keys.map(() => toTyped(types[0] ?? '')).join(', ')})`, values }
  const one = table.key.map((name, at) => `${quote(name)} = ${toTyped(types[at] ?? '')}`).join(' and ')
  return { text: `(${keys.map(() => `(${one})`).join(' or ')})`, values }
}

/** The key of a row; undefined where the table has none. */
export function keyOf(table: WriteTable, row: TextRow): RowKey | undefined {
  const values = table.key.map((name) => row[table.columns.findIndex((column) => column.name === name)])
  return values.length > 0 && values.every((value) => typeof value === 'string') ? values : undefined
}

/** Finds rows by their key. */
export function toFinder(
  table: WriteTable,
  rows: readonly TextRow[]
): (key: RowKey | undefined) => TextRow | undefined {
  const found = new Map(rows.map((row) => [JSON.stringify(keyOf(table, row)), row]))
  return (key) => (key === undefined ? undefined : found.get(JSON.stringify(key)))
}

/** The values of the parameters that stand in a part of a statement. */
export function valuesOf(
  part: StatementPart | undefined,
  parameters: readonly ParameterValue[]
): readonly ParameterValue[] {
  return part === undefined ? [] : parameters.slice(part.skipped, part.skipped + part.parameters)
}

/** Runs a statement that writes; returns its matched rows, and whether a transaction is open afterwards. */
export function execute(
  { client }: MysqlConnection,
  text: string,
  values: readonly ParameterValue[] = []
): Promise<{ rows: number; isOpen: boolean }> {
  const sent = values.map((value) => (Number.isSafeInteger(value) ? BigInt(value as number) : value))
  return new Promise((settle, fail) => {
    client.execute(text, sent as string[], (error: Error | null, result: unknown, _fields: FieldPacket[]) => {
      if (error) {
        fail(error)
        return
      }
      const { affectedRows, serverStatus } = result as ResultSetHeader & { serverStatus?: number }
      // Bit 0 of the server status (SERVER_STATUS_IN_TRANS): a transaction is open.
      settle({ rows: affectedRows, isOpen: ((serverStatus ?? 0) & 1) === 1 })
    })
  })
}

function toWhole(cell: ResultCell): string | null {
  return typeof cell === 'object' && cell !== null ? cell.cut : cell
}

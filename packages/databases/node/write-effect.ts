import type { ResultCell } from '../src/engine.ts'
import { readLimits } from '../src/limits.ts'
import {
  writeLimits,
  type InverseGap,
  type RowChange,
  type RowSample,
  type RowValues,
  type SampleGap,
  type TouchedTable,
  type WriteEffect
} from '../src/writes.ts'
import { toCell } from './take-rows.ts'

/** A row as text. */
export type TextRow = (string | null)[]

/** The table of a write. */
export interface WrittenTable {
  schema: string
  name: string
  columns: readonly {
    name: string
    type: string
    /** Computed by the table, so it cannot be set. */
    generated: boolean
    /** Set by the table itself with each update that does not set it. */
    onUpdate?: boolean
  }[]
  /** Columns of the primary key, in its order. */
  key: string[]
  /** Triggers that run with its rows, as far as the role may see them. */
  triggers: string[]
}

/** A row before and after, as text. */
export interface RowPair {
  before: TextRow | null
  after: TextRow | null
}

function toSample(pairs: readonly RowPair[]): RowSample[] {
  const cells = (row: TextRow | null): ResultCell[] | null => row?.map((value) => toCell(value, 500)) ?? null
  return pairs.slice(0, writeLimits.sample).map(({ before, after }) => ({
    before: cells(before),
    after: cells(after)
  }))
}

interface Whole {
  table: WrittenTable
  rows: number
  /** All rows of the write, or the first ones where it has touched more or larger ones than are read. */
  pairs: readonly RowPair[]
  gap: SampleGap | null
  tables: readonly TouchedTable[]
  /** Whether more rows were touched than those of the tables that are known. */
  hasMore?: boolean
}

interface FinishedWrite extends Whole, Pick<WriteEffect, 'unseen' | 'counter'> {
  /** When it began, by `performance.now()`. */
  begun: number
}

/** Describes what a write has done, with the changes that undo it. */
export function toEffect({ unseen, counter, begun, ...whole }: FinishedWrite): WriteEffect {
  const { table, rows, pairs, gap, tables } = whole
  const { inverse, gap: inverseGap } = toInverse(whole)
  return {
    rows,
    target: { schema: table.schema, table: table.name },
    columns: table.columns.map(({ name, type }) => ({ name, type })),
    key: table.key,
    tables: [...tables],
    sample: toSample(pairs),
    sampleGap: gap,
    inverse,
    inverseGap,
    triggers: table.triggers,
    unseen,
    counter,
    milliseconds: performance.now() - begun
  }
}

/** The changes that undo a write, the last first; or why they are unknown. */
function toInverse(whole: Whole): { inverse: RowChange[] | null; gap: InverseGap | null } {
  const gap = findGap(whole)
  if (gap !== null) return { inverse: null, gap }
  const inverse = whole.pairs.map((pair) => invert(whole.table, pair)).toReversed()
  if (JSON.stringify(inverse).length > writeLimits.inverseSize) return { inverse: null, gap: 'too-large' }
  return { inverse, gap: null }
}

function findGap({ table, rows, pairs, gap, tables, hasMore = false }: Whole): InverseGap | null {
  if (gap !== null) return gap
  if (table.key.length === 0) return 'no-key'
  if (rows > writeLimits.inverse) return 'too-many-rows'
  if (pairs.length < rows) return 'too-large'
  const touched = tables.reduce(
    (sum, { inserted, updated, deleted }) => sum + inserted + updated + deleted,
    0
  )
  return touched > rows || hasMore ? 'other-tables' : null
}

function invert(table: WrittenTable, { before, after }: RowPair): RowChange {
  const valuesOf = (row: TextRow): Record<string, string | null> =>
    Object.fromEntries(
      table.columns.flatMap(({ name, generated }, index) => (generated ? [] : [[name, row[index] ?? null]]))
    )
  const keyOf = (values: RowValues): RowValues =>
    Object.fromEntries(table.key.map((name) => [name, values[name] ?? null]))
  if (after === null) return { kind: 'insert', values: before === null ? {} : valuesOf(before) }
  const now = valuesOf(after)
  if (before === null) return { kind: 'delete', key: keyOf(now), before: now }
  const old = valuesOf(before)
  const own = new Set(table.columns.flatMap(({ name, onUpdate }) => (onUpdate === true ? [name] : [])))
  const changed = Object.keys(now).filter((name) => own.has(name) || now[name] !== old[name])
  const pick = (values: RowValues): RowValues =>
    Object.fromEntries(
      (changed.length === 0 ? table.key : changed).map((name) => [name, values[name] ?? null])
    )
  return { kind: 'update', key: keyOf(now), before: pick(now), values: pick(old) }
}

/** Idle timeout of the transaction in the engine, in milliseconds, should our server crash. */
export const idleMs = writeLimits.holdMs + readLimits.lockMs * 5

import type { ResultCell } from '../../src/engine.ts'
import { readLimits } from '../../src/limits.ts'
import {
  writeLimits,
  type InverseGap,
  type RowChange,
  type RowSample,
  type RowValues,
  type SampleGap,
  type TouchedTable
} from '../../src/writes.ts'
import { toCell } from '../take-rows.ts'
import type { TextRow, Touched } from './run-changes.ts'
import type { PostgresqlTable } from './table.ts'

/** A row before and after, as text. */
export interface RowPair {
  before: TextRow | null
  after: TextRow | null
}

/** The rows of a write as they were and as they are; `before` finds a row by its key. */
export function toPairs(
  { touched }: Touched,
  before: (key: TextRow) => TextRow | undefined
): { pairs: RowPair[]; gap: SampleGap | null } {
  if (touched === null) return { pairs: [], gap: 'returning' }
  let gap: SampleGap | null = null
  const pairs = touched.map(({ act, row, oldKey }): RowPair => {
    if (act === 'delete') return { before: row, after: null }
    if (oldKey === undefined && act === 'insert') return { before: null, after: row }
    const old = oldKey === undefined || oldKey.length === 0 ? undefined : before(oldKey)
    if (old === undefined && act === 'update') gap = oldKey?.length === 0 ? 'no-key' : 'key-changed'
    return { before: old ?? null, after: row }
  })
  return { pairs, gap }
}

/** The rows that are shown. */
export function toSample(pairs: readonly RowPair[]): RowSample[] {
  const cells = (row: TextRow | null): ResultCell[] | null => row?.map((value) => toCell(value, 500)) ?? null
  return pairs.slice(0, writeLimits.sample).map(({ before, after }) => ({
    before: cells(before),
    after: cells(after)
  }))
}

interface Whole {
  table: PostgresqlTable
  rows: number
  pairs: readonly RowPair[]
  gap: SampleGap | null
  tables: readonly TouchedTable[]
}

/** The changes that take a write back, the last first; or why they cannot be known. */
export function toInverse(whole: Whole): { inverse: RowChange[] | null; gap: InverseGap | null } {
  const gap = findGap(whole)
  if (gap !== null) return { inverse: null, gap }
  const inverse = whole.pairs.map((pair) => invert(whole.table, pair)).toReversed()
  if (JSON.stringify(inverse).length > writeLimits.inverseSize) return { inverse: null, gap: 'too-large' }
  return { inverse, gap: null }
}

function findGap({ table, rows, pairs, gap, tables }: Whole): InverseGap | null {
  if (gap !== null) return gap
  if (table.key.length === 0) return 'no-key'
  if (rows > writeLimits.inverse) return 'too-many-rows'
  const touched = tables.reduce(
    (sum, { inserted, updated, deleted }) => sum + inserted + updated + deleted,
    0
  )
  if (touched > rows) return 'other-tables'
  return pairs.length < rows ? 'too-many-rows' : null
}

function invert(table: PostgresqlTable, { before, after }: RowPair): RowChange {
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
  const changed = Object.keys(now).filter((name) => now[name] !== old[name])
  const pick = (values: RowValues): RowValues =>
    Object.fromEntries(
      (changed.length === 0 ? table.key : changed).map((name) => [name, values[name] ?? null])
    )
  return { kind: 'update', key: keyOf(now), before: pick(now), values: pick(old) }
}

/** Milliseconds for which the engine itself keeps a transaction that nobody asks for. */
export const idleMs = writeLimits.holdMs + readLimits.lockMs * 5

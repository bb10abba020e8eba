import type { SampleGap } from '../../src/writes.ts'
import type { RowPair, TextRow } from '../write-effect.ts'
import type { Touched } from './run-changes.ts'

/** Rows as they were before a write. */
export interface RowsBefore {
  /** Finds a row by its key. */
  find: (key: TextRow) => TextRow | undefined
  /** Whether these are all rows that were asked for, and not only those that fit. */
  isWhole: boolean
}

/** The rows of a write as they were and as they are, without those of which one side was not read. */
export function toPairs(
  { rows, touched }: Touched,
  before: RowsBefore
): { pairs: RowPair[]; gap: SampleGap | null } {
  if (touched === null) return { pairs: [], gap: 'returning' }
  let gap: SampleGap | null = null
  const pairs = touched.flatMap(({ action, row, oldKey }): RowPair[] => {
    if (action === 'delete') return [{ before: row, after: null }]
    if (oldKey === undefined && action === 'insert') return [{ before: null, after: row }]
    const old = oldKey === undefined || oldKey.length === 0 ? undefined : before.find(oldKey)
    const isAsked = oldKey !== undefined && oldKey.length > 0
    if (old === undefined && isAsked && !before.isWhole) return []
    if (old === undefined && action === 'update') gap = oldKey?.length === 0 ? 'no-key' : 'key-changed'
    return [{ before: old ?? null, after: row }]
  })
  return { pairs, gap: gap ?? (rows > 0 && pairs.length === 0 ? 'too-large' : null) }
}

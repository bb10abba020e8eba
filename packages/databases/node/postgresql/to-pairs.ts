import type { SampleGap } from '../../src/writes.ts'
import type { RowPair, TextRow } from '../write-effect.ts'
import type { Touched } from './run-changes.ts'

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

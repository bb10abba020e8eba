import type { SampleGap } from '../../src/writes.ts'
import type { RowPair } from '../write-effect.ts'

export interface Written {
  rows: number
  /** Rows before and after: all of them up to the limit of the inverse, else the first that are known. */
  pairs: RowPair[]
  gap: SampleGap | null
  counts: { inserted: number; updated: number; deleted: number }
  /** Whether the table may have assigned AUTO_INCREMENT values. */
  isCounted: boolean
}

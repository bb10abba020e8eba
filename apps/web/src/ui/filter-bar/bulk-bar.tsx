import '../styles/data.css'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button.tsx'
import { useSingleKeys } from '../single-keys.ts'
import styles from './bulk-bar.module.css'
import { filterMessages } from './messages.ts'

interface BulkBarProps {
  /** Count of the selected rows; 0 hides the bar. A text where it is not known yet. */
  count: number | 'counting' | 'uncounted'
  /** Selects all that match; without it all of them are selected. */
  matching?: { total: number | undefined; onSelect: () => void } | undefined
  onClear: () => void
  /** Escape clears the selection. @default true */
  keys?: boolean
  /** The acts. */
  children: ReactNode
}

/** Floats over a list while rows are selected: how many, and what can be done with them. */
export function BulkBar({ count, matching, onClear, keys = true, children }: BulkBarProps) {
  useSingleKeys({ Escape: onClear }, keys && count !== 0)
  return (
    <div className={`dense ${styles.anchor}`}>
      <div className={styles.bar} role="group" aria-label={filterMessages.bulkActs} hidden={count === 0}>
        <b className="num" role="status">
          {writeCount(count)}
        </b>
        {matching !== undefined && (
          <button type="button" className={`link ${styles.matching}`} onClick={matching.onSelect}>
            {filterMessages.selectMatching(matching.total)}
          </button>
        )}
        <span className={styles.separator} />
        {children}
        <IconButton label={filterMessages.clearSelection} onClick={onClear}>
          <IconX className="i" aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

function writeCount(count: BulkBarProps['count']): string | undefined {
  if (count === 'counting') return filterMessages.counting
  if (count === 'uncounted') return filterMessages.allMatching
  return count > 0 ? filterMessages.selected(count) : undefined
}

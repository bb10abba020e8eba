import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'
import { filterMessages } from './messages.ts'

interface FilterChipProps {
  label: string
  value: ReactNode
  onRemove: () => void
}

/** A filter that is on, and is removed here: one that a list of values cannot say, such as dates. */
export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  return (
    <span className={`${styles.chip} ${styles.removable}`}>
      {label} <b>{value}</b>
      <RemoveFilter label={label} onRemove={onRemove} />
    </span>
  )
}

/** The button that removes a filter. */
export function RemoveFilter({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={filterMessages.removeFilter(label)}
      onClick={onRemove}
    >
      <IconX className="i s" aria-hidden />
    </button>
  )
}

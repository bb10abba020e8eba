import { IconFilter } from '@tabler/icons-react'
import { Disclosure } from '../disclosure.tsx'
import type { Filter } from './filter.ts'
import styles from './filter-bar.module.css'
import { filterMessages } from './messages.ts'

interface AddFilterProps {
  /** Those that are not in the bar. */
  filters: readonly Filter[]
  onAdd: (id: string) => void
}

/** The list of filters that can be added to the bar. */
export function AddFilter({ filters, onAdd }: AddFilterProps) {
  return (
    <Disclosure
      label={filterMessages.filters}
      triggerClass={`${styles.chip} ${styles.add}`}
      trigger={
        <>
          <IconFilter className="i s" aria-hidden />
          {filterMessages.addFilter}
        </>
      }
    >
      {filters.map(({ id, label }) => (
        <button key={id} type="button" className={styles.choice} onClick={() => onAdd(id)}>
          {label}
        </button>
      ))}
    </Disclosure>
  )
}

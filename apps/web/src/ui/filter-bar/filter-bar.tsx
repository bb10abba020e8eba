import '../styles/data.css'
import { useState, type ReactNode } from 'react'
import type { FilterValues } from '../data-table/table-address.ts'
import { AddFilter } from './add-filter.tsx'
import type { Filter } from './filter.ts'
import styles from './filter-bar.module.css'
import { RemoveFilter } from './filter-chip.tsx'
import { PickFilter } from './pick-filter.tsx'

interface FilterBarProps {
  /** The search field. */
  search?: ReactNode
  filters: readonly Filter[]
  values: FilterValues
  onChange: (id: string, values: readonly string[]) => void
  /** Filters of another kind, such as dates. */
  children?: ReactNode
  /** At its end: the columns. */
  end?: ReactNode
}

/** The search and the filters of a list. Filters that are not pinned are added, and removed again. */
export function FilterBar({ search, filters, values, onChange, children, end }: FilterBarProps) {
  const [added, setAdded] = useState<readonly string[]>([])
  const isShown = ({ id, isPinned }: Filter): boolean =>
    isPinned === true || added.includes(id) || (values[id]?.length ?? 0) > 0
  const rest = filters.filter((filter) => !isShown(filter))
  const remove = (id: string): void => {
    setAdded(added.filter((other) => other !== id))
    onChange(id, [])
  }
  return (
    <div className={`dense ${styles.bar}`}>
      {search}
      {filters.filter(isShown).map((filter) => (
        <span key={filter.id} className={styles.filter}>
          <PickFilter
            filter={filter}
            values={values[filter.id] ?? []}
            onChange={(next) => onChange(filter.id, next)}
          />
          {filter.isPinned !== true && (
            <RemoveFilter label={filter.label} onRemove={() => remove(filter.id)} />
          )}
        </span>
      ))}
      {children}
      {rest.length > 0 && <AddFilter filters={rest} onAdd={(id) => setAdded([...added, id])} />}
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  )
}

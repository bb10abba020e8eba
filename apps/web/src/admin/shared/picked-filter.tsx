import { IconChevronDown } from '@tabler/icons-react'
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FilterChip } from '../../ui/filter-bar/filter-chip.tsx'
import styles from './picked-filter.module.css'

interface PickedFilterProps {
  label: string
  /** Label and placeholder of the field that searches. */
  field: string
  hint: string
  /** The id in the address; undefined where the filter is off. */
  value: string | undefined
  /** The name of the chosen one, where it is known. */
  name: string | undefined
  options: readonly ComboboxOption[]
  state: 'loading' | 'failed' | 'ready'
  onQuery: (typed: string) => void
  onChange: (id: string | undefined) => void
}

/** A filter by one of many, who is searched on the server. */
export function PickedFilter({ label, field, hint, value, name, onChange, ...search }: PickedFilterProps) {
  if (value !== undefined)
    return <FilterChip label={label} value={name ?? value.slice(0, 8)} onRemove={() => onChange(undefined)} />
  return (
    <Disclosure
      label={label}
      triggerClass={`btn second ${styles.trigger}`}
      trigger={
        <>
          {label}
          <IconChevronDown className="i s" aria-hidden />
        </>
      }
    >
      <div className={styles.pick}>
        <Combobox
          label={field}
          placeholder={hint}
          selected={[]}
          onChange={([chosen]) => {
            if (chosen !== undefined) onChange(chosen.value)
          }}
          {...search}
        />
      </div>
    </Disclosure>
  )
}

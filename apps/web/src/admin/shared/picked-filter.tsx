import { IconChevronDown } from '@tabler/icons-react'
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FilterChip } from '../../ui/filter-bar/filter-chip.tsx'
import styles from './picked-filter.module.css'

interface PickedFilterProps<Found> {
  label: string
  /** The label of the field that searches. @default that of the filter */
  field?: string
  /** The placeholder of the field. */
  hint: string
  /** The id in the address; undefined where the filter is off. */
  value: string | undefined
  /** The name of the chosen one, where it is known. */
  name: string | undefined
  /** Searches by what is typed. */
  query: (typed: string) => UseQueryOptions<Found>
  toOptions: (found: Found) => readonly ComboboxOption[]
  onChange: (id: string | undefined) => void
}

/** A filter by one of many, which is searched on the server. */
export function PickedFilter<Found>(props: PickedFilterProps<Found>) {
  const { label, field = label, hint, value, name, query, toOptions, onChange } = props
  const [typed, setTyped] = useState('')
  const { data, isError } = useQuery({
    ...query(typed),
    enabled: value === undefined,
    placeholderData: keepPreviousData
  })
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
          state={isError ? 'failed' : data === undefined ? 'loading' : 'ready'}
          options={data === undefined ? [] : toOptions(data)}
          onQuery={setTyped}
          onChange={([chosen]) => {
            if (chosen !== undefined) onChange(chosen.value)
          }}
        />
      </div>
    </Disclosure>
  )
}

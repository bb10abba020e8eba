import { IconChevronDown } from '@tabler/icons-react'
import { Checkbox } from '../choice.tsx'
import { Disclosure } from '../disclosure.tsx'
import { describeValues, toggleValue, type Filter } from './filter.ts'
import styles from './filter-bar.module.css'
import { filterMessages } from './messages.ts'

interface PickFilterProps {
  filter: Filter
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** A filter of which values are picked from a list of checkboxes. */
export function PickFilter({ filter, values, onChange }: PickFilterProps) {
  return (
    <Disclosure
      label={filter.label}
      triggerClass={styles.chip}
      trigger={
        <>
          {filter.label} <b>{describeValues(filter, values)}</b>
          <IconChevronDown className="i s" aria-hidden />
        </>
      }
    >
      {filter.options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={
            <span className={styles.option}>
              {label}{' '}
              {count !== undefined && <span className="num faint">{count.toLocaleString('en-GB')}</span>}
            </span>
          }
          checked={values.includes(value)}
          onChange={() => onChange(toggleValue(filter, values, value))}
        />
      ))}
      {values.length > 0 && (
        <button type="button" className={`link ${styles.clear}`} onClick={() => onChange([])}>
          {filterMessages.clear}
        </button>
      )}
    </Disclosure>
  )
}

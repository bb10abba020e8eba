import type { DatabaseTable } from '@sitewright/api'
import { operatorsOf, takesValue, type RowFilter, type RowOperator } from '@sitewright/databases'
import { IconX } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { explorerMessages as words, operatorWords } from './data-explorer-messages.ts'
import styles from './data-explorer.module.css'

interface RowFiltersProps {
  table: DatabaseTable
  filters: readonly RowFilter[]
  onChange: (filters: RowFilter[]) => void
}

/** The conditions on a table, and the form that adds one: its operators suit the type of the column. */
export function RowFilters({ table, filters, onChange }: RowFiltersProps) {
  const [name, setName] = useState(table.columns[0]?.name ?? '')
  const [wanted, setWanted] = useState<RowOperator>()
  const [value, setValue] = useState('')
  const operators = operatorsOf(table.columns.find((column) => column.name === name)?.type ?? 'text')
  const operator = operators.find((each) => each === wanted) ?? operators[0] ?? 'equals'
  const add = (event: FormEvent): void => {
    event.preventDefault()
    onChange([...filters, { column: name, operator, value: takesValue(operator) ? value : null }])
    setValue('')
  }
  return (
    <>
      <form className={styles.filter} onSubmit={add} aria-label={words.filter}>
        <SelectField
          label={words.column}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          options={table.columns.map((column) => [column.name, column.name])}
        />
        <SelectField
          label={words.operator}
          value={operator}
          onChange={(event) => setWanted(event.currentTarget.value as RowOperator)}
          options={operators.map((each) => [each, operatorWords[each]])}
        />
        {takesValue(operator) && (
          <TextField
            label={words.value}
            value={value}
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
        <Button type="submit">{words.addFilter}</Button>
      </form>
      {filters.length > 0 && (
        <ul className={styles.chips}>
          {filters.map((filter) => (
            <li key={describe(filter)}>
              <button
                type="button"
                className={styles.chip}
                aria-label={words.removeFilter(describe(filter))}
                onClick={() => onChange(filters.filter((each) => each !== filter))}
              >
                {describe(filter)} <IconX className="i s" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function describe({ column, operator, value }: RowFilter): string {
  return [column, operatorWords[operator], value].filter((part) => part !== null).join(' ')
}

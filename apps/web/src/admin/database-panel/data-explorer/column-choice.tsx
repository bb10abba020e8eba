import type { DatabaseTable } from '@sitewright/api'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { explorerMessages as words } from './data-explorer-messages.ts'
import styles from './data-explorer.module.css'

interface ColumnChoiceProps {
  table: DatabaseTable
  /** Those that are shown; null for all. */
  columns: readonly string[] | null
  onChange: (columns: string[] | null) => void
}

/** Which columns of a table are shown; one is left always. */
export function ColumnChoice({ table, columns, onChange }: ColumnChoiceProps) {
  const all = table.columns.map(({ name }) => name)
  const shown = columns ?? all
  return (
    <Disclosure
      trigger={words.columns(shown.length, all.length)}
      triggerClass="btn"
      label={words.columnsLabel}
    >
      <div className={styles.columns}>
        {all.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={shown.includes(name)}
            disabled={shown.length === 1 && shown.includes(name)}
            onChange={(isShown) =>
              onChange(all.filter((each) => (each === name ? isShown : shown.includes(each))))
            }
          />
        ))}
        {columns !== null && <Button onClick={() => onChange(null)}>{words.allColumns}</Button>}
      </div>
    </Disclosure>
  )
}

import type { ParameterValue } from '@sitewright/databases'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { queryMessages as words } from './messages.ts'
import styles from './query.module.css'

interface ParameterFieldsProps {
  names: readonly string[]
  /** What was entered by placeholder; text where nothing was. */
  values: Readonly<Record<string, ParameterValue>>
  onChange: (name: string, value: ParameterValue) => void
}

/** A field for each placeholder of the statement: text that the database reads, or NULL. */
export function ParameterFields({ names, values, onChange }: ParameterFieldsProps) {
  if (names.length === 0) return null
  return (
    <fieldset className={styles.parameters}>
      <legend>{words.parameters}</legend>
      {names.map((name) => {
        const value = values[name] ?? (name in values ? null : '')
        return (
          <div key={name} className={styles.parameter}>
            <TextField
              label={name}
              inputClass="mono"
              value={value === null ? '' : String(value)}
              disabled={value === null}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange(name, event.currentTarget.value)}
            />
            <Checkbox
              label={words.isNull(name)}
              checked={value === null}
              onChange={(isNull) => onChange(name, isNull ? null : '')}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

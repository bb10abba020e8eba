import type { DatabaseTable } from '@sitewright/api'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { explorerMessages as words } from './data-explorer-messages.ts'
import styles from './data-explorer.module.css'
import type { RowText } from './staged-changes.ts'

interface RowFormProps {
  table: DatabaseTable
  /** The columns that the page has of the row; null for all. */
  columns: readonly string[] | null
  /** The row that is edited, as the database has it; undefined for a new one. */
  row: RowText | undefined
  begun: RowText
  onStage: (values: RowText) => void
  onDelete: () => void
  onClose: () => void
}

/** The values of a row, as text; nothing is sent before the changes are saved together. */
export function RowForm({ table, columns, row, begun, onStage, onDelete, onClose }: RowFormProps) {
  const [values, setValues] = useState<RowText>(begun)
  const shown = table.columns.filter(({ name }) => columns?.includes(name) ?? true)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onStage(values)
  }
  const set = (name: string, value: string | null | undefined): void => {
    const { [name]: _before, ...rest } = values
    setValues(value === undefined ? rest : { ...rest, [name]: value })
  }
  return (
    <form className="question" onSubmit={submit}>
      {shown.map(({ name, type, nullable, generated }) => {
        const isCut = row !== undefined && !(name in row)
        const value = values[name]
        return (
          <div key={name}>
            <TextField
              label={name}
              aside={type}
              help={
                generated
                  ? words.generated
                  : isCut
                    ? words.tooLong
                    : row === undefined && value === undefined
                      ? words.unset
                      : undefined
              }
              value={value ?? ''}
              disabled={generated || isCut || value === null}
              autoComplete="off"
              spellCheck={false}
              inputClass="mono"
              onChange={(event) => {
                const text = event.currentTarget.value
                set(name, text === '' && row === undefined ? undefined : text)
              }}
            />
            {nullable && !isCut && !generated && (
              <Checkbox
                label={words.nullValue(name)}
                checked={value === null}
                onChange={(isNull) => set(name, isNull ? null : row === undefined ? undefined : '')}
              />
            )}
          </div>
        )
      })}
      <div className={`dialog-footer ${styles.foot}`}>
        <Button onClick={onClose}>{words.cancel}</Button>
        {row !== undefined && <Button onClick={onDelete}>{words.remove}</Button>}
        <Button kind="go" type="submit">
          {words.stage}
        </Button>
      </div>
    </form>
  )
}

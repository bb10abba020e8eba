import type { Draft } from '@sitewright/site'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { TextAreaField, TextField } from '../ui/field.tsx'
import { withEntryToggled, withText, type DraftField, type DraftForm } from './draft-form.ts'
import styles from './drafts.module.css'
import { draftMessages, partLabels } from './messages.ts'

interface DraftFieldsProps {
  draft: Draft
  form: DraftForm
  error: string
  onChange: (form: DraftForm) => void
}

/** The fields of a draft: one for a text, several for a list that is decided as a whole. */
export function DraftFields({ draft, form, error, onChange }: DraftFieldsProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    first?.focus()
    first?.select()
  }, [])
  const entries = [...new Set(form.fields.map(entryOf))]
  return (
    <div ref={root} className={styles.fields}>
      {entries.map((entry) => {
        const fields = form.fields
          .map((field, index) => ({ field, index }))
          .filter(({ field }) => entryOf(field) === entry)
        const inputs = fields.map(({ field, index }) => (
          <Input
            key={index}
            field={field}
            label={labelOf(field, draft.name)}
            error={index === 0 ? error : ''}
            onChange={(text) => onChange(withText(form, index, text))}
          />
        ))
        return entry === undefined ? (
          inputs
        ) : (
          <Entry
            key={entry}
            name={fields[0]?.field.text ?? ''}
            out={form.leftOut.includes(entry)}
            onToggle={() => onChange(withEntryToggled(form, entry))}
          >
            {inputs}
          </Entry>
        )
      })}
    </div>
  )
}

/** The entry of a list that a field belongs to. */
function entryOf({ path }: DraftField): number | undefined {
  return path[0] === 'items' ? Number(path[1]) : undefined
}

function labelOf({ path }: DraftField, name: string): string {
  const key = path.findLast((step) => typeof step === 'string')
  return key === undefined || key === 'week' ? draftMessages.ownText(name) : (partLabels[key] ?? key)
}

interface InputProps {
  field: DraftField
  label: string
  error: string
  onChange: (text: string) => void
}

function Input({ field: { kind, text }, label, error, onChange }: InputProps) {
  const shared = { label, value: text, ...(error === '' ? {} : { error }) }
  if (kind === 'line' || kind === 'price' || kind === 'length') {
    return <TextField {...shared} onChange={(event) => onChange(event.currentTarget.value)} />
  }
  const help = kind === 'hours' ? draftMessages.hoursHelp : kind === 'lines' ? draftMessages.linesHelp : ''
  return (
    <TextAreaField
      {...shared}
      {...(help === '' ? {} : { help })}
      rows={Math.min(Math.max(text.split('\n').length, 2), 8)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

interface EntryProps {
  name: string
  out: boolean
  onToggle: () => void
  children: React.ReactNode
}

/** An entry of a list that is decided as a whole; it can be left out by itself. */
function Entry({ name, out, onToggle, children }: EntryProps) {
  return (
    <fieldset className={`${styles.entry} ${out ? styles.out : ''}`}>
      <legend className="vh">{name}</legend>
      {!out && children}
      <Button kind="quiet" size="sm" onClick={onToggle}>
        {out ? draftMessages.putBack(name) : draftMessages.leaveOut(name)}
      </Button>
    </fieldset>
  )
}

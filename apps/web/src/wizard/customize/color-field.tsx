import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { useTextField } from '../use-text-field.ts'
import styles from './customize.module.css'
import { customizeMessages } from './messages.ts'

interface ColorFieldProps {
  field: 'customization.primaryColor' | 'customization.secondaryColor'
  label: string
  /** The last valid colour. */
  value: string
}

/** Normalizes a hex colour to `#rrggbb`; other text stays as it is. */
function toHex(text: string): string {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^(?:[\da-f]{3}|[\da-f]{6})$/.test(digits)) return `#${digits}`
  return text
}

/** A colour picker with a text field; what is typed counts once it is a colour. */
export function ColorField({ field, label, value }: ColorFieldProps) {
  const { value: text, error, onChange, onBlur, ...wiring } = useTextField(field)
  // While a long hex colour is typed, its first digits are a short one already.
  const [draft, setDraft] = useState<string>()
  const type = (typed: string) => onChange({ currentTarget: { value: toHex(typed) } })
  return (
    <div className={styles.color}>
      <input
        type="color"
        aria-label={customizeMessages.colorPicker(label)}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <TextField
        {...wiring}
        label={label}
        value={draft ?? text}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        error={error && customizeMessages.notAColor}
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          type(event.currentTarget.value)
        }}
        onBlur={() => {
          setDraft(undefined)
          onBlur()
        }}
      />
    </div>
  )
}

import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import styles from './customize.module.css'
import { customizeMessages } from './messages.ts'

interface ColourFieldProps {
  label: string
  value: string
  onChange: (color: string) => void
}

/** A hex colour as `#rrggbb`; undefined where the text is none. */
function hexOf(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`
  return /^[\da-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : undefined
}

/** A colour, picked or typed; what is typed counts once it is a colour. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const [draft, setDraft] = useState<string>()
  const shown = draft !== undefined && hexOf(draft) !== value ? draft : value
  const type = (text: string) => {
    const color = hexOf(text)
    setDraft(color === undefined ? text : undefined)
    if (color !== undefined) onChange(color)
  }
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={`${label}, colour picker`}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <TextField
        label={label}
        value={shown}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        error={hexOf(shown) === undefined ? customizeMessages.notAColour : undefined}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  )
}

import { IconAlertTriangle } from '@tabler/icons-react'
import type { TypedField } from './use-typed-field.ts'

interface ItemFieldProps {
  field: TypedField
  label: string
  placeholder?: string | undefined
  className?: string | undefined
  inputMode?: 'text' | 'tel'
  /** It was asked for just now. */
  autoFocus?: boolean
  /** Grows with its text. */
  isLong?: boolean
  /** The label is on the page. */
  isLabelled?: boolean
}

/** A field with its label above it. */
export function LabelledField({ className, ...rest }: ItemFieldProps) {
  return (
    <div className={`field ${className ?? ''}`}>
      <label className="label" htmlFor={rest.field.control.id}>
        {rest.label}
      </label>
      <ItemField {...rest} isLabelled />
    </div>
  )
}

/** The control of a field in a row; its error stands below the row, see `ItemError`. */
export function ItemField({
  field: { control, error },
  label,
  isLabelled = false,
  isLong = false,
  className = '',
  ...rest
}: ItemFieldProps) {
  const Control = isLong ? 'textarea' : 'input'
  return (
    <Control
      {...(isLong && { rows: 1 })}
      {...control}
      {...rest}
      className={`input ${className}`}
      {...(!isLabelled && { 'aria-label': label })}
      dir="auto"
      {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${control.id}-error` })}
    />
  )
}

/** Why the text of a field is refused. */
export function ItemError({ field: { control, error } }: { field: TypedField }) {
  if (error === undefined) return null
  return (
    <p className="err" id={`${control.id}-error`}>
      <IconAlertTriangle className="i s" aria-hidden />
      {error}
    </p>
  )
}

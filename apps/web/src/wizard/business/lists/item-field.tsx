import { IconAlertTriangle } from '@tabler/icons-react'
import type { TypedField } from './use-typed-field.ts'

interface ItemFieldProps {
  field: TypedField
  label: string
  placeholder?: string | undefined
  className?: string | undefined
  inputMode?: 'text' | 'tel'
  autoComplete?: string
}

/** The control of a field in a row; its error stands below the row, see `ItemError`. */
export function ItemField({ field: { control, error }, label, className = '', ...rest }: ItemFieldProps) {
  return (
    <input
      {...control}
      {...rest}
      className={`input ${className}`}
      aria-label={label}
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

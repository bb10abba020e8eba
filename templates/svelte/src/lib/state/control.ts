/** What every kind of field has. */
export interface FieldProps {
  label: string
  name: string
  value: string
  onValueChange: (value: string) => void
  hint?: string | undefined
  /** The error, in a sentence that says what to do. */
  error?: string | undefined
  required?: boolean
}

/** The attributes of a control that belongs to a label, a hint and an error, see FieldFrame. */
export function controlOf(
  prefix: string,
  { name, hint, error, required = false }: Pick<FieldProps, 'name' | 'hint' | 'error' | 'required'>
) {
  const id = `${prefix}${name}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required,
    class: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined
  }
}

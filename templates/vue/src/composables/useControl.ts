import { computed, useId } from 'vue'

/** What every kind of field has. */
export interface FieldProps {
  label: string
  name: string
  hint?: string | undefined
  /** The error, in a sentence that says what to do. */
  error?: string | undefined
  required?: boolean
}

/** The attributes of a control that belongs to a label, a hint and an error, see FieldFrame. */
export function useControl(getField: () => Omit<FieldProps, 'label'>) {
  const prefix = useId()
  return computed(() => {
    const { name, hint, error, required } = getField()
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
  })
}

import { inject, Service } from '@angular/core'

/** What every kind of field has. */
export interface FieldProps {
  label: string
  name: string
  hint?: string | undefined
  /** The error, in a sentence that says what to do. */
  error?: string | undefined
  required?: boolean
}

/** Counts the ids of a page: the same on the server and in the browser, since both draw the same page. */
@Service()
class IdCounter {
  private count = 0

  next(): string {
    this.count += 1
    return `ng-${this.count}`
  }
}

/** Creates an id that no other element of the page has. */
export function createId(): string {
  return inject(IdCounter).next()
}

/** The attributes of a control that belongs to a label, a hint and an error, see FieldFrame. */
export function controlOf(
  prefix: string,
  { name, hint, error, required = false }: Omit<FieldProps, 'label'>
) {
  const id = `${prefix}${name}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required,
    invalid: error ? true : null,
    describedBy: described || null
  }
}

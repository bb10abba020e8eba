/** Validation errors of a form by field, in the order of the fields. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string }

/** A validation rule of a field: returns an error message, or undefined for a valid value. */
export type Rule<Values, Name extends keyof Values = keyof Values> = (
  value: Values[Name],
  values: Values
) => string | undefined

/** Validation rules by field; the first that fails gives the error. */
export type Rules<Values> = { [Name in keyof Values]?: readonly Rule<Values, Name>[] }

/** State of a form. `refusals` counts the failed validations, so that the error summary takes the focus at each. */
export interface FormState<Values> {
  values: Values
  errors: FieldErrors<Values>
  refusals: number
  stage: 'editing' | 'sending' | 'sent' | 'failed'
  /** Error message for the visitor, where sending failed. */
  failure?: string
}

export type FormAction<Values> =
  | { type: 'change'; values: Partial<Values> }
  | { type: 'submit' }
  | { type: 'sent' }
  | { type: 'fail'; failure: string }
  | { type: 'reset'; values: Values }

/** The initial state of a form. */
export function emptyForm<Values>(values: Values): FormState<Values> {
  return { values, errors: {}, refusals: 0, stage: 'editing' }
}

/** Validates a form; returns the first error of each field. */
export function validate<Values extends object>(values: Values, rules: Rules<Values>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const name of Object.keys(rules) as (keyof Values)[]) {
    for (const rule of rules[name] ?? []) {
      const complaint = rule(values[name], values)
      if (complaint !== undefined) {
        errors[name] = complaint
        break
      }
    }
  }
  return errors
}

/** Reducer of a form. A submit that passes validation goes to `sending`; the caller then sends. */
export function formReducer<Values extends object>(rules: Rules<Values>) {
  return (state: FormState<Values>, action: FormAction<Values>): FormState<Values> => {
    switch (action.type) {
      case 'change':
        return change(state, action.values)
      case 'submit':
        return state.stage === 'sending' ? state : submit(state, rules)
      case 'sent':
        return { ...state, stage: 'sent', failure: undefined }
      case 'fail':
        return { ...state, stage: 'failed', failure: action.failure }
      default:
        return emptyForm(action.values)
    }
  }
}

/** Rule: the text is not blank. */
export function required(message: string): (value: string) => string | undefined {
  return (value) => (value.trim() === '' ? message : undefined)
}

/** Rule: the text is an e-mail address. */
export function email(message: string): (value: string) => string | undefined {
  return (value) => (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? undefined : message)
}

function change<Values extends object>(state: FormState<Values>, values: Partial<Values>): FormState<Values> {
  const errors = { ...state.errors }
  for (const name of Object.keys(values) as (keyof Values)[]) delete errors[name]
  return { ...state, values: { ...state.values, ...values }, errors }
}

function submit<Values extends object>(state: FormState<Values>, rules: Rules<Values>): FormState<Values> {
  const errors = validate(state.values, rules)
  return Object.keys(errors).length > 0
    ? { ...state, errors, refusals: state.refusals + 1, stage: 'editing', failure: undefined }
    : { ...state, errors, stage: 'sending', failure: undefined }
}

/** Validation errors of a form by field, in the order of the fields. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string }

/** A rule of one field: a sentence where its value is not acceptable, nothing where it is. */
export type Rule<Values, Name extends keyof Values = keyof Values> = (
  value: Values[Name],
  values: Values
) => string | undefined

/** The rules of a form, each field's in the order in which they are tried. */
export type Rules<Values> = { [Name in keyof Values]?: readonly Rule<Values, Name>[] }

/** Where a form stands. `refusals` rises with each attempt that was refused, so that its summary takes the focus again. */
export interface FormState<Values> {
  values: Values
  errors: FieldErrors<Values>
  refusals: number
  stage: 'editing' | 'sending' | 'sent' | 'failed'
  /** Why sending failed, in words for the visitor. */
  failure?: string
}

export type FormAction<Values> =
  | { type: 'change'; values: Partial<Values> }
  | { type: 'submit' }
  | { type: 'sent' }
  | { type: 'fail'; failure: string }
  | { type: 'reset'; values: Values }

/** A form nobody has touched yet. */
export function emptyForm<Values>(values: Values): FormState<Values> {
  return { values, errors: {}, refusals: 0, stage: 'editing' }
}

/** Validates a form: the first error of each field. */
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

/** The next state of a form. A submit that passes its rules goes to `sending`; the caller then sends. */
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

/** Refuses a text that is blank. */
export function required(message: string): (value: string) => string | undefined {
  return (value) => (value.trim() === '' ? message : undefined)
}

/** Refuses a text that is no email address. */
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

import { errorMessage } from '../messages.ts'
import { validate, type FieldErrors, type Rules } from '../form.ts'
import { createObservable, type Observable } from './observable.ts'

/** State of a form. `refusals` counts the failed validations, so that the error summary takes the focus at each. */
export interface FormState<Values> {
  values: Values
  errors: FieldErrors<Values>
  refusals: number
  stage: 'editing' | 'sending' | 'sent' | 'failed'
  /** Error message for the visitor, where sending failed. */
  failure?: string
}

export interface FormOptions<Values> {
  initial: Values
  /** Validation rules by field, or a function where they depend on something else. */
  rules: Rules<Values> | (() => Rules<Values>)
}

/** Sends the values of a form. Returns the error message for the visitor, or undefined where all went well. */
export type Send<Values> = (values: Values) => Promise<string | undefined>

/** A form: its values, their validation, and the sending of them. */
export interface FormSession<Values> extends Observable<FormState<Values>> {
  /** Takes what was entered, and removes the errors of these fields. */
  change: (values: Partial<Values>) => void
  /** Takes what was typed before the page could listen, by name of the field; unknown names are left out. */
  takeTyped: (typed: Readonly<Record<string, string>>) => void
  /** Validates and sends, unless it is being sent. */
  submit: (send: Send<Values>) => Promise<void>
  /** Removes the error message of a failed attempt. */
  dismissFailure: () => void
  /** Starts again with these values; the answer to what was sent before is ignored then. @default initial */
  reset: (values?: Values) => void
}

/** Starts a form. */
export function createForm<Values extends object>({
  initial,
  rules
}: FormOptions<Values>): FormSession<Values> {
  const state = createObservable(emptyState(initial))
  const { get, set, subscribe } = state
  /** Rises with each start, so that a late answer can be told from one to what is shown. */
  let round = 0

  function change(values: Partial<Values>): void {
    const errors = { ...get().errors }
    for (const name of Object.keys(values) as (keyof Values)[]) delete errors[name]
    set({ ...get(), values: { ...get().values, ...values }, errors })
  }

  return {
    get,
    subscribe,
    change,
    takeTyped(typed) {
      const known = Object.entries(typed).filter(([name]) => name in initial)
      if (known.length > 0) change(Object.fromEntries(known) as Partial<Values>)
    },
    async submit(send) {
      const { values, stage, refusals } = get()
      if (stage === 'sending') return
      const errors = validate(values, typeof rules === 'function' ? rules() : rules)
      if (Object.keys(errors).length > 0) {
        set({ values, errors, refusals: refusals + 1, stage: 'editing' })
        return
      }
      set({ values, errors, refusals, stage: 'sending' })
      const sent = round
      const failure = await send(values).catch(reportCrash)
      if (sent !== round) return
      set(failure === undefined ? { ...get(), stage: 'sent' } : { ...get(), stage: 'failed', failure })
    },
    dismissFailure() {
      const { failure, ...rest } = get()
      if (failure !== undefined) set(rest)
    },
    reset(values = initial) {
      round += 1
      set(emptyState(values))
    }
  }
}

/** A backend of the site never throws; one that a developer writes may, and the form must not wait for ever then. */
function reportCrash(error: unknown): string {
  console.error(error)
  return errorMessage('failed')
}

function emptyState<Values>(values: Values): FormState<Values> {
  return { values, errors: {}, refusals: 0, stage: 'editing' }
}

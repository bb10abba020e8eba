import { createForm, type FormOptions, type FormSession, type Send } from '#lib/domain/sessions/form.ts'
import { observe } from './observe.svelte.ts'

/** What a form of a component is bound by. */
export type FormBinding<Values extends object> = ReturnType<typeof bindFormSession<Values>>

/** A form of a component: `<SiteForm {...form.props}>` around fields with `{...form.field('email')}`. */
export function bindForm<Values extends object>(options: FormOptions<Values> & { send: Send<Values> }) {
  const form = createForm(options)
  return bindFormSession(
    () => form,
    () => form.submit(options.send)
  )
}

/** The state of a form, with what its parts are bound by. */
export function bindFormSession<Values extends object>(
  getForm: () => FormSession<Values>,
  submit: () => Promise<void>
) {
  const state = observe(getForm)
  return {
    get state() {
      return state.current
    },
    get values() {
      return state.current.values
    },
    get stage() {
      return state.current.stage
    },
    get busy() {
      return state.current.stage === 'sending'
    },
    change: (values: Partial<Values>) => getForm().change(values),
    reset: (values?: Values) => getForm().reset(values),
    /** What SiteForm is bound by. */
    get props() {
      const { errors, refusals, failure } = state.current
      return {
        errors,
        refusals,
        failure,
        busy: this.busy,
        onsubmit: () => void submit(),
        ontyped: (typed: Readonly<Record<string, string>>) => getForm().takeTyped(typed)
      }
    },
    /** What the field of this name is bound by. */
    field(name: keyof Values & string) {
      return {
        name,
        value: String(state.current.values[name]),
        onValueChange: (value: string) => getForm().change({ [name]: value } as unknown as Partial<Values>),
        error: state.current.errors[name],
        readonly: this.busy
      }
    }
  }
}

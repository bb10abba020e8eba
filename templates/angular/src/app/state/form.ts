import { computed, type Signal } from '@angular/core'
import type { FormSession, FormState } from '../../domain/sessions/form.ts'
import { observe } from './observe.ts'

/** What a field is bound by: its name, what was entered, and what it calls with what is entered next. */
export interface FieldBinding {
  name: string
  value: string
  change: (value: string) => void
  error: string | undefined
  readonly: boolean
}

/** What SiteForm is bound by. */
export interface FormProps extends Pick<FormState<Record<string, unknown>>, 'refusals' | 'failure'> {
  errors: Readonly<Partial<Record<string, string>>>
  busy: boolean
  submit: () => void
  /** Takes what was typed before the page could listen, by name of the field. */
  takeTyped: (typed: Readonly<Record<string, string>>) => void
}

/** What a form of a component is bound by. */
export interface FormBinding<Values extends object> {
  state: Signal<FormState<Values>>
  values: Signal<Values>
  stage: Signal<FormState<Values>['stage']>
  busy: Signal<boolean>
  change: (values: Partial<Values>) => void
  reset: (values?: Values) => void
  takeTyped: (typed: Readonly<Record<string, string>>) => void
  submit: () => void
  /** What the field of this name is bound by. */
  field: (name: keyof Values & string) => FieldBinding
  props: Signal<FormProps>
}

/** The state of a form, with what its parts are bound by: `<form [appSiteForm]="form.props()">` around fields with `[field]="form.field('email')"`. */
export function bindFormSession<Values extends object>(
  getForm: () => FormSession<Values>,
  send: () => Promise<void>
): FormBinding<Values> {
  const state = observe(getForm)
  const busy = computed(() => state().stage === 'sending')
  const submit = () => void send()
  const takeTyped = (typed: Readonly<Record<string, string>>) => getForm().takeTyped(typed)
  return {
    state,
    values: computed(() => state().values),
    stage: computed(() => state().stage),
    busy,
    change: (values) => getForm().change(values),
    reset: (values) => getForm().reset(values),
    takeTyped,
    submit,
    field: (name) => ({
      name,
      value: String(state().values[name]),
      change: (value) => getForm().change({ [name]: value } as unknown as Partial<Values>),
      error: state().errors[name],
      readonly: busy()
    }),
    props: computed(() => {
      const { errors, refusals, failure } = state()
      return {
        errors,
        refusals,
        ...(failure === undefined ? {} : { failure }),
        busy: busy(),
        submit,
        takeTyped
      }
    })
  }
}

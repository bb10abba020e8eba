import { useState, type ChangeEvent } from 'react'
import { createForm, type FormOptions, type FormSession, type Send } from '../domain/sessions/form.ts'
import { useObservable } from './use-observable.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A form of a component: `<Form {...form.props}>` around fields with `{...form.field('email')}`. */
export function useForm<Values extends object>(options: FormOptions<Values> & { send: Send<Values> }) {
  const { send } = options
  const [form] = useState(() => createForm(options))
  return useFormSession(form, () => form.submit(send))
}

/** The state of a form, with props for its controls. */
export function useFormSession<Values extends object>(
  form: FormSession<Values>,
  submit: () => Promise<void>
) {
  const state = useObservable(form)
  const { values, errors, refusals, stage, failure } = state
  const busy = stage === 'sending'
  return {
    state,
    values,
    stage,
    busy,
    set: form.change,
    reset: form.reset,
    /** Props of Form. */
    props: {
      errors,
      refusals,
      failure,
      busy,
      onSubmit: () => void submit(),
      onTypedEarly: form.takeTyped
    },
    /** Props of the field of this name. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      readOnly: busy,
      onChange: (event: ChangeEvent<Control>) =>
        form.change({ [name]: event.target.value } as unknown as Partial<Values>)
    })
  }
}

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
  type SubmitEvent
} from 'react'
import { focusField, typedIn } from '../browser/form.ts'
import type { PlainForm } from '../domain/backend/port.ts'
import { formMessages } from '../domain/messages.ts'
import { createForm, type FormOptions, type FormSession, type Send } from '../domain/sessions/form.ts'
import '../styles/form.css'
import { useObservable } from './hooks.tsx'
import { Notice } from './notice.tsx'

interface FormProps {
  /** Errors by name of the field, in the order of the fields. */
  errors: Readonly<Record<string, string | undefined>>
  /** Rises with each attempt that was refused; the summary takes the focus each time. */
  refusals: number
  /** Why sending failed. */
  failure?: string
  /** What did not happen, above the reason. */
  failureTitle?: string
  /** It is being sent: nothing can be changed. */
  busy?: boolean
  /** Where a browser without JavaScript posts it. */
  plainForm?: PlainForm
  onSubmit: () => void
  /** Takes what was typed before hydration, by name of the field. */
  onTypedEarly?: (values: Readonly<Record<string, string>>) => void
  /** Name of the form for those who do not see its heading. */
  label?: string
  children: ReactNode
}

/** A form that shows its errors twice: in a summary on top with a link to each field, and at the field itself. */
export function Form(props: FormProps) {
  const { errors, refusals, failure, failureTitle, busy, plainForm, onSubmit, label, children } = props
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const failed = useRef<HTMLDivElement>(null)
  const wrong = Object.entries(errors).flatMap(([name, error]) =>
    error === undefined ? [] : [{ name, error }]
  )

  // The prerendered fields hold what was typed before hydration, the state does not: the next render would erase it.
  const takeTypedEarly = useEffectEvent(() => {
    const typed = typedIn(form.current)
    if (Object.keys(typed).length > 0) props.onTypedEarly?.(typed)
  })
  useEffect(() => takeTypedEarly(), [])

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  useEffect(() => {
    if (failure !== undefined) failed.current?.focus()
  }, [failure])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    // `post` for the moment before hydration: what is entered must never end up in a URL.
    <form
      className="form"
      ref={form}
      method="post"
      action={plainForm?.action}
      noValidate
      aria-label={label}
      aria-busy={busy || undefined}
      onSubmit={submit}
    >
      {Object.entries(plainForm?.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {wrong.length > 0 && (
        <Notice tone="error" role="alert" ref={summary} title={formMessages.summary(wrong.length)}>
          <ul>
            {wrong.map(({ name, error }) => (
              <li key={name}>
                <button type="button" className="as-link" onClick={() => focusField(form.current, name)}>
                  {error}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {failure !== undefined && (
        <Notice tone="error" role="alert" ref={failed} title={failureTitle}>
          {failure}
        </Notice>
      )}
      {children}
    </form>
  )
}

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

/** A honeypot field, which people neither see nor reach: a bot fills it in. */
export function Honeypot({
  name,
  value,
  onChange
}: {
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  return (
    <div hidden>
      <label>
        {formMessages.leaveEmpty}
        <input name={name} value={value} onChange={onChange} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

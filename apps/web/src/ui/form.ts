import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

/** Validation errors by field, in the order of the fields. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** Why submitting failed: a message for the whole form, and for single fields. */
export interface FormErrors {
  message?: string | undefined
  fields?: FieldErrors
}

interface FormOptions<Values> {
  initial: Values
  validate: (values: Values) => FieldErrors
  /** Submits the values; undefined where that succeeded. */
  send: (values: Values) => Promise<FormErrors | undefined>
}

type FormState = { kind: 'editing' } | { kind: 'sending' } | { kind: 'refused'; message: string | undefined }

/** Props of a field whose value is a text: an input, a text area or a select. */
export interface TextFieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** A form: its values, their errors, and its submit handler. */
export interface Form<Values> {
  values: Values
  errors: FieldErrors
  /** Why the last submit failed. */
  message: string | undefined
  sending: boolean
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  text: (name: keyof Values & string) => TextFieldProps
  props: { noValidate: true; method: 'post'; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
}

/**
 * State of a form. Errors show on submit and disappear when their field is edited; the first invalid field gets the
 * focus.
 */
export function useForm<Values extends object>({
  initial,
  validate,
  send
}: FormOptions<Values>): Form<Values> {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [stage, setStage] = useState<FormState>({ kind: 'editing' })
  const busy = useRef(false)

  const change: Form<Values>['change'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _edited, ...rest }) => rest)
  }
  const show = (found: FieldErrors, form: HTMLFormElement): void => {
    flushSync(() => setErrors(found))
    const [first] = Object.keys(found)
    const control = first === undefined ? null : form.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }
  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (busy.current) return
    const found = validate(values)
    if (Object.keys(found).length > 0) {
      setStage({ kind: 'editing' })
      return show(found, form)
    }
    busy.current = true
    setStage({ kind: 'sending' })
    try {
      const refusal = await send(values)
      setStage(refusal === undefined ? { kind: 'editing' } : { kind: 'refused', message: refusal.message })
      show(pickKnownFields(refusal?.fields, values), form)
    } finally {
      busy.current = false
    }
  }

  return {
    values,
    errors,
    message: stage.kind === 'refused' ? stage.message : undefined,
    sending: stage.kind === 'sending',
    change,
    text: (name) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event) => change(name, event.currentTarget.value as Values[typeof name])
    }),
    props: {
      noValidate: true,
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }
    }
  }
}

/** The errors of fields that the form has; the server may name others. */
function pickKnownFields(fields: FieldErrors = {}, values: object): FieldErrors {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(values, name)))
}

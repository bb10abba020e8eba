import { useMemo, useReducer, type ChangeEvent } from 'react'
import { validate, emptyForm, formReducer, type Rules } from '../domain/form.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FormOptions<Values> {
  initial: Values
  /** Rules by field; give an object of the module, not a new one with each drawing. */
  rules: Rules<Values>
  /** Sends the values. What it returns is why that failed, in words for the visitor; nothing where it went well. */
  send: (values: Values) => Promise<string | undefined>
}

/** State of a form: `<Form {...form.props}>` around fields with `{...form.field('email')}`. */
export function useForm<Values extends object>({ initial, rules, send }: FormOptions<Values>) {
  const reducer = useMemo(() => formReducer<Values>(rules), [rules])
  const [state, dispatch] = useReducer(reducer, initial, emptyForm)

  async function submit() {
    if (state.stage === 'sending') return
    dispatch({ type: 'submit' })
    if (Object.keys(validate(state.values, rules)).length > 0) return
    const failure = await send(state.values)
    dispatch(failure === undefined ? { type: 'sent' } : { type: 'fail', failure })
  }

  return {
    state,
    values: state.values,
    stage: state.stage,
    busy: state.stage === 'sending',
    set: (values: Partial<Values>) => dispatch({ type: 'change', values }),
    reset: (values: Values = initial) => dispatch({ type: 'reset', values }),
    /** Props of Form. */
    props: {
      errors: state.errors,
      refusals: state.refusals,
      failure: state.failure,
      busy: state.stage === 'sending',
      onSubmit: () => void submit(),
      onTypedEarly: (typed: Readonly<Record<string, string>>) => {
        const known = Object.entries(typed).filter(([name]) => name in initial)
        dispatch({ type: 'change', values: Object.fromEntries(known) as Partial<Values> })
      }
    },
    /** Props of the field of this name. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: String(state.values[name]),
      error: state.errors[name],
      readOnly: state.stage === 'sending',
      onChange: (event: ChangeEvent<Control>) =>
        dispatch({ type: 'change', values: { [name]: event.target.value } as unknown as Partial<Values> })
    })
  }
}

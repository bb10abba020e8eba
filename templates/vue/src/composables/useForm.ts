import { computed, toValue, type MaybeRefOrGetter } from 'vue'
import { createForm, type FormOptions, type FormSession, type Send } from '../domain/sessions/form.ts'
import { useObservable } from './useObservable.ts'

/** What binds a control to its field, for `v-bind`. */
interface FieldBinding {
  name: string
  modelValue: string
  'onUpdate:modelValue': (value: string) => void
  error: string | undefined
  readonly: boolean
}

/** A form of a component: `<SiteForm v-bind="props">` around fields with `v-bind="field('email')"`. */
export function useForm<Values extends object>(options: FormOptions<Values> & { send: Send<Values> }) {
  const form = createForm(options)
  return useFormSession(form, () => form.submit(options.send))
}

/** The state of a form, with what its parts are bound by. */
export function useFormSession<Values extends object>(
  source: MaybeRefOrGetter<FormSession<Values>>,
  submit: () => Promise<void>
) {
  const state = useObservable(source)
  const busy = computed(() => state.value.stage === 'sending')
  return {
    state,
    values: computed(() => state.value.values),
    stage: computed(() => state.value.stage),
    busy,
    change: (values: Partial<Values>) => toValue(source).change(values),
    reset: (values?: Values) => toValue(source).reset(values),
    /** What SiteForm is bound by. */
    props: computed(() => {
      const { errors, refusals, failure } = state.value
      return {
        errors,
        refusals,
        failure,
        busy: busy.value,
        onSubmit: () => void submit(),
        onTypedEarly: (typed: Readonly<Record<string, string>>) => toValue(source).takeTyped(typed)
      }
    }),
    /** What the field of this name is bound by. */
    field: (name: keyof Values & string): FieldBinding => ({
      name,
      modelValue: String(state.value.values[name]),
      'onUpdate:modelValue': (value) =>
        toValue(source).change({ [name]: value } as unknown as Partial<Values>),
      error: state.value.errors[name],
      readonly: busy.value
    })
  }
}

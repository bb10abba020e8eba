import { Suspense, lazy } from 'react'
import { Field } from './field.tsx'

/** Something that can be chosen. */
export interface ComboboxOption {
  value: string
  label: string
  /** More about it, such as an address below a name. */
  detail?: string
  disabled?: boolean
}

export interface ComboboxProps {
  label: string
  help?: string
  error?: string | undefined
  placeholder?: string
  disabled?: boolean
  /** The chosen options, one at most unless `multiple`. */
  selected: readonly ComboboxOption[]
  onChange: (selected: readonly ComboboxOption[]) => void
  multiple?: boolean
  /** All options, or those that were found for what was typed, where there is `onQuery`. */
  options: readonly ComboboxOption[]
  /** The status of the request for options. */
  state?: 'ready' | 'loading' | 'failed'
  /** Asks for the options of what was typed; without it, the options are filtered here. */
  onQuery?: (query: string) => void
}

const Loaded = lazy(async () => ({ default: (await import('./combobox-field.tsx')).ComboboxField }))

/**
 * A field with options that follow what is typed; one is chosen, or several. Its code is loaded with the first one,
 * which stands in its place as a field that cannot be typed into yet.
 */
export function Combobox(props: ComboboxProps) {
  const { label, help, error, placeholder } = props
  return (
    <Suspense
      fallback={
        <Field label={label} help={help} error={error}>
          {(wiring) => <input {...wiring} className="input" placeholder={placeholder} disabled />}
        </Field>
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}

import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react'
import { formMessages } from '../domain/messages.ts'
import '../styles/form.css'
import { Icon } from './controls.tsx'

/** What every kind of field has. */
interface Shared {
  label: string
  name: string
  hint?: string
  /** The error, in a sentence that says what to do. */
  error?: string
}

/** Label, hint and error around a control, associated with it for assistive technology. */
function Frame({
  id,
  label,
  hint,
  error,
  required,
  children
}: Omit<Shared, 'name'> & { id: string; required?: boolean; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {!required && <span className="hint">{formMessages.optional}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}

function useControl({ name, hint, error }: Omit<Shared, 'label'>) {
  const id = `${useId()}${name}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined
  } as const
}

/** A line of text. Props of `input` (type, value, onChange, autoComplete, required, …) go to the control. */
export function Field({ label, hint, error, name, ...rest }: Shared & Omit<ComponentProps<'input'>, 'name'>) {
  const control = useControl({ name, hint, error })
  return (
    <Frame id={control.id} label={label} hint={hint} error={error} required={rest.required}>
      <input {...rest} {...control} />
    </Frame>
  )
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  name,
  ...rest
}: Shared & Omit<ComponentProps<'textarea'>, 'name'>) {
  const control = useControl({ name, hint, error })
  return (
    <Frame id={control.id} label={label} hint={hint} error={error} required={rest.required}>
      <textarea rows={4} {...rest} {...control} />
    </Frame>
  )
}

/** One of a few; `children` are its options. */
export function Select({
  label,
  hint,
  error,
  name,
  ...rest
}: Shared & Omit<ComponentProps<'select'>, 'name'>) {
  const control = useControl({ name, hint, error })
  return (
    <Frame id={control.id} label={label} hint={hint} error={error} required={rest.required}>
      <select {...rest} {...control} />
    </Frame>
  )
}

interface NewPassword {
  password: string
  /** What else the visitor entered: a password must not be made of it. */
  own: readonly string[]
}

/** The password that is being chosen, for what stands in the slot `password`. */
export const NewPasswordContext = createContext<NewPassword>({ password: '', own: [] })

export function useNewPassword(): NewPassword {
  return use(NewPasswordContext)
}

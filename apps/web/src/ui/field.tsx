import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

interface FieldProps {
  label: string
  /** Text to the right of the label: a count, "if you have one". */
  aside?: ReactNode
  help?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

interface ControlProps {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A form field: label, control, help and error, associated for assistive technology. */
export function Field({
  label,
  aside,
  help,
  error,
  className,
  id,
  children
}: FieldProps & { id?: string | undefined; children: (wiring: ControlProps) => ReactNode }) {
  const made = useId()
  const own = id ?? made
  const described = [help && `${own}-help`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className ?? ''}`}>
      <div className="label">
        <label id={`${own}-label`} htmlFor={own}>
          {label}
        </label>
        {aside && <em className="num">{aside}</em>}
      </div>
      {children({
        id: own,
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(described ? { 'aria-describedby': described } : {})
      })}
      {help && (
        <p className="help" id={`${own}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="err" id={`${own}-error`}>
          <IconAlertTriangle className="i s" aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}

type Rest<T extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<T>, 'className'> & {
  inputClass?: string
}

export function TextField({
  label,
  aside,
  help,
  error,
  className,
  id,
  inputClass = '',
  ...rest
}: FieldProps & Rest<'input'>) {
  return (
    <Field {...{ label, aside, help, error, className, id }}>
      {(wiring) => <input {...rest} {...wiring} className={`input ${inputClass}`} />}
    </Field>
  )
}

export function TextAreaField({
  label,
  aside,
  help,
  error,
  className,
  id,
  inputClass = '',
  ...rest
}: FieldProps & Rest<'textarea'>) {
  return (
    <Field {...{ label, aside, help, error, className, id }}>
      {(wiring) => <textarea {...rest} {...wiring} className={`input ${inputClass}`} />}
    </Field>
  )
}

/** The options of a select: values with their labels. */
export type SelectOptions = readonly (readonly [value: string | number, label: string])[]

export function SelectField({
  label,
  aside,
  help,
  error,
  className,
  id,
  inputClass = '',
  options = [],
  children,
  ...rest
}: FieldProps & Rest<'select'> & { options?: SelectOptions }) {
  return (
    <Field {...{ label, aside, help, error, className, id }}>
      {(wiring) => (
        <select {...rest} {...wiring} className={`input ${inputClass}`}>
          {children}
          <Options options={options} />
        </select>
      )}
    </Field>
  )
}

/** The options of a `select` that is no `SelectField`. */
export function Options({ options }: { options: SelectOptions }) {
  return options.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}

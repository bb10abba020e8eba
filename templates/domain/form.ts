/** Validation errors of a form by field, in the order of the fields. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string }

/** A validation rule of a field: returns an error message, or undefined for a valid value. */
export type Rule<Values, Name extends keyof Values = keyof Values> = (
  value: Values[Name],
  values: Values
) => string | undefined

/** Validation rules by field; the first that fails gives the error. */
export type Rules<Values> = { [Name in keyof Values]?: readonly Rule<Values, Name>[] }

/** Validates a form; returns the first error of each field. */
export function validate<Values extends object>(values: Values, rules: Rules<Values>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const name of Object.keys(rules) as (keyof Values)[]) {
    for (const rule of rules[name] ?? []) {
      const complaint = rule(values[name], values)
      if (complaint !== undefined) {
        errors[name] = complaint
        break
      }
    }
  }
  return errors
}

/** Rule: the text is not blank. */
export function required(message: string): (value: string) => string | undefined {
  return (value) => (value.trim() === '' ? message : undefined)
}

/** Rule: the text is an e-mail address. */
export function email(message: string): (value: string) => string | undefined {
  return (value) => (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? undefined : message)
}

/** The names of the fields of a form, in their order. */
export function namesOf<Name extends string>(fields: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(fields) as Name[]
}

/** Builds a record with a value for each field of a form. */
export function forEachField<Name extends string, Field, Value>(
  fields: Readonly<Record<Name, Field>>,
  toValue: (field: Field, name: Name) => Value
): Record<Name, Value> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, toValue(fields[name], name)])) as Record<
    Name,
    Value
  >
}

/** The values of a form that were stored; what is no text is empty. */
export function parseValues<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  kept: unknown
): Record<Name, string> {
  return forEachField(fields, (_, name) => {
    const value: unknown = Reflect.get(Object(kept), name)
    return typeof value === 'string' ? value : ''
  })
}

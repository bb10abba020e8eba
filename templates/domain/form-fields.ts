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

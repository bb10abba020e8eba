/** The JSON type of a value, for messages. */
export function describeType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'a text'
  if (typeof value === 'number') return Number.isFinite(value) ? 'a number' : 'not a number of JSON'
  if (typeof value === 'boolean') return 'true or false'
  return value === undefined ? 'missing' : 'an object'
}

/** The types of the schemas, by the same names. */
export const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, such as []',
  object: 'an object, such as {}'
}

import type { Schema } from '@cfworker/json-schema'
import type { ApiDocument, JsonSchema } from './api-document.ts'

/** Where a value is not what its schema says: a JSON pointer, and why. */
export interface SchemaFault {
  place: string
  message: string
}

/** Checks a value against one schema; an empty list is a match. */
export type SchemaCheck = (value: unknown) => SchemaFault[]

/** Faults that are named; a value of another kind has thousands. */
const mostFaults = 20

/**
 * Prepares the check of values against a schema of a document. The checker is loaded with first use; it interprets the
 * schema, since the content security policy allows no code that is made at run time.
 */
export async function createSchemaCheck(
  schema: JsonSchema,
  { components = {} }: ApiDocument
): Promise<SchemaCheck> {
  const { Validator } = await import('@cfworker/json-schema')
  const whole = { ...schema, components: { schemas: findReferred(schema, components.schemas ?? {}) } }
  const validator = new Validator(whole as Schema, '2020-12', false)
  return (value) =>
    leavesOf(validator.validate(value).errors)
      .slice(0, mostFaults)
      .map(({ instanceLocation, error }) => ({
        place: instanceLocation === '#' ? '/' : instanceLocation.slice(1),
        message: error
      }))
}

interface ValidatorError {
  keyword: string
  instanceLocation: string
  error: string
}

/** Keywords that only say that something below them failed. */
const outer = new Set(['properties', 'items', '$ref', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'])

/** The faults themselves, without those that repeat them for what they are in. */
function leavesOf(errors: readonly ValidatorError[]): readonly ValidatorError[] {
  const inner = errors.filter(({ keyword }) => !outer.has(keyword))
  return inner.length === 0 ? errors : inner
}

/** The schemas that one refers to, directly or through others: a document has hundreds. */
function findReferred(
  schema: object,
  schemas: Readonly<Record<string, object>>
): Readonly<Record<string, object>> {
  const found: Record<string, object> = {}
  const waiting: object[] = [schema]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const referred = schemas[name]
      if (referred === undefined || name in found) continue
      found[name] = referred
      waiting.push(referred)
    }
  return found
}

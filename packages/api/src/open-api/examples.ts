import type { JsonSchema } from './operation.ts'
import { usualExamples } from './usual-examples.ts'

/** Finds or composes the examples of schemas, and collects the missing ones. */
export interface ExampleFinder {
  /**
   * The example of a schema. `place` is its path, for the message about a missing one; the last part is the name of the
   * property or parameter.
   */
  find: (schema: JsonSchema, place: readonly string[]) => unknown
  /** Paths of texts and numbers without an example. */
  missing: Set<string>
}

/**
 * Creates a finder. The example of a schema takes precedence; otherwise an object is composed from its properties, a
 * list from one entry, and a union from its first member.
 */
export function createExampleFinder(schemas: Readonly<Record<string, JsonSchema>> = {}): ExampleFinder {
  const missing = new Set<string>()
  const find = (schema: JsonSchema, place: readonly string[]): unknown => {
    const { $ref, example, examples, anyOf, oneOf, allOf } = schema
    if (example !== undefined) return example
    if (examples?.[0] !== undefined) return examples[0]
    if ($ref !== undefined) {
      const name = $ref.split('/').at(-1) ?? ''
      return find(schemas[name] ?? {}, [name])
    }
    if (allOf !== undefined) return Object.assign({}, ...allOf.map((each) => find(each, place)))
    const chosen = (anyOf ?? oneOf)?.find(({ type }) => type !== 'null')
    if (chosen !== undefined) return find(chosen, place)
    return findPlain(schema, place)
  }
  const findPlain = (schema: JsonSchema, place: readonly string[]): unknown => {
    const { enum: choices, const: only, default: usual, properties, items } = schema
    const type = [schema.type].flat().find((each) => each !== 'null')
    if (only !== undefined) return only
    if (choices !== undefined) return choices[0]
    if (properties !== undefined)
      return Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, find(property, [...place, name])])
      )
    if (type === 'array') return items === undefined ? [] : [find(items, [...place, '[]'])]
    if (type === 'boolean') return usual ?? true
    const known = usualExamples[nameOf(place)]?.find((value) => fits(value, type))
    if (known === undefined && usual === undefined) missing.add(place.join('.'))
    return usual ?? known
  }
  return { find, missing }
}

function fits(value: unknown, type: string | undefined): boolean {
  return typeof value === (type === 'integer' ? 'number' : type)
}

/** The name of the property or parameter at the end of a path, ignoring list positions. */
function nameOf(place: readonly string[]): string {
  return place.findLast((part) => part !== '[]') ?? ''
}

import { isPlaceholder } from './secret-placeholder.ts'
import { secretExtension, type SecretMark } from './secret-fields.ts'

/** The part of a JSON schema that marks secrets. */
export interface SecretSchema {
  $ref?: string
  type?: string | readonly string[]
  properties?: Readonly<Record<string, SecretSchema>>
  additionalProperties?: SecretSchema | boolean
  items?: SecretSchema
  anyOf?: readonly SecretSchema[]
  oneOf?: readonly SecretSchema[]
  allOf?: readonly SecretSchema[]
  [secretExtension]?: SecretMark
}

/** The OpenAPI document that a schema refers to. */
export interface SecretDocument {
  components?: { schemas?: Readonly<Record<string, SecretSchema>> }
}

/** A value with its secrets removed. */
export interface Shown {
  value: unknown
  /** Number of removed secrets. */
  hidden: number
  /** Number of secrets that were left, since this response is the only one that contains them. */
  shownOnce: number
}

/** Replaces a secret. */
export const hiddenMark = '••••••'

interface HideOptions {
  /** The schema of the value; without it nothing is known to be a secret. */
  schema: SecretSchema | undefined
  document: SecretDocument
  /** Whether to leave secrets that only this response contains. */
  showsOnce: boolean
  /** The replacement of a secret, by its name. */
  mark?: (name: string) => string
}

/** Removes the secrets from a JSON value, as its schema marks them. */
export function hideSecrets(value: unknown, options: HideOptions): Shown {
  const counts = { hidden: 0, shownOnce: 0 }
  const { schema, document, showsOnce, mark = () => hiddenMark } = options

  const hide = (inner: unknown, schemas: readonly SecretSchema[], name: string): unknown => {
    const secret = markOf(schemas)
    if (secret !== undefined && isFilled(inner)) {
      const isShown = secret === 'shown-once' && showsOnce
      counts[isShown ? 'shownOnce' : 'hidden'] += Array.isArray(inner) ? inner.length : 1
      if (isShown) return inner
      return Array.isArray(inner) ? inner.map(() => mark(name)) : mark(name)
    }
    if (Array.isArray(inner)) {
      const items = schemas.flatMap((each) =>
        each.items === undefined ? [] : branchesOf(each.items, document)
      )
      return inner.map((entry) => hide(entry, items, name))
    }
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(
      Object.entries(inner).map(([key, each]) => [key, hide(each, fieldsOf(schemas, key, document), key)])
    )
  }
  const shown = hide(value, schema === undefined ? [] : branchesOf(schema, document), '')
  return { value: shown, ...counts }
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && !value.every(isPlaceholder)
  // A placeholder only names a secret.
  return value !== null && value !== '' && !isPlaceholder(value)
}

/** A value is hidden if any branch of its schema hides it. */
function markOf(schemas: readonly SecretSchema[]): SecretMark | undefined {
  const marks = schemas.map((schema) => schema[secretExtension])
  return marks.includes('hidden') ? 'hidden' : marks.find((mark) => mark !== undefined)
}

function fieldsOf(schemas: readonly SecretSchema[], name: string, document: SecretDocument): SecretSchema[] {
  return schemas.flatMap(({ properties = {}, additionalProperties }) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    return typeof field === 'object' ? branchesOf(field, document) : []
  })
}

/** A schema with all schemas that it refers to or combines. */
function branchesOf(schema: SecretSchema, document: SecretDocument): SecretSchema[] {
  const found = new Set<SecretSchema>()
  const waiting = [schema]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    const referred = document.components?.schemas?.[next.$ref?.split('/').at(-1) ?? '']
    waiting.push(...(referred === undefined ? [] : [referred]))
    waiting.push(...(next.anyOf ?? []), ...(next.oneOf ?? []), ...(next.allOf ?? []))
  }
  return [...found]
}

import { isPlaceholder } from './secret-placeholder.ts'
import { secretExtension, type SecretMark } from './secret-fields.ts'

/** A JSON schema, as far as it tells where secrets are. */
export interface SecretSchema {
  $ref?: string
  type?: string | readonly string[]
  properties?: Readonly<Record<string, SecretSchema>>
  additionalProperties?: SecretSchema | boolean
  items?: SecretSchema
  anyOf?: readonly SecretSchema[]
  oneOf?: readonly SecretSchema[]
  allOf?: readonly SecretSchema[]
  /** It is a secret. */
  [secretExtension]?: SecretMark
}

/** The OpenAPI document that a schema stands in. */
export interface SecretDocument {
  components?: { schemas?: Readonly<Record<string, SecretSchema>> }
}

/** A value without its secrets. */
export interface Shown {
  value: unknown
  /** How many secrets were taken out. */
  hidden: number
  /** Number of secrets that this answer shows, since it is the only one that ever has them. */
  shownOnce: number
}

/** What stands in the place of a secret. */
export const hiddenMark = '••••••'

interface HideOptions {
  /** What the value is; without it nothing is known to be a secret. */
  schema: SecretSchema | undefined
  document: SecretDocument
  /** Whether a secret that its answer alone shows is shown. */
  showsOnce: boolean
  /** What stands in the place of a secret of this name. */
  mark?: (name: string) => string
}

/** Takes the secrets out of a JSON value: whatever its schema marks as one. */
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
  // A placeholder names a secret and tells nothing of it.
  return value !== null && value !== '' && !isPlaceholder(value)
}

/** Whatever one of the branches hides is hidden. */
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

/** A schema with all that it refers to or consists of. */
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

import { secretExtension } from '../secret-fields.ts'

/** Names of secrets, whose values must be marked before they are displayed or stored in a history. */
const secretNames =
  /^(password|currentPassword|newPassword|token|accessToken|refreshToken|ticket|secret|clientSecret|signingSecret|recoveryCodes?)$/

/** Finds properties and parameters of a document that are named like secrets but not marked, by their path. */
export function findUnmarkedSecrets(document: unknown): string[] {
  return findIn(document, '#')
}

function findIn(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap((each, index) => findIn(each, `${place}/${index}`))
  const inside = Object.entries(node).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'example' || key === 'examples') return []
    const found = findIn(inner, `${place}/${key}`)
    return place.endsWith('/properties') && secretNames.test(key) && isUnmarkedText(inner)
      ? [`${place}/${key}`, ...found]
      : found
  })
  return isUnmarkedParameter(node) ? [`${place}/${node.name}`, ...inside] : inside
}

function isUnmarkedParameter(node: object): node is { name: string } {
  const { in: part, name, schema } = node as { in?: unknown; name?: unknown; schema?: unknown }
  return (
    typeof part === 'string' && typeof name === 'string' && secretNames.test(name) && isUnmarkedText(schema)
  )
}

function isUnmarkedText(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null || secretExtension in schema) return false
  const { type, items } = schema as { type?: unknown; items?: unknown }
  return [type].flat().includes('string') || (type === 'array' && isUnmarkedText(items))
}

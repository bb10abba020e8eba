import type { FieldValue } from '../documents/read-documents.ts'

/** A value as DynamoDB sends it: one member, named after its type. */
export type AttributeValue = Readonly<Record<string, unknown>>

const typeNames: Readonly<Record<string, string>> = {
  S: 'string',
  N: 'number',
  B: 'binary',
  BOOL: 'boolean',
  NULL: 'null',
  M: 'map',
  L: 'list',
  SS: 'string set',
  NS: 'number set',
  BS: 'binary set'
}

/** A value as a cell. Numbers stay the text that came, up to their 38 digits. */
export function toFieldValue(value: AttributeValue): FieldValue {
  const [[tag, inner] = ['NULL', true]] = Object.entries(value)
  const json = toJson(value)
  const isText = tag === 'S' || tag === 'N' || tag === 'B'
  const text = tag === 'NULL' ? null : isText ? String(inner) : json
  return { text, json, type: typeName(tag) }
}

/** The name of a type by its mark, such as `S`. */
export function typeName(tag: string): string {
  return typeNames[tag] ?? tag
}

function toJson(value: AttributeValue): string {
  const [[tag, inner] = ['NULL', true]] = Object.entries(value)
  if (tag === 'NULL') return 'null'
  if (tag === 'N') return String(inner)
  if (tag === 'NS') return `[${(inner as string[]).join(',')}]`
  if (tag === 'L') return `[${(inner as AttributeValue[]).map(toJson).join(',')}]`
  if (tag === 'M') {
    const members = Object.entries(inner as Record<string, AttributeValue>)
    return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${toJson(each)}`).join(',')}}`
  }
  return JSON.stringify(inner)
}

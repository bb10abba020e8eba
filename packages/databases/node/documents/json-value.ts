import { isObject } from './parse-query.ts'
import type { DocumentFields, FieldValue } from './read-documents.ts'

/** A document of JSON by its fields; a value that is no document has one, named as its engine would. */
export function toJsonFields(document: unknown): DocumentFields {
  const members = isObject(document) ? Object.entries(document) : [['value', document] as const]
  return new Map(members.map(([name, value]) => [name, toFieldValue(value)]))
}

function toFieldValue(value: unknown): FieldValue {
  const json = JSON.stringify(value) ?? 'null'
  if (value === null || value === undefined) return { text: null, type: 'null', json: 'null' }
  if (typeof value === 'string') return { text: value, type: 'string', json }
  return { text: json, type: Array.isArray(value) ? 'array' : typeof value, json }
}

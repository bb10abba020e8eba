import { isObject } from '../documents/parse-query.ts'
import type { DocumentFields, FieldValue } from '../documents/read-documents.ts'
import type { FirestoreDocument } from './client.ts'

/** The name of a document's id in queries. */
export const documentId = '__name__'

/** A document by its fields, with its id before them. */
export function toFields({ name, fields }: FirestoreDocument): DocumentFields {
  const id = name.split('/').at(-1) ?? name
  return new Map([
    [documentId, { text: id, type: 'id', json: JSON.stringify(id) }],
    ...Object.entries(fields).map(([field, value]) => [field, toFieldValue(value)] as const)
  ])
}

/** A value as the service writes it: an object with one member, which names its type. */
function toFieldValue(value: unknown): FieldValue {
  const [member, content] = isObject(value)
    ? (Object.entries(value)[0] ?? ['nullValue', null])
    : ['nullValue', null]
  const type = member.replace(/Value$/, '').toLowerCase()
  if (type === 'null') return { text: null, type, json: 'null' }
  if (type === 'map' || type === 'array') {
    const json = toJson(type, content)
    return { text: json, type, json }
  }
  if (type === 'geopoint') {
    const json = JSON.stringify(content)
    return { text: json, type, json }
  }
  // Whole numbers come as text, so that no digit is lost; so do those that JSON has no number for.
  const isNumber = type === 'integer' || (type === 'double' && typeof content === 'number')
  const text = String(content)
  return { text, type, json: isNumber || type === 'boolean' ? text : JSON.stringify(text) }
}

function toJson(type: 'map' | 'array', content: unknown): string {
  const inner = isObject(content) ? content : {}
  if (type === 'array') {
    const values = Array.isArray(inner['values']) ? inner['values'] : []
    return `[${values.map((value) => toFieldValue(value).json).join(',')}]`
  }
  const fields = isObject(inner['fields']) ? inner['fields'] : {}
  const members = Object.entries(fields).map(
    ([name, value]) => `${JSON.stringify(name)}:${toFieldValue(value).json}`
  )
  return `{${members.join(',')}}`
}

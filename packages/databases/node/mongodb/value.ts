import { BSON } from 'mongodb'
import { isObject } from '../documents/parse-query.ts'
import type { DocumentFields, FieldValue } from '../documents/read-documents.ts'

/** The name of a type by that of its class in BSON, as `$type` knows it. */
const typeNames: Readonly<Record<string, string>> = {
  ObjectId: 'objectId',
  Double: 'double',
  Int32: 'int',
  Long: 'long',
  Decimal128: 'decimal',
  Binary: 'binData',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  BSONSymbol: 'symbol',
  Code: 'javascript',
  DBRef: 'dbPointer',
  MinKey: 'minKey',
  MaxKey: 'maxKey'
}
const numberTypes: ReadonlySet<string> = new Set(['double', 'int', 'long', 'decimal'])

/** A document by its fields. */
export function toFields(document: Readonly<Record<string, unknown>>): DocumentFields {
  return new Map(Object.entries(document).map(([name, value]) => [name, toFieldValue(value)]))
}

/** A value as a cell. Numbers stay the digits that came. */
export function toFieldValue(value: unknown): FieldValue {
  const json = toJson(value)
  const type = toTypeName(value)
  if (type === 'null') return { text: null, type, json }
  if (typeof value === 'string') return { text: value, type, json }
  if (value instanceof Date) return { text: toTime(value), type, json }
  if (type === 'objectId' || numberTypes.has(type)) return { text: String(value), type, json }
  return { text: json, type, json }
}

function toTypeName(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return 'double'
  if (typeof value !== 'object') return typeof value
  if (value instanceof Date) return 'date'
  if (Array.isArray(value)) return 'array'
  const { _bsontype: kind } = value as { _bsontype?: unknown }
  return typeof kind === 'string' ? (typeNames[kind] ?? kind) : 'object'
}

function toJson(value: unknown): string {
  const type = toTypeName(value)
  if (type === 'null') return 'null'
  if (numberTypes.has(type)) {
    const text = String(value)
    return /\d/.test(text) ? text : JSON.stringify(text)
  }
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`
  if (type === 'object' && isObject(value)) {
    const members = Object.entries(value)
    return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${toJson(each)}`).join(',')}}`
  }
  return BSON.EJSON.stringify(value, { relaxed: true })
}

/** A time in ISO 8601; one beyond the years that JavaScript knows as its milliseconds. */
function toTime(value: Date): string {
  return Number.isNaN(value.getTime()) ? 'Invalid date' : value.toISOString()
}

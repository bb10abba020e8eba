import type { QueryCharge, ResultColumn, ResultPart } from '../../src/engine.ts'
import type { ReadLimits } from '../../src/limits.ts'
import { takeRows } from '../take-rows.ts'

/** The value of a field: as a cell, and as it stands inside a document. */
export interface FieldValue {
  text: string | null
  type: string
  json: string
}

/** A document by its fields. */
export type DocumentFields = ReadonlyMap<string, FieldValue>

/** Documents of one response of the service. */
export interface DocumentPage {
  documents: DocumentFields[]
  isLast: boolean
  /** The charge of the page; undefined where the service returns none. */
  charge?: number | undefined
}

/** The column of fields that no document of the first page has: columns are sent before the next page is read. */
const otherFields: ResultColumn = { name: '(other fields)', type: 'json' }

/** Converts pages of documents to a result; the fields of the first page become its columns. */
export async function* readDocuments(
  pages: AsyncIterable<DocumentPage>,
  limits: ReadLimits,
  chargeUnit: string | null
): AsyncGenerator<ResultPart> {
  const begun = performance.now()
  const budget = { rows: limits.rows, size: limits.size }
  let columns: ResultColumn[] | undefined
  let truncated: 'rows' | 'size' | null = null
  let charged: number | undefined
  for await (const { documents, isLast, charge } of pages) {
    if (columns === undefined) {
      columns = [...toColumns(documents), ...(isLast ? [] : [otherFields])]
      yield { kind: 'columns', columns }
    }
    if (charge !== undefined) charged = (charged ?? 0) + charge
    const names = columns.map(({ name }) => name)
    const rows = documents.map((document) => toRow(document, names))
    const taken = takeRows(rows, budget, limits.cell)
    if (taken.rows.length > 0) yield { kind: 'rows', rows: taken.rows }
    truncated = taken.truncated
    if (truncated !== null) break
  }
  if (columns === undefined) yield { kind: 'columns', columns: [] }
  yield {
    kind: 'end',
    rows: limits.rows - budget.rows,
    truncated,
    milliseconds: performance.now() - begun,
    ...toCharge(charged, chargeUnit)
  }
}

function toCharge(amount: number | undefined, unit: string | null): { charge?: QueryCharge } {
  return amount === undefined || unit === null ? {} : { charge: { amount, unit } }
}

/** The fields of some documents with the types that were seen, in the order of their first appearance. */
export function toColumns(documents: readonly DocumentFields[]): ResultColumn[] {
  const types = new Map<string, Set<string>>()
  for (const document of documents)
    for (const [name, { type }] of document) {
      const seen = types.get(name) ?? new Set<string>()
      types.set(name, type === 'null' ? seen : seen.add(type))
    }
  return [...types].map(([name, seen]) => ({ name, type: seen.size === 0 ? 'null' : [...seen].join(' | ') }))
}

function toRow(document: DocumentFields, names: readonly string[]): (string | null)[] {
  return names.map((name) => {
    if (name !== otherFields.name) return document.get(name)?.text ?? null
    const others = [...document].filter(([field]) => !names.includes(field))
    if (others.length === 0) return null
    return `{${others.map(([field, { json }]) => `${JSON.stringify(field)}:${json}`).join(',')}}`
  })
}

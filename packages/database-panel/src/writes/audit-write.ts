import type { DatabaseKind, ResultCell, WriteEffect } from '@sitewright/databases'
import { maskSecretsOf } from '../connections/mask-secrets-of.ts'

const longestCell = 100
const longestStatement = 2000

/** Details of a write in the audit log, as it begins. */
export function toBeginDetails(
  statement: string | null,
  { rows, tables, target }: WriteEffect,
  kind: DatabaseKind
): Record<string, unknown> {
  return {
    statement: statement === null ? null : maskSecretsOf(statement, kind).slice(0, longestStatement),
    table: `${target.schema}.${target.table}`,
    rows,
    tables
  }
}

/** Changed rows in the audit log: their key and changed values, before and after. */
export function toRowDetails({ columns, key, sample }: WriteEffect): {
  before: Record<string, string | null>[]
  after: Record<string, string | null>[]
} {
  const names = columns.map(({ name }) => name)
  const pick = (row: ResultCell[], other: ResultCell[] | null): Record<string, string | null> =>
    Object.fromEntries(
      names.flatMap((name, index) => {
        const cell = row[index] ?? null
        const isIncluded = key.includes(name) || other === null || toText(other[index]) !== toText(cell)
        return isIncluded ? [[name, toText(cell)]] : []
      })
    )
  return {
    before: sample.flatMap(({ before, after }) => (before === null ? [] : [pick(before, after)])),
    after: sample.flatMap(({ before, after }) => (after === null ? [] : [pick(after, before)]))
  }
}

function toText(cell: ResultCell | undefined): string | null {
  const text = typeof cell === 'object' && cell !== null ? cell.cut : (cell ?? null)
  return text !== null && text.length > longestCell ? `${text.slice(0, longestCell)}…` : text
}

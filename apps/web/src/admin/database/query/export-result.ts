import { byteOrderMark, toCsvRows } from '@sitewright/api/csv'
import type { ResultCell, ResultColumn } from '@sitewright/databases'
import { isNumberType, toCellText } from './result-types.ts'

/** A result as it is on the screen. */
interface ResultTable {
  columns: readonly ResultColumn[]
  rows: readonly (readonly ResultCell[])[]
}

/** A result as CSV for spreadsheets; NULL is an empty cell. */
export function toResultCsv({ columns, rows }: ResultTable): string {
  const names = columns.map(({ name }) => name)
  return `${byteOrderMark}${toCsvRows([names, ...rows.map((row) => row.map(toCellText))])}`
}

/** A result as JSON: an object for each row. A number that JavaScript would change stays text. */
export function toResultJson({ columns, rows }: ResultTable): string {
  const names = toUniqueNames(columns.map(({ name }) => name))
  const objects = rows.map((row) =>
    Object.fromEntries(
      row.map((cell, index) => [names[index] ?? `${index}`, toValue(cell, columns[index]?.type ?? '')])
    )
  )
  return `[\n${objects.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`
}

/** Cells that are not whole. */
export function countCut(rows: ResultTable['rows']): number {
  return rows.reduce((sum, row) => sum + row.filter(isCut).length, 0)
}

function isCut(cell: ResultCell): boolean {
  return typeof cell === 'object' && cell !== null
}

function toValue(cell: ResultCell, type: string): string | number | null {
  if (cell === null) return null
  const text = toCellText(cell)
  const value = Number(text)
  return isNumberType(type) && String(value) === text && Number.isFinite(value) ? value : text
}

/** Names that a join gives twice are numbered, so that none is lost. */
function toUniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let unique = name
    for (let number = 2; taken.has(unique); number += 1) unique = `${name}_${number}`
    taken.add(unique)
    return unique
  })
}

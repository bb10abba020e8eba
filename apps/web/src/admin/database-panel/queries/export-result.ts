import { byteOrderMark, toCsvRows } from '@sitewright/api/csv'
import { createCsvRows, createJsonRows, type ResultCell, type ResultColumn } from '@sitewright/databases'

interface ResultTable {
  columns: readonly ResultColumn[]
  rows: readonly (readonly ResultCell[])[]
}

/** A result as CSV for spreadsheets; NULL is an empty cell. */
export function toResultCsv({ columns, rows }: ResultTable): string {
  const names = columns.map(({ name }) => name)
  return `${byteOrderMark}${toCsvRows([names, ...rows.map(createCsvRows(columns))])}`
}

/** A result as JSON: an object for each row. */
export function toResultJson({ columns, rows }: ResultTable): string {
  return `[\n${rows.map(createJsonRows(columns)).join(',\n')}\n]\n`
}

/** Cells that are not whole. */
export function countCut(rows: ResultTable['rows']): number {
  return rows.reduce((sum, row) => sum + row.filter(isCut).length, 0)
}

function isCut(cell: ResultCell): boolean {
  return typeof cell === 'object' && cell !== null
}

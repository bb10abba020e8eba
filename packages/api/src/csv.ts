/** The byte order mark by which spreadsheets detect UTF-8. */
export const byteOrderMark = '\uFEFF'

/** The supported separators: spreadsheets in German, French and many other languages expect semicolons. */
export const csvSeparators = { comma: ',', semicolon: ';', tab: '\t' } as const

export type CsvSeparator = keyof typeof csvSeparators

/** A cell: a text, a number, formatted digits such as `-0.50`, or null for no value. */
export type CsvCell = string | number | { digits: string } | null

/** Serializes rows as a CSV file that spreadsheets open as it is. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `${byteOrderMark}${toCsvRows(rows)}`
}

/**
 * Serialises rows as CSV (RFC 4180), for a file in chunks. Against CSV injection, a cell that a spreadsheet would run
 * as a formula is prefixed with an apostrophe; so is a cell that looks prefixed already, which keeps the two distinct.
 * A number is never a formula, whatever its sign. Every cell is quoted, so that it may contain separators; a cell
 * without a value is empty and unquoted, as in PostgreSQL.
 */
export function toCsvRows(rows: readonly (readonly CsvCell[])[], separator: CsvSeparator = 'comma'): string {
  return rows.map((row) => `${row.map(cell).join(csvSeparators[separator])}\r\n`).join('')
}

const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

function cell(value: CsvCell): string {
  if (value === null) return ''
  const text = typeof value === 'object' ? value.digits : String(value)
  if (typeof value !== 'string' && plainNumber.test(text)) return `"${text}"`
  const safe = /^'*[=+\-@＝＋－＠\t\r\n\0]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** The byte order mark by which spreadsheets detect UTF-8. */
export const byteOrderMark = '\uFEFF'

/** What stands between the cells of a row: spreadsheets in German, French and many other languages expect semicolons. */
export const csvSeparators = { comma: ',', semicolon: ';', tab: '\t' } as const

/** The name of a separator. */
export type CsvSeparator = keyof typeof csvSeparators

/** A cell: a text, a number, a number in digits of its own, such as `-0.50`, or null for no value. */
export type CsvCell = string | number | { digits: string } | null

/** Serializes rows as a CSV file that spreadsheets open as it is. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `${byteOrderMark}${toCsvRows(rows)}`
}

/**
 * Serializes rows as CSV (RFC 4180), for a file in pieces. Against CSV injection, a cell that a spreadsheet would run as
 * a formula is prefixed with an apostrophe; so is one that looks prefixed already, which tells the two apart. A number is
 * none, whatever its sign. Every cell is quoted, so that no separator within one begins another; one without a value is an
 * empty cell without quotes, as PostgreSQL writes and reads it.
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

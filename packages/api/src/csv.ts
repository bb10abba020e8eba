/**
 * Serializes rows as CSV (RFC 4180), with the byte order mark by which spreadsheets detect UTF-8. Against CSV injection, a cell that
 * a spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Rows as CSV (RFC 4180), with the mark that spreadsheets know UTF-8 by. A cell that a spreadsheet would take for a
 * formula begins with an apostrophe, so that a name or a device cannot run anything where the file is opened.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

import { ApiError, importLimits, type UserImport } from '@sitewright/api'
import Papa from 'papaparse'
import { yieldToEventLoop } from '@sitewright/kernel/services'
import { importMessages as messages } from './messages.ts'

/** A row with its number, as spreadsheets count: the first one is 1. */
export interface CsvRow {
  position: number
  cells: string[]
}

interface Parsed {
  data: string[][]
  errors: { type: string; row?: number }[]
  meta: { cursor: number }
}

/** Characters per step; more would block requests. */
const pieceSize = 32 * 1024

/** Maximum number of lines, empty ones included. */
const mostLines = 10 * importLimits.rows

/** Detects the separator of a CSV text from its first rows. */
export function findSeparator(text: string): UserImport['separator'] {
  const { meta } = Papa.parse(toLineFeeds(text.slice(0, pieceSize)), {
    preview: 50,
    delimitersToGuess: [',', ';', '\t'],
    newline: '\n'
  })
  return meta.delimiter === ';' || meta.delimiter === '\t' ? meta.delimiter : ','
}

/**
 * The first line may declare the separator, as `sep=;`: spreadsheets read and write it, and do not count it as a row.
 */
export function takeSeparatorLine(text: string): {
  text: string
  declared: UserImport['separator'] | undefined
} {
  const [line, sign] = /^"?sep=([,;\t])"?[ ,;\t]{0,100}(?:\r\n?|\n)/i.exec(text.slice(0, 200)) ?? []
  return line === undefined
    ? { text, declared: undefined }
    : { text: text.slice(line.length), declared: sign as UserImport['separator'] }
}

/** Normalises line endings to line feeds; call it per chunk, since a whole file takes long. */
export function toLineFeeds(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
}

/** The rows of a CSV text, in batches, with any line endings; empty rows are skipped, but counted. */
export async function* parseCsv(
  text: string,
  separator: UserImport['separator']
): AsyncGenerator<CsvRow[], void, undefined> {
  const parser = new Papa.Parser({ delimiter: separator, newline: '\n' })
  let rest = ''
  let position = 0
  for (let from = 0; from < text.length; from += pieceSize) {
    const isLast = from + pieceSize >= text.length
    const piece = text.slice(from, from + pieceSize)
    // A carriage return at the end of a chunk and the line feed at the start of the next one are one line ending.
    const isHalf = piece.startsWith('\n') && text[from - 1] === '\r'
    const input = rest + toLineFeeds(isHalf ? piece.slice(1) : piece)
    const { data, errors, meta } = parser.parse(input, 0, !isLast) as Parsed
    const [wrong] = errors.filter(
      ({ type, row }) => type === 'Quotes' && (isLast || (row ?? 0) < data.length)
    )
    if (wrong !== undefined) throw unreadable(messages.quote(position + (wrong.row ?? 0) + 1))
    rest = isLast ? '' : input.slice(meta.cursor)
    if (rest.length > importLimits.rowLength + pieceSize)
      throw unreadable(messages.longRow(position + data.length + 1, importLimits.rowLength))
    const rows = data.map((cells, index) => ({ position: position + index + 1, cells }))
    position += data.length
    if (position > mostLines) throw new ApiError('import.too-many-rows')
    yield rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    await yieldToEventLoop()
  }
}

/** The error of a file that cannot be parsed. */
export function unreadable(message: string): ApiError {
  return new ApiError('import.unreadable', [{ path: '', message }])
}

import type { ResultCell, ResultColumn } from './engine.ts'

const numberTypes =
  /^(small|big|tiny|medium)?(int|integer|serial)(\d+)?\b|^(numeric|decimal|real|double|float\d*|money|oid)\b/i

/** Whether values of a type of an engine are numbers, which stand to the right. */
export function isNumberType(type: string): boolean {
  return numberTypes.test(type)
}

/** The text of a cell, as far as it has come; NULL is an empty one. */
export function toCellText(cell: ResultCell): string {
  if (cell === null) return ''
  return typeof cell === 'string' ? cell : cell.cut
}

/** Creates the formatter of CSV rows: numbers keep their digits, and NULL differs from an empty text. */
export function createCsvRows(
  columns: readonly ResultColumn[]
): (row: readonly ResultCell[]) => (string | { digits: string } | null)[] {
  const numbers = columns.map(({ type }) => isNumberType(type))
  return (row) =>
    row.map((cell, index) => {
      if (cell === null) return null
      const text = toCellText(cell)
      // Other numbers are no formulas as text either.
      return numbers[index] === true && text.startsWith('-') ? { digits: text } : text
    })
}

/**
 * Creates what writes rows of a result as JSON objects, with booleans and numbers where the type says so. Names that a join
 * gives twice are numbered, so that none is lost, and a number whose value JavaScript would change stays text.
 */
export function createJsonRows(columns: readonly ResultColumn[]): (row: readonly ResultCell[]) => string {
  const names = toUniqueNames(columns.map(({ name }) => name)).map((name) => JSON.stringify(name))
  const writers = columns.map(({ type }) => toWriter(type))
  // Building an object for each row as well would double the garbage that is collected.
  return (row) =>
    `{${row.map((cell, index) => `${names[index]}:${(writers[index] ?? toText)(cell)}`).join(',')}}`
}

type WriteCell = (cell: ResultCell) => string

const booleanType = /^bool(ean)?$/i
const booleans: Readonly<Record<string, string>> = {
  t: 'true',
  true: 'true',
  '1': 'true',
  f: 'false',
  false: 'false',
  '0': 'false'
}
const floatType = /^(real|double|float\d*)\b/i
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

function toWriter(type: string): WriteCell {
  if (booleanType.test(type)) return (cell) => booleans[toCellText(cell)] ?? toText(cell)
  if (!isNumberType(type)) return toText
  const isFloat = floatType.test(type)
  return (cell) => {
    const text = toCellText(cell)
    return jsonNumber.test(text) && (isFloat || isExact(text)) ? text : toText(cell)
  }
}

/** Whether JavaScript reads the same value from it; zeros at its end count for nothing. */
function isExact(text: string): boolean {
  const value = Number(text)
  return (
    Number.isFinite(value) &&
    String(value) ===
      text
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
        .replace(/^-0$/, '0')
  )
}

const toText: WriteCell = (cell) => (cell === null ? 'null' : JSON.stringify(toCellText(cell)))

function toUniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let unique = name
    for (let number = 2; taken.has(unique); number += 1) unique = `${name}_${number}`
    taken.add(unique)
    return unique
  })
}

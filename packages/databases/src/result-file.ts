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

/** Creates what turns rows of a result into cells of a CSV: numbers keep their digits, and are no formulas. */
export function createCsvRows(
  columns: readonly ResultColumn[]
): (row: readonly ResultCell[]) => (string | { digits: string })[] {
  const numbers = columns.map(({ type }) => isNumberType(type))
  return (row) =>
    row.map((cell, index) => {
      const text = toCellText(cell)
      // Other numbers are no formulas as text either.
      return numbers[index] === true && text.startsWith('-') ? { digits: text } : text
    })
}

/**
 * Creates what writes rows of a result as JSON objects. Names that a join gives twice are numbered, so that none is lost,
 * and a number that JavaScript would change stays text.
 */
export function createJsonRows(columns: readonly ResultColumn[]): (row: readonly ResultCell[]) => string {
  const names = toUniqueNames(columns.map(({ name }) => name)).map((name) => JSON.stringify(name))
  const numbers = columns.map(({ type }) => isNumberType(type))
  // Building an object for each row as well would double the garbage that is collected.
  return (row) =>
    `{${row.map((cell, index) => `${names[index]}:${toJson(cell, numbers[index] === true)}`).join(',')}}`
}

function toJson(cell: ResultCell, isNumber: boolean): string {
  if (cell === null) return 'null'
  const text = toCellText(cell)
  const value = isNumber ? Number(text) : Number.NaN
  return Number.isFinite(value) && String(value) === text ? text : JSON.stringify(text)
}

function toUniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let unique = name
    for (let number = 2; taken.has(unique); number += 1) unique = `${name}_${number}`
    taken.add(unique)
    return unique
  })
}

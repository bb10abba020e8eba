import type { ResultCell } from '@sitewright/databases'

const numberTypes =
  /^(small|big|tiny|medium)?(int|integer|serial)(\d+)?\b|^(numeric|decimal|real|double|float\d*|money|oid)\b/i

/** Whether values of a type are numbers, which stand to the right. */
export function isNumberType(type: string): boolean {
  return numberTypes.test(type)
}

/** The text of a cell, as far as it has come. */
export function toCellText(cell: ResultCell): string {
  if (cell === null) return ''
  return typeof cell === 'string' ? cell : cell.cut
}

/** A width for each column, in characters, by its name and its first rows. */
export function measureColumns(
  columns: readonly { name: string; type: string }[],
  rows: readonly (readonly ResultCell[])[]
): number[] {
  const sample = rows.slice(0, 50)
  return columns.map(({ name, type }, index) => {
    const lengths = sample.map((row) => toCellText(row[index] ?? null).length)
    return Math.min(44, Math.max(6, name.length + type.length + 1, ...lengths))
  })
}

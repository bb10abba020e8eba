import { toCellText, type ResultCell } from '@sitewright/databases'

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

import type { ResultCell } from '../src/engine.ts'

/** Remaining limits of a read. */
export interface ReadBudget {
  rows: number
  size: number
}

/** A value as the engine writes it, so that no digit of a number is lost. */
export function toCell(text: string | null, longest: number): ResultCell {
  if (text === null || text.length <= longest) return text
  return { cut: text.slice(0, longest), length: text.length }
}

/** Takes rows until the budget is used up, and reduces it; a long cell is truncated. */
export function takeRows(
  rows: readonly (readonly ResultCell[])[],
  budget: ReadBudget,
  longest: number
): { rows: ResultCell[][]; truncated: 'rows' | 'size' | null } {
  const taken: ResultCell[][] = []
  for (const row of rows) {
    if (budget.rows === 0) return { rows: taken, truncated: 'rows' }
    const cells = row.map((value) => (typeof value === 'string' ? toCell(value, longest) : value))
    const size = cells.reduce((sum, cell) => sum + sizeOf(cell), 0)
    if (size > budget.size) return { rows: taken, truncated: 'size' }
    budget.rows -= 1
    budget.size -= size
    taken.push(cells)
  }
  return { rows: taken, truncated: null }
}

/** The size of a cell in characters, with its quotes and comma. */
export function sizeOf(cell: ResultCell): number {
  return 4 + (typeof cell === 'string' ? cell.length : (cell?.cut.length ?? 0))
}

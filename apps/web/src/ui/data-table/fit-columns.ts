import type { DataColumn } from './column.ts'

/** The least width in pixels of a column without a width of its own: a name can be read in it. */
export const readableWidth = 220

/** Widths in pixels of what stands beside the columns: the box that selects a row, and its menu. */
export const sideWidths = { select: 44, menu: 56 } as const

interface FitOptions {
  /** The available width in pixels. */
  width: number
  /** The width of checkboxes and menus in pixels. */
  sides: number
  /** The column that the rows are sorted by, which stays as long as a fixed one. */
  sorted: string | undefined
}

/** The width in pixels that columns need. */
export function neededWidth<Row>(columns: readonly DataColumn<Row>[], sides: number): number {
  return columns.reduce((sum, { width = readableWidth }) => sum + width, sides)
}

/**
 * The ids of the columns that do not fit: those of the lowest priority, of equal ones the last. Nothing else
 * gives way, so that the names of the rows can be read in a window of any width.
 */
export function findUnfitColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { width, sides, sorted }: FitOptions
): readonly string[] {
  const leaving = columns
    .filter(({ id, fixed }) => fixed !== true && id !== sorted)
    .toReversed()
    .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))
  const unfit: string[] = []
  let needed = neededWidth(columns, sides)
  for (const column of leaving) {
    if (needed <= width) break
    needed -= column.width ?? readableWidth
    unfit.push(column.id)
  }
  return unfit
}

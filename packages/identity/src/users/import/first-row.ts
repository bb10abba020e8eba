import type { ImportMapping, ImportPlan } from '@sitewright/api'
import { z } from 'zod'
import type { ImportRow } from './imports.repository.ts'
import { importMessages as words } from './messages.ts'
import { suggestMapping } from './suggest-mapping.ts'

const address = z.email()

/** Which cells are an email address, and so no name of a column. */
function findAddress(cells: readonly string[]): number {
  return cells.findIndex((cell) => address.safeParse(cell.trim()).success)
}

/** Whether the first row seems to have the names of the columns, and which column seems to have which field. */
export function guessHeader(cells: readonly string[]): {
  header: boolean
  suggested: Partial<ImportMapping>
} {
  const email = findAddress(cells)
  return email === -1
    ? { header: true, suggested: suggestMapping(cells) }
    : { header: false, suggested: { email } }
}

/** After which position the people of an upload begin. */
export function beforePeople(
  { first_row: firstRow }: Pick<ImportRow, 'first_row'>,
  { header }: Pick<ImportPlan, 'header'>
): number {
  return header ? (firstRow ?? 0) : 0
}

/** How many rows of an upload are people. Uploads from before have kept their first row as names alone. */
export function countPeople(
  { first_row: firstRow, row_count: below }: Pick<ImportRow, 'first_row' | 'row_count'>,
  { header }: Pick<ImportPlan, 'header'>
): number {
  return header || firstRow === null ? below : below + 1
}

/** The names of the columns: those of the first row, or numbers where that is a person. */
export function columnNames({ columns, plan }: Pick<ImportRow, 'columns' | 'plan'>): string[] {
  const first = JSON.parse(columns) as string[]
  const chosen = JSON.parse(plan ?? '{}') as Partial<ImportPlan>
  return chosen.header === false ? first.map((_, index) => words.columnNumber(index + 1)) : first
}

import type { ImportMapping, ImportPlan } from '@sitewright/api'
import { z } from 'zod'
import type { ImportRow } from './imports.repository.ts'
import { importMessages as messages } from './messages.ts'
import { suggestMapping } from './suggest-mapping.ts'

const address = z.email()

/** Position of the first email address, which cannot be a column name. */
function findAddress(cells: readonly string[]): number {
  return cells.findIndex((cell) => address.safeParse(cell.trim()).success)
}

/** Guesses whether the first row is a header, and which column has which field. */
export function guessHeader(cells: readonly string[]): {
  header: boolean
  suggested: Partial<ImportMapping>
} {
  const email = findAddress(cells)
  return email === -1
    ? { header: true, suggested: suggestMapping(cells) }
    : { header: false, suggested: { email } }
}

/** The position after which the users of an upload start. */
export function beforePeople(
  { first_row: firstRow }: Pick<ImportRow, 'first_row'>,
  { header }: Pick<ImportPlan, 'header'>
): number {
  return header ? (firstRow ?? 0) : 0
}

/** Number of users in an upload. In older uploads the first row is always a header. */
export function countPeople(
  { first_row: firstRow, row_count: below }: Pick<ImportRow, 'first_row' | 'row_count'>,
  { header }: Pick<ImportPlan, 'header'>
): number {
  return header || firstRow === null ? below : below + 1
}

/** The column names: those of the header, or numbers where there is none. */
export function columnNames({ columns, plan }: Pick<ImportRow, 'columns' | 'plan'>): string[] {
  const first = JSON.parse(columns) as string[]
  const chosen = JSON.parse(plan ?? '{}') as Partial<ImportPlan>
  return chosen.header === false ? first.map((_, index) => messages.columnNumber(index + 1)) : first
}

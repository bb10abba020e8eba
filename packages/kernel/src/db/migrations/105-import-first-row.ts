import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Where the first row of an uploaded file stands, which may be a person as well as the names of the columns. */
export function importFirstRow(): Migration {
  return statements(['alter table imports add column first_row integer'])
}

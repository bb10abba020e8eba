import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** The role that a call of the API explorer was run as; null where it was not. */
export function explorerRoles(): Migration {
  return statements(['alter table explorer_calls add column role text'])
}

import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** When the person of a session had signed in before. */
export function previousLogin(): Migration {
  return statements(['alter table sessions add column previous_login_at bigint'])
}

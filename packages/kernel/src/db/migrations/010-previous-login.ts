import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** The sign-in before the one that began this session. */
export function previousLogin(): Migration {
  return statements(['alter table sessions add column previous_login_at bigint'])
}

import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Resets of a second factor that wait for a second administrator. */
export function secondFactorResets(): Migration {
  return statements([
    `create table second_factor_resets (
      user_id text primary key references users (id) on delete cascade,
      asked_by text not null references users (id) on delete cascade,
      expires_at bigint not null
    )`
  ])
}

import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Until when what needs somebody is put off. */
export function needs(): Migration {
  return statements([
    `create table need_snoozes (
      id text primary key,
      reason text not null,
      until bigint not null,
      created_by text not null,
      created_at bigint not null
    )`
  ])
}

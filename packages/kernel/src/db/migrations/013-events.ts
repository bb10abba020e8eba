import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { statements } from './statements.ts'

/** Events of the control panel, which every server reads and sends to its open streams. */
export function events({ engine }: Database): Migration {
  return statements([
    `create table events (
      id ${identity[engine]},
      at bigint not null,
      topic text not null,
      tenant_id text,
      permission text,
      user_id text,
      payload text not null
    )`,
    'create index events_time on events (at)'
  ])
}

/** An id is never used again, not even after its row was deleted: streams resume by it. */
const identity = {
  sqlite: 'integer primary key autoincrement',
  postgres: 'bigint generated always as identity primary key'
} as const

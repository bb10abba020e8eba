import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** What queries of connected databases were charged, for each person and day, and how much a day may take. */
export function queryCharges(): Migration {
  return statements([
    'alter table database_connections add column daily_budget bigint',
    `create table query_charges (
      user_id text not null references users (id) on delete cascade,
      connection_id text not null,
      day integer not null,
      amount double precision not null,
      primary key (user_id, connection_id, day)
    )`,
    'create index query_charges_day on query_charges (day)'
  ])
}

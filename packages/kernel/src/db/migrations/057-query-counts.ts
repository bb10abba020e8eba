import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** How many queries of connected databases ended in each hour, and how long they took together. */
export function queryCounts(): Migration {
  return statements([
    `create table query_counts (
      connection_id text not null,
      hour integer not null,
      queries bigint not null,
      milliseconds double precision not null,
      primary key (connection_id, hour)
    )`,
    'create index query_counts_hour on query_counts (hour)'
  ])
}

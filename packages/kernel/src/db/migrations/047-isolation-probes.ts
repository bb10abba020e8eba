import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** What each probe of isolation has found, so that it is dated. */
export function isolationProbes(): Migration {
  return statements([
    `create table isolation_probes (
      id text primary key,
      layer text not null,
      started_at bigint not null,
      ended_at bigint not null,
      started_by text not null,
      routes integer not null,
      objects integer not null,
      comparisons integer not null,
      found integer not null,
      differences text not null,
      unproven text not null
    )`,
    'create index isolation_probes_ended on isolation_probes (ended_at)'
  ])
}

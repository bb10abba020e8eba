import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Jobs with their progress, and what became of each item. */
export function jobs(): Migration {
  return statements([
    `create table jobs (
      id text primary key,
      kind text not null,
      actor_id text not null,
      tenant_id text,
      ip text not null,
      device text not null,
      input text not null,
      idempotency_key text,
      state text not null,
      total bigint not null,
      done bigint not null default 0,
      refused bigint not null default 0,
      skipped bigint not null default 0,
      cursor text,
      result text not null default '{}',
      error text,
      created_at bigint not null,
      started_at bigint,
      finished_at bigint,
      cancel_requested_at bigint,
      undo_of text references jobs (id) on delete cascade,
      undo_until bigint,
      lease_holder text,
      lease_until bigint
    )`,
    'create unique index jobs_key on jobs (actor_id, idempotency_key)',
    'create index jobs_created on jobs (created_at, id)',
    'create index jobs_actor on jobs (actor_id, created_at, id)',
    'create index jobs_undo on jobs (undo_of)',
    `create index jobs_open on jobs (created_at, id) where state in ('waiting', 'running')`,
    'create index jobs_finished on jobs (finished_at)',
    `create table job_items (
      job_id text not null references jobs (id) on delete cascade,
      position bigint not null,
      subject_id text not null,
      outcome text not null,
      code text,
      inverse text,
      primary key (job_id, position)
    )`,
    'create index job_items_outcome on job_items (job_id, outcome, position)'
  ])
}

import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/**
 * When each person was asked last how satisfied they are, which allows one ask at a time whatever the devices, and what was
 * answered.
 */
export function satisfaction(): Migration {
  return statements([
    `create table satisfaction_asks (
      user_id text primary key references users (id) on delete cascade,
      asked_at bigint not null,
      answered_at bigint
    )`,
    `create table satisfaction_answers (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      tenant_id text not null,
      score integer not null,
      comment text not null,
      answered_at bigint not null
    )`,
    'create index satisfaction_answers_tenant on satisfaction_answers (tenant_id, answered_at, id)',
    'create index satisfaction_answers_user on satisfaction_answers (user_id, tenant_id, answered_at)',
    'create index satisfaction_answers_time on satisfaction_answers (answered_at)'
  ])
}

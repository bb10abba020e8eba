import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { statements } from './statements.ts'

/** When the status of a user changed last, and who was seen last, both to be counted. */
export function statusTimes({ engine }: Database): Migration {
  return statements([
    'alter table users add column status_changed_at bigint',
    `update users set status_changed_at = (
      select max(audit.at) from audit
      where audit.subject_id = users.id and audit.outcome = 'done' and audit.details like '%"status":{%'
    ) where status in ('inactive', 'suspended')`,
    ...triggers[engine],
    'create index sessions_by_last_seen on sessions (last_seen_at)'
  ])
}

const triggers = {
  sqlite: [
    `create trigger users_know_status after update of status on users when old.status <> new.status
      begin update users set status_changed_at = new.updated_at where id = new.id; end`
  ],
  postgres: [
    `create function users_know_status() returns trigger language plpgsql as $$
     begin
       new.status_changed_at := new.updated_at;
       return new;
     end $$`,
    `create trigger users_know_status before update of status on users
     for each row when (old.status is distinct from new.status) execute function users_know_status()`
  ]
} as const

import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { statements } from './statements.ts'

/**
 * Lists, searches and totals of users that cost the same for a hundred thousand; daily checkpoints of the audit log.
 */
export function peopleAndAudit({ engine }: Database): Migration {
  return statements([...lists, ...counts, ...counted[engine], ...checkpoints, ...appendOnly[engine]])
}

const lists = [
  'drop index users_role',
  'create index users_by_role_and_status on users (role, status, created_at, id)',
  'create index users_by_role on users (role, created_at, id)',
  'create index users_by_status on users (status, created_at, id)',
  'create index users_by_tenant on users (tenant_id, created_at, id)'
]

/** Number of users by tenant, role and status; the tenant is empty for those of the installation itself. */
const counts = [
  `create table user_counts (
    tenant text not null,
    role text not null,
    status text not null,
    people bigint not null,
    primary key (tenant, role, status)
  )`,
  `insert into user_counts (tenant, role, status, people)
   select coalesce(tenant_id, ''), role, status, count(*) from users group by 1, 2, 3`
]

const appear = `
  insert into user_counts (tenant, role, status, people)
  select coalesce(new.tenant_id, ''), new.role, new.status, 0
  where not exists (
    select 1 from user_counts
    where tenant = coalesce(new.tenant_id, '') and role = new.role and status = new.status
  );
  update user_counts set people = people + 1
  where tenant = coalesce(new.tenant_id, '') and role = new.role and status = new.status;`
const vanish = `
  update user_counts set people = people - 1
  where tenant = coalesce(old.tenant_id, '') and role = old.role and status = old.status;`

/**
 * Postgres counts when a transaction ends and in one order of rows, so that transactions do not wait for each other
 * crosswise. Its words are compared byte by byte, as SQLite does, or beginnings would not be found by the index.
 */
const counted = {
  sqlite: [
    `create trigger users_counted_insert after insert on users begin ${appear} end`,
    `create trigger users_counted_delete after delete on users begin ${vanish} end`,
    `create trigger users_counted_update after update of tenant_id, role, status on users
     begin ${vanish} ${appear} end`
  ],
  postgres: [
    `create function count_people(in_tenant text, in_role text, in_status text, step bigint)
     returns void language sql as $$
       insert into user_counts (tenant, role, status, people)
       values (coalesce(in_tenant, ''), in_role, in_status, step)
       on conflict (tenant, role, status) do update set people = user_counts.people + step
     $$`,
    `create function users_counted() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' then
         perform count_people(new.tenant_id, new.role, new.status, 1);
       elsif tg_op = 'DELETE' then
         perform count_people(old.tenant_id, old.role, old.status, -1);
       elsif (coalesce(old.tenant_id, ''), old.role, old.status)
           < (coalesce(new.tenant_id, ''), new.role, new.status) then
         perform count_people(old.tenant_id, old.role, old.status, -1);
         perform count_people(new.tenant_id, new.role, new.status, 1);
       else
         perform count_people(new.tenant_id, new.role, new.status, 1);
         perform count_people(old.tenant_id, old.role, old.status, -1);
       end if;
       return null;
     end $$`,
    `create constraint trigger users_counted after insert or delete or update of tenant_id, role, status
     on users deferrable initially deferred for each row execute function users_counted()`,
    'alter table user_words alter column word type text collate "C"'
  ]
} as const

const checkpoints = [
  'create index audit_action on audit (action, seq)',
  'create index audit_time on audit (at, seq)',
  `create table audit_checkpoints (
    day text primary key,
    seq bigint not null,
    hash text not null,
    signature text not null
  )`
]

const appendOnly = {
  sqlite: ['update', 'delete'].map(
    (change) =>
      `create trigger audit_checkpoints_no_${change} before ${change} on audit_checkpoints
       begin select raise(abort, 'the audit log is append-only'); end`
  ),
  postgres: [
    `create trigger audit_checkpoints_append_only before update or delete on audit_checkpoints
     for each row execute function audit_append_only()`,
    `create trigger audit_checkpoints_no_truncate before truncate on audit_checkpoints
     for each statement execute function audit_append_only()`
  ]
} as const

import type { Database } from '../../database.ts'
import type { Baseline } from '../define-baseline.ts'

/**
 * Users, roles, the rows of deleted accounts, and the lists, search indexes and counters whose cost does not grow with
 * 100,000 users.
 */
export const usersBaseline: Baseline = {
  statements: (engine) => [...tables, ...roles, ...indexes, ...sortIndexes(engine), ...triggers[engine]],
  trigrams: { name: 'users_by_trigram', table: 'users', column: 'search_text' }
}

const tables = [
  `create table users (
    id text primary key,
    email text not null unique,
    first_name text not null,
    last_name text not null,
    role text not null,
    status text not null,
    email_verified_at bigint,
    password_hash text,
    password_changed_at bigint,
    token_version integer not null default 1,
    tenant_id text,
    avatar text,
    last_login_at bigint,
    login_count integer not null default 0,
    created_at bigint not null,
    updated_at bigint not null,
    search_text text not null default '',
    first_name_key text not null default '',
    last_name_key text not null default '',
    provider text not null default 'local',
    second_factor integer not null default 0,
    role_rank integer not null default 0,
    purge_at bigint,
    status_changed_at bigint
  )`,
  `create table user_words (
    word text not null,
    user_id text not null references users (id) on delete cascade,
    primary key (word, user_id)
  )`,
  `create table user_counts (
    tenant text not null,
    role text not null,
    status text not null,
    people bigint not null,
    primary key (tenant, role, status)
  )`,
  `create table roles (
    id text primary key,
    name text not null,
    name_key text not null unique,
    description text not null,
    permissions text not null,
    "rank" integer not null,
    built_in integer not null,
    version integer not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table deleted_users (
    user_id text primary key,
    tenant_id text,
    email text not null,
    role text not null,
    status text not null,
    deleted_at bigint not null,
    job_id text
  )`,
  `create table deleted_rows (
    user_id text not null references deleted_users (user_id) on delete cascade,
    source text not null,
    content text not null
  )`,
  `create table notices (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    kind text not null,
    subject_type text not null,
    subject_id text not null,
    person_id text,
    link text,
    facts text not null,
    times integer not null default 1,
    created_at bigint not null,
    read_at bigint
  )`
]

/** The initial roles. */
const roles = [
  `insert into roles values ('super_admin', 'Super admin', 'super admin', 'Everything, and the one who cannot be locked out', '[]', 100, 1, 1, 0, 0)`,
  `insert into roles values ('admin', 'Admin', 'admin', 'Runs the platform', '["admin:read","admin:write","admin.access","user.read","user.write","user.delete","system.config","audit.read","database.read","monitoring.read","monitoring.write","tenants.read","tenants.write","api.execute"]', 80, 1, 1, 0, 0)`,
  `insert into roles values ('manager', 'Manager', 'manager', 'Team management', '["reports.read","team.manage","content.read"]', 60, 1, 1, 0, 0)`,
  `insert into roles values ('editor', 'Editor', 'editor', 'Content editing', '["content.read","content.write"]', 40, 1, 1, 0, 0)`,
  `insert into roles values ('user', 'User', 'user', 'Basic', '[]', 20, 1, 1, 0, 0)`
]

const indexes = [
  'create index users_created on users (created_at, id)',
  'create index user_words_user on user_words (user_id)',
  'create index users_by_role_and_status on users (role, status, created_at, id)',
  'create index users_by_role on users (role, created_at, id)',
  'create index users_by_status on users (status, created_at, id)',
  'create index users_by_tenant on users (tenant_id, created_at, id)',
  'create index users_by_first_name on users (first_name_key, last_name_key, id)',
  'create index users_by_last_name on users (last_name_key, first_name_key, id)',
  'create index users_by_email on users (email, id)',
  'create index users_by_logins on users (login_count, id)',
  'create index users_by_provider on users (provider, created_at, id)',
  'create index users_by_second_factor on users (second_factor, created_at, id)',
  'create index deleted_users_at on deleted_users (deleted_at)',
  'create index deleted_rows_user on deleted_rows (user_id, source)',
  'create index notices_user on notices (user_id, created_at, id)',
  'create index notices_unread on notices (user_id, kind, subject_id) where read_at is null',
  'create index notices_time on notices (created_at)',
  'create index users_by_role_rank on users (role_rank, role, created_at, id)',
  'create index users_to_purge on users (purge_at) where purge_at is not null'
]

/** Nulls first on both engines, as the sorts of the list of users request them. */
function sortIndexes(engine: Database['engine']): string[] {
  const nulls = engine === 'postgres' ? ' nulls first' : ''
  return [
    `create index users_by_last_login on users (last_login_at${nulls}, id)`,
    `create index users_by_verified on users (email_verified_at${nulls}, id)`
  ]
}

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
const rankOfRole = 'coalesce((select "rank" from roles where roles.id = new.role), 0)'
const followRank = 'update users set role_rank = new."rank" where role = new.id;'

/**
 * Columns and counters that triggers maintain: numbers of users by tenant, role and status, the rank of a user's role,
 * the time of a status, and the trigrams of each search text (FTS5 requires an integer key). Postgres counts at the end
 * of a transaction and in a fixed row order, against deadlocks. Its search words are compared byte by byte, as in
 * SQLite, or prefix searches would not use the index. It vacuums users after few changes: each sign-in changes one, and
 * an index-only scan serves a deep page of the list only where nothing has changed since.
 */
const triggers = {
  sqlite: [
    `create trigger users_counted_insert after insert on users begin ${appear} end`,
    `create trigger users_counted_delete after delete on users begin ${vanish} end`,
    `create trigger users_counted_update after update of tenant_id, role, status on users
     begin ${vanish} ${appear} end`,
    `create table user_search (
    id integer primary key,
    user_id text not null unique references users (id) on delete cascade
  )`,
    `create virtual table user_trigrams using fts5 (
    search_text, content = '', contentless_delete = 1, tokenize = 'trigram'
  )`,
    `create trigger user_search_insert after insert on users begin
     insert into user_search (user_id) values (new.id);
     insert into user_trigrams (rowid, search_text)
       select id, new.search_text from user_search where user_id = new.id;
   end`,
    `create trigger user_search_update after update of search_text on users
   when old.search_text <> new.search_text begin
     insert or replace into user_trigrams (rowid, search_text)
       select id, new.search_text from user_search where user_id = new.id;
   end`,
    `create trigger user_search_delete before delete on users begin
     delete from user_trigrams where rowid = (select id from user_search where user_id = old.id);
   end`,
    ...['insert', 'update of role'].map(
      (change, at) => `create trigger users_know_role_rank_${at} after ${change} on users
       begin update users set role_rank = ${rankOfRole} where id = new.id; end`
    ),
    `create trigger users_know_changed_rank after update of "rank" on roles
     when old."rank" <> new."rank" begin ${followRank} end`,
    `create trigger users_know_status after update of status on users when old.status <> new.status
      begin update users set status_changed_at = new.updated_at where id = new.id; end`
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
    'alter table user_words alter column word type text collate "C"',
    `create function users_know_role_rank() returns trigger language plpgsql as $$
     begin
       new.role_rank := ${rankOfRole};
       return new;
     end $$`,
    `create trigger users_know_role_rank before insert or update of role on users
     for each row execute function users_know_role_rank()`,
    `create function users_know_changed_rank() returns trigger language plpgsql as $$
     begin ${followRank} return null; end $$`,
    `create trigger users_know_changed_rank after update of "rank" on roles
     for each row when (old."rank" <> new."rank") execute function users_know_changed_rank()`,
    `create function users_know_status() returns trigger language plpgsql as $$
     begin
       new.status_changed_at := new.updated_at;
       return new;
     end $$`,
    `create trigger users_know_status before update of status on users
     for each row when (old.status is distinct from new.status) execute function users_know_status()`,
    'alter table users set (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_threshold = 500)'
  ]
} as const

import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'

/** The rank of a user's role beside the user, so that a list sorts by it: the ids of own roles are random. */
export function roleRank({ engine }: Database): Migration {
  return {
    async up(db) {
      for (const statement of [...all, ...triggers[engine]]) await sql.raw(statement).execute(db)
    }
  }
}

const rankOf = (role: string): string => `coalesce((select "rank" from roles where roles.id = ${role}), 0)`

const all = [
  'alter table users add column role_rank integer not null default 0',
  `update users set role_rank = ${rankOf('users.role')}`,
  'create index users_by_role_rank on users (role_rank, role, created_at, id)'
]

const follow = 'update users set role_rank = new."rank" where role = new.id'

const triggers = {
  sqlite: [
    ...['insert', 'update of role'].map(
      (change, at) => `create trigger users_know_role_rank_${at} after ${change} on users
        begin update users set role_rank = ${rankOf('new.role')} where id = new.id; end`
    ),
    `create trigger users_know_changed_rank after update of "rank" on roles
     when old."rank" <> new."rank" begin ${follow}; end`
  ],
  postgres: [
    `create function users_know_role_rank() returns trigger language plpgsql as $$
     begin
       new.role_rank := ${rankOf('new.role')};
       return new;
     end $$`,
    `create trigger users_know_role_rank before insert or update of role on users
     for each row execute function users_know_role_rank()`,
    `create function users_know_changed_rank() returns trigger language plpgsql as $$
     begin ${follow}; return null; end $$`,
    `create trigger users_know_changed_rank after update of "rank" on roles
     for each row when (old."rank" <> new."rank") execute function users_know_changed_rank()`
  ]
} as const

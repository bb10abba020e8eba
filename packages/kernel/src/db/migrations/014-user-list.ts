import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { toSearchText } from '../search-text.ts'
import type { Tables } from '../tables.ts'
import { createTrigramIndex } from './trigram-index.ts'

/**
 * A list of users that sorts by each column, filters by each fact and finds any part of a name, at the same cost for a
 * hundred thousand: keys in one script-neutral form, facts of other tables kept by triggers, and trigrams.
 */
export function userList({ engine }: Database): Migration {
  return {
    async up(db) {
      for (const statement of columns) await sql.raw(statement).execute(db)
      await fillSearchTexts(db as Kysely<Tables>)
      for (const statement of [...facts[engine], ...sortIndexes(engine)]) await sql.raw(statement).execute(db)
      if (engine === 'sqlite') for (const statement of trigrams) await sql.raw(statement).execute(db)
      else
        await createTrigramIndex(db, {
          name: 'users_by_trigram',
          table: 'users',
          column: 'search_text'
        })
    }
  }
}

const columns = [
  `alter table users add column search_text text not null default ''`,
  `alter table users add column first_name_key text not null default ''`,
  `alter table users add column last_name_key text not null default ''`,
  `alter table users add column provider text not null default 'local'`,
  'alter table users add column second_factor integer not null default 0'
]

const atOnce = 500

async function fillSearchTexts(db: Kysely<Tables>): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'last_name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const row of rows)
      await db.updateTable('users').set(toSearchText(row)).where('id', '=', row.id).execute()
    after = rows.at(-1)?.id ?? ''
    if (rows.length < atOnce) return
  }
}

const provider = (id: string): string => `
  update users set provider = case when password_hash is not null then 'local' else coalesce(
    (select identities.provider from identities where identities.user_id = users.id
     order by identities.connected_at, identities.id limit 1), 'local') end
  where id = ${id};`

const secondFactor = (id: string): string => `
  update users set second_factor = case when
    exists (select 1 from totp where totp.user_id = users.id and totp.secret is not null) or
    exists (select 1 from passkeys where passkeys.user_id = users.id) then 1 else 0 end
  where id = ${id};`

/** What a change of a table changes in `users`. */
const watched = [
  { table: 'identities', statement: provider },
  { table: 'totp', statement: secondFactor },
  { table: 'passkeys', statement: secondFactor }
] as const

const facts = {
  sqlite: [
    ...watched.flatMap(({ table, statement }) =>
      ['insert', 'update', 'delete'].map(
        (change) => `create trigger users_know_${table}_${change} after ${change} on ${table}
          begin ${statement(change === 'delete' ? 'old.user_id' : 'new.user_id')} end`
      )
    ),
    `create trigger users_know_password after update of password_hash on users begin ${provider('new.id')} end`,
    provider('id'),
    secondFactor('id')
  ],
  postgres: [
    ...watched.flatMap(({ table, statement }) => [
      `create function users_know_${table}() returns trigger language plpgsql as $$
       begin
         ${statement("case when tg_op = 'DELETE' then old.user_id else new.user_id end")}
         return null;
       end $$`,
      `create trigger users_know_${table} after insert or update or delete on ${table}
       for each row execute function users_know_${table}()`
    ]),
    `create function users_know_password() returns trigger language plpgsql as $$
     begin ${provider('new.id')} return null; end $$`,
    `create trigger users_know_password after update of password_hash on users
     for each row execute function users_know_password()`,
    provider('id'),
    secondFactor('id')
  ]
} as const

/** Nulls come first on both engines, as `user-sorts.ts` asks for them. */
function sortIndexes(engine: Database['engine']): string[] {
  const nulls = engine === 'postgres' ? ' nulls first' : ''
  return [
    'create index users_by_first_name on users (first_name_key, last_name_key, id)',
    'create index users_by_last_name on users (last_name_key, first_name_key, id)',
    'create index users_by_email on users (email, id)',
    `create index users_by_last_login on users (last_login_at${nulls}, id)`,
    `create index users_by_verified on users (email_verified_at${nulls}, id)`,
    'create index users_by_logins on users (login_count, id)',
    'create index users_by_provider on users (provider, created_at, id)',
    'create index users_by_second_factor on users (second_factor, created_at, id)'
  ]
}

/** The trigrams of each search text; FTS5 wants a whole number for each row. */
const trigrams = [
  `create table user_search (
    id integer primary key,
    user_id text not null unique references users (id) on delete cascade
  )`,
  `create virtual table user_trigrams using fts5 (
    search_text, content = '', contentless_delete = 1, tokenize = 'trigram'
  )`,
  'insert into user_search (user_id) select id from users',
  `insert into user_trigrams (rowid, search_text)
   select user_search.id, users.search_text from user_search join users on users.id = user_search.user_id`,
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
   end`
]

import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { toAuditSearchText } from '../audit-search-text.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { createTrigramIndex } from './trigram-index.ts'

/**
 * When the secret of a provider expires; sign-ins that only try a provider; a text index of the audit log, beside it, so
 * that its hashes stay; and checkpoints of it that a public key verifies.
 */
export function settingsAndAudit({ engine }: Database): Migration {
  return {
    async up(db) {
      for (const statement of [...tables[engine], ...checkpoints, ...appendOnly[engine]])
        await sql.raw(statement).execute(db)
      await fillSearchTexts(db as Kysely<Tables>)
      if (engine === 'postgres')
        await createTrigramIndex(db, {
          name: 'audit_by_trigram',
          table: 'audit_search',
          column: 'search_text'
        })
    }
  }
}

const shared = [
  'alter table identity_providers add column secret_expires_at bigint',
  `create table provider_trials (
    id text primary key,
    provider text not null,
    user_id text not null references users (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null,
    result text,
    matched_user_id text
  )`,
  'create index provider_trials_user on provider_trials (user_id, created_at)'
]

/** SQLite numbers the rows of its index as the entries are numbered. */
const tables = {
  sqlite: [
    ...shared,
    'create table audit_search (seq integer primary key, search_text text not null)',
    `create virtual table audit_trigrams using fts5 (search_text, content = '', tokenize = 'trigram')`,
    `create trigger audit_search_insert after insert on audit_search begin
       insert into audit_trigrams (rowid, search_text) values (new.seq, new.search_text);
     end`
  ],
  postgres: [...shared, 'create table audit_search (seq bigint primary key, search_text text not null)']
} as const

const checkpoints = [
  `create table audit_public_checkpoints (
    seq bigint primary key,
    digest text not null,
    at bigint not null,
    signature text not null
  )`
]

const appendOnly = {
  sqlite: ['update', 'delete'].map(
    (change) =>
      `create trigger audit_public_checkpoints_no_${change} before ${change} on audit_public_checkpoints
       begin select raise(abort, 'the audit log is append-only'); end`
  ),
  postgres: [
    `create trigger audit_public_checkpoints_append_only before update or delete on audit_public_checkpoints
     for each row execute function audit_append_only()`,
    `create trigger audit_public_checkpoints_no_truncate before truncate on audit_public_checkpoints
     for each statement execute function audit_append_only()`
  ]
} as const

const atOnce = 500

async function fillSearchTexts(db: Kysely<Tables>): Promise<void> {
  let after = 0
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    await db
      .insertInto('audit_search')
      .values(rows.map((row) => ({ seq: row.seq, search_text: toAuditSearchText(row) })))
      .execute()
    after = rows.at(-1)?.seq ?? 0
  }
}

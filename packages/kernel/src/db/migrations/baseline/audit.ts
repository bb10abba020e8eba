import type { Baseline } from '../define-baseline.ts'

/** The audit log, its daily checkpoints and its search; triggers make it append-only. */
export const auditBaseline: Baseline = {
  statements: (engine) => [...tables, ...indexes, ...search[engine], ...appendOnly[engine]],
  trigrams: { name: 'audit_by_trigram', table: 'audit_search', column: 'search_text' }
}

const tables = [
  `create table audit (
    seq bigint primary key,
    at bigint not null,
    action text not null,
    outcome text not null,
    actor_id text,
    impersonator_id text,
    subject_type text,
    subject_id text,
    ip text not null,
    device text not null,
    details text not null,
    previous_hash text not null,
    hash text not null,
    tenant_id text
  )`,
  `create table audit_checkpoints (
    day text primary key,
    seq bigint not null,
    hash text not null,
    signature text not null
  )`,
  `create table audit_public_checkpoints (
    seq bigint primary key,
    digest text not null,
    at bigint not null,
    signature text not null
  )`
]

const indexes = [
  'create index audit_actor on audit (actor_id, seq)',
  'create index audit_subject on audit (subject_id, seq)',
  'create index audit_actor_action on audit (actor_id, action, seq)',
  'create index audit_subject_action on audit (subject_id, action, seq)',
  'create index audit_action on audit (action, seq)',
  'create index audit_time on audit (at, seq)',
  'create index audit_tenant on audit (tenant_id, seq) where tenant_id is not null'
]

const search = {
  sqlite: [
    `create table audit_search (
    seq integer primary key,
    search_text text not null
  )`,
    "create virtual table audit_trigrams using fts5 (search_text, content = '', tokenize = 'trigram')",
    `create trigger audit_search_insert after insert on audit_search begin
       insert into audit_trigrams (rowid, search_text) values (new.seq, new.search_text);
     end`
  ],
  postgres: ['create table audit_search (seq bigint primary key, search_text text not null)']
} as const

const guarded = ['audit', 'audit_checkpoints', 'audit_public_checkpoints'] as const

const appendOnly = {
  sqlite: guarded.flatMap((table) =>
    ['update', 'delete'].map(
      (change) => `create trigger ${table}_no_${change} before ${change} on ${table}
       begin select raise(abort, 'the audit log is append-only'); end`
    )
  ),
  postgres: [
    `create function audit_append_only() returns trigger language plpgsql as
     $$ begin raise exception 'the audit log is append-only'; end $$`,
    ...guarded.flatMap((table) => [
      `create trigger ${table}_append_only before update or delete on ${table}
       for each row execute function audit_append_only()`,
      `create trigger ${table}_no_truncate before truncate on ${table}
       for each statement execute function audit_append_only()`
    ])
  ]
} as const

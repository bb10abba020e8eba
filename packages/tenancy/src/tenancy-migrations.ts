import { defineBaseline, type Migrations } from '@sitewright/kernel/db'

/** Invitations, invoices and payments, domains, isolation probes and satisfaction. */
export const tenancyMigrations: Migrations = {
  '220-tenancy': defineBaseline({
    statements: () => [...tables, ...indexes]
  })
}

const tables = [
  `create table tenant_invitations (
    id text primary key,
    tenant_id text not null references tenants (id) on delete cascade,
    email text not null,
    role text not null,
    state text not null,
    token_hash text not null,
    invited_by text not null,
    accepted_by text,
    created_at bigint not null,
    sent_at bigint not null,
    expires_at bigint not null,
    ended_at bigint
  )`,
  `create table tenant_billing (
    tenant_id text primary key,
    billing_anchor bigint not null,
    period_start bigint,
    period_end bigint,
    price bigint not null,
    currency text not null,
    plan_name text not null,
    invoice_id text,
    carried text not null
  )`,
  `create table invoices (
    id text primary key,
    tenant_id text not null,
    tenant_name text not null,
    year integer not null,
    sequence integer not null,
    number text not null,
    period_start bigint not null,
    period_end bigint not null,
    lines text not null,
    currency text not null,
    total bigint not null,
    status text not null,
    issued_at bigint not null,
    due_at bigint not null,
    paid_at bigint,
    paid_note text,
    reminded_at bigint,
    suspended_at bigint,
    revision integer not null default 1,
    payment_attempts integer not null default 0
  )`,
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
  `create table tenant_domains (
    tenant_id text primary key references tenants (id) on delete cascade,
    domain text not null,
    token text not null,
    proved_at bigint,
    checked_at bigint,
    outcome text,
    misses integer not null default 0,
    looked_at bigint
  )`,
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
  `create table payment_pages (
    reference text primary key,
    invoice_id text not null,
    provider text not null,
    url text not null,
    state text not null,
    problem text,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  `create table payment_events (
    id text primary key,
    provider text not null,
    kind text not null,
    reference text not null,
    invoice_id text,
    amount bigint,
    currency text not null,
    payment text not null,
    outcome text not null,
    received_at bigint not null
  )`
]

const indexes = [
  'create index tenant_invitations_tenant on tenant_invitations (tenant_id, created_at, id)',
  "create unique index tenant_invitations_open on tenant_invitations (tenant_id, email) where state = 'open'",
  'create unique index tenant_invitations_token on tenant_invitations (token_hash)',
  'create index tenant_invitations_ended on tenant_invitations (ended_at)',
  'create unique index invoices_number on invoices (year, sequence)',
  'create unique index invoices_period on invoices (tenant_id, period_start)',
  "create index invoices_open on invoices (due_at) where status = 'open'",
  "create index invoices_paid on invoices (paid_at) where status = 'paid'",
  'create index tenant_billing_end on tenant_billing (period_end)',
  'create index isolation_probes_ended on isolation_probes (ended_at)',
  'create unique index tenant_domains_proved on tenant_domains (domain) where proved_at is not null',
  "create index invoices_overdue on invoices (tenant_id, due_at) where status = 'open'",
  'create index tenant_domains_looked on tenant_domains (looked_at) where proved_at is not null',
  'create index satisfaction_answers_tenant on satisfaction_answers (tenant_id, answered_at, id)',
  'create index satisfaction_answers_user on satisfaction_answers (user_id, tenant_id, answered_at)',
  'create index satisfaction_answers_time on satisfaction_answers (answered_at)',
  'create index payment_pages_invoice on payment_pages (invoice_id, created_at)',
  "create index payment_pages_closing on payment_pages (created_at) where state = 'closing'",
  'create index payment_events_reference on payment_events (reference)',
  'create index payment_events_outcome on payment_events (outcome, received_at)'
]

import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** What is billed to each tenant, and the invoices. One for each period of a tenant, whatever the clocks of the servers say. */
export function invoices(): Migration {
  return statements([
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
      revision integer not null default 1
    )`,
    'create unique index invoices_number on invoices (year, sequence)',
    'create unique index invoices_period on invoices (tenant_id, period_start)',
    "create index invoices_open on invoices (due_at) where status = 'open'",
    "create index invoices_paid on invoices (paid_at) where status = 'paid'",
    'create index tenant_billing_end on tenant_billing (period_end)'
  ])
}

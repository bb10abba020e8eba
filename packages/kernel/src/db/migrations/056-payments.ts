import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Pages of a payment provider on which invoices are paid, and what the provider told of them. */
export function payments(): Migration {
  return statements([
    // How many pages were asked for: the idempotency key of the next one is made from it.
    'alter table invoices add column payment_attempts integer not null default 0',
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
    'create index payment_pages_invoice on payment_pages (invoice_id, created_at)',
    "create index payment_pages_closing on payment_pages (created_at) where state = 'closing'",
    // The id is that of the provider, which sends an event until it is answered, and sometimes again.
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
    )`,
    'create index payment_events_reference on payment_events (reference)',
    'create index payment_events_outcome on payment_events (outcome, received_at)'
  ])
}

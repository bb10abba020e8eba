import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

const gigabyte = 1_000_000_000

/**
 * Plans, with limits to begin with and without prices, and tenants. What a tenant uses is measured by a task and kept
 * with it, so that 10,000 of them are sorted without counting again.
 */
export function tenants(): Migration {
  return statements([
    `create table plans (
      id text primary key,
      name text not null,
      position integer not null,
      currency text not null,
      monthly_price bigint,
      yearly_price bigint,
      users_limit bigint,
      storage_limit bigint,
      requests_limit bigint
    )`,
    `insert into plans (id, name, position, currency, users_limit, storage_limit, requests_limit) values
      ('starter', 'Starter', 1, 'EUR', 10, ${5 * gigabyte}, 100000),
      ('professional', 'Professional', 2, 'EUR', 80, ${50 * gigabyte}, 1000000),
      ('enterprise', 'Enterprise', 3, 'EUR', 400, ${500 * gigabyte}, 10000000),
      ('custom', 'Custom', 4, 'EUR', null, null, null)`,
    `create table tenants (
      id text primary key,
      name text not null,
      name_key text not null,
      subdomain text not null,
      domain text,
      status text not null,
      plan_id text not null references plans (id),
      period text not null,
      admin_id text,
      search_text text not null,
      users_limit bigint,
      storage_limit bigint,
      requests_limit bigint,
      storage_bytes bigint,
      requests bigint,
      active_users bigint,
      last_activity bigint,
      measured_at bigint,
      revision integer not null default 1,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create unique index tenants_subdomain on tenants (subdomain)',
    'create index tenants_created on tenants (created_at, id)',
    'create index tenants_name on tenants (name_key, id)',
    'create index tenants_measured on tenants (measured_at)',
    `create index metric_calls_tenant on metric_calls (tenant, resolution, at) where tenant <> '*'`
  ])
}

import type { Baseline } from '../define-baseline.ts'

/** Plans, tenants and memberships. */
export const tenantsBaseline: Baseline = {
  statements: () => [...tables, ...plans, ...indexes]
}

const tables = [
  `create table plans (
    id text primary key,
    name text not null,
    position integer not null,
    currency text not null,
    monthly_price bigint,
    yearly_price bigint,
    users_limit bigint,
    storage_limit bigint,
    requests_limit bigint,
    features_off text not null default '[]'
  )`,
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
    updated_at bigint not null,
    status_before text,
    status_changed_at bigint,
    suspend_reason text,
    told_users integer not null default 0,
    told_storage integer not null default 0,
    told_requests integer not null default 0,
    feature_overrides text not null default '{}'
  )`,
  `create table memberships (
    id text primary key,
    tenant_id text not null,
    user_id text not null references users (id) on delete cascade,
    role text not null,
    created_at bigint not null
  )`
]

/** The initial plans; a null limit is unlimited. */
const plans = [
  `insert into plans (id, name, position, currency, users_limit, storage_limit, requests_limit) values
    ('starter', 'Starter', 1, 'EUR', 10, 5000000000, 100000),
    ('professional', 'Professional', 2, 'EUR', 80, 50000000000, 1000000),
    ('enterprise', 'Enterprise', 3, 'EUR', 400, 500000000000, 10000000),
    ('custom', 'Custom', 4, 'EUR', null, null, null)`
]

const indexes = [
  'create unique index tenants_subdomain on tenants (subdomain)',
  'create index tenants_created on tenants (created_at, id)',
  'create index tenants_name on tenants (name_key, id)',
  'create index tenants_measured on tenants (measured_at)',
  'create unique index memberships_tenant on memberships (tenant_id, user_id)',
  'create index memberships_user on memberships (user_id)'
]

import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/**
 * Memberships, by which a user works in a tenant that they do not belong to, and invitations into tenants. A session may
 * carry a membership, whose tenant and role then stand in for the user's own (ADR 25).
 */
export function memberships(): Migration {
  return statements([
    // A deleted user may come back after the tenant has gone: a membership of it is nowhere shown then.
    `create table memberships (
      id text primary key,
      tenant_id text not null,
      user_id text not null references users (id) on delete cascade,
      role text not null,
      created_at bigint not null
    )`,
    'create unique index memberships_tenant on memberships (tenant_id, user_id)',
    'create index memberships_user on memberships (user_id)',
    'alter table sessions add column membership_id text',
    `create index sessions_membership on sessions (membership_id) where membership_id is not null`,
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
    'create index tenant_invitations_tenant on tenant_invitations (tenant_id, created_at, id)',
    `create unique index tenant_invitations_open on tenant_invitations (tenant_id, email) where state = 'open'`,
    'create unique index tenant_invitations_token on tenant_invitations (token_hash)',
    'create index tenant_invitations_ended on tenant_invitations (ended_at)'
  ])
}

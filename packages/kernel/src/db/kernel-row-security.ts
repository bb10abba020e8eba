import {
  currentTenant,
  currentUser,
  isOfTenant,
  ofTenant,
  ofUser,
  partOf,
  type RowSecurity
} from './row-security.ts'

/** Row-level security of the kernel's tables. */
export const kernelRowSecurity: RowSecurity = {
  users: {
    where: `tenant_id = ${currentTenant} or id = ${currentUser} or exists (
      select 1 from memberships where memberships.user_id = users.id and memberships.tenant_id = ${currentTenant})`
  },
  user_words: ofUser('user_words'),
  // The row numbers of the search index of SQLite.
  user_search: 'none',
  user_counts: { where: `tenant = ${currentTenant}` },
  deleted_users: ofTenant,
  deleted_rows: partOf('deleted_rows', 'user_id', 'deleted_users', 'user_id'),
  sessions: {
    where: `user_id = ${currentUser}
      or exists (select 1 from users where users.id = sessions.user_id and users.tenant_id = ${currentTenant})
      or exists (
        select 1 from memberships
        where memberships.id = sessions.membership_id and memberships.tenant_id = ${currentTenant})`
  },
  refresh_tokens: partOf('refresh_tokens', 'session_id', 'sessions'),
  api_keys: ofUser('api_keys'),
  one_time_tokens: ofUser('one_time_tokens'),
  notices: ofUser('notices'),
  tenants: {
    where: `id = ${currentTenant}
      or exists (select 1 from users where users.id = ${currentUser} and users.tenant_id = tenants.id)
      or exists (
        select 1 from memberships where memberships.tenant_id = tenants.id and memberships.user_id = ${currentUser})`
  },
  // Users see their own memberships from every tenant, and can leave. Invitations are accepted without a tenant.
  memberships: { where: `${isOfTenant} or user_id = ${currentUser}`, insert: 'tenant', update: 'tenant' },
  jobs: ofTenant,
  job_items: partOf('job_items', 'job_id', 'jobs'),
  audit: ofTenant,
  audit_search: partOf('audit_search', 'seq', 'audit', 'seq'),
  // The signed heads of the chain; they hold nothing of its entries.
  audit_checkpoints: 'shared',
  audit_public_checkpoints: 'shared',
  // An event here may concern users who see all tenants.
  events: { where: `tenant_id = ${currentTenant} or user_id = ${currentUser}`, insert: 'any' },
  mails: { where: 'false', insert: 'any' },
  // Counted by address and by account, also for accounts that do not exist.
  attempts: 'shared',
  rate_counts: 'shared',
  roles: 'shared',
  plans: 'shared',
  settings: 'shared',
  metric_calls: { where: `tenant = ${currentTenant}` },
  metric_gauges: 'none',
  servers: 'none',
  leases: 'none'
}

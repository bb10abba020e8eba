import type { Tables } from '../../src/db/tables.ts'

/** Settings of a connection that the policies read. */
export const tenantSetting = 'sitewright.tenant'
export const userSetting = 'sitewright.user'

/** Which rows of a table a tenant may read and write. */
export type TableRows =
  /**
   * SQL over the columns of the table. Inserted rows have to match it too, unless `insert` allows any or only the
   * tenant's; `update: 'tenant'` restricts updates to the tenant's.
   */
  | { where: string; insert?: 'any' | 'tenant'; update?: 'tenant' }
  /** All rows: shared by the whole installation. */
  | 'shared'
  /** None: internal to the installation. */
  | 'none'

// As a subquery it is evaluated once per statement, not per row.
const tenant = `(select current_setting('${tenantSetting}', true))`
const user = `(select current_setting('${userSetting}', true))`

/** Rows whose `tenant_id` is the tenant's. */
export const isOfTenant = `tenant_id = ${tenant}`

const ofTenant: TableRows = { where: isOfTenant }

/** Rows that belong to a user: those of the tenant's users, and the user's own. */
const ofUser = (table: string, column = 'user_id'): TableRows => ({
  where: `${column} = ${user} or exists (
    select 1 from users where users.id = ${table}.${column} and users.tenant_id = ${tenant})`
})

/** Rows that belong to a row of another table. */
const partOf = (table: string, column: string, whole: string, key = 'id'): TableRows => ({
  where: `exists (select 1 from ${whole} as whole where whole.${key} = ${table}.${column})`
})

/**
 * The row-level security of every table. Every table is listed, so that a new one does not compile without a decision.
 */
export const tableRows: Readonly<Record<keyof Tables, TableRows>> = {
  users: {
    where: `tenant_id = ${tenant} or id = ${user} or exists (
      select 1 from memberships where memberships.user_id = users.id and memberships.tenant_id = ${tenant})`
  },
  user_words: ofUser('user_words'),
  // The row numbers of the search index of SQLite.
  user_search: 'none',
  user_counts: { where: `tenant = ${tenant}` },
  deleted_users: ofTenant,
  deleted_rows: partOf('deleted_rows', 'user_id', 'deleted_users', 'user_id'),
  sessions: {
    where: `user_id = ${user}
      or exists (select 1 from users where users.id = sessions.user_id and users.tenant_id = ${tenant})
      or exists (
        select 1 from memberships
        where memberships.id = sessions.membership_id and memberships.tenant_id = ${tenant})`
  },
  refresh_tokens: partOf('refresh_tokens', 'session_id', 'sessions'),
  api_keys: ofUser('api_keys'),
  one_time_tokens: ofUser('one_time_tokens'),
  identities: ofUser('identities'),
  avatars: ofUser('avatars'),
  totp: ofUser('totp'),
  recovery_sets: ofUser('recovery_sets'),
  recovery_codes: ofUser('recovery_codes'),
  passkeys: ofUser('passkeys'),
  passkey_challenges: ofUser('passkey_challenges'),
  second_factor_resets: ofUser('second_factor_resets'),
  provider_trials: ofUser('provider_trials'),
  preferences: ofUser('preferences'),
  notices: ofUser('notices'),
  explorer_calls: ofUser('explorer_calls'),
  explorer_secrets: ofUser('explorer_secrets'),
  query_history: ofUser('query_history'),
  query_snippets: ofUser('query_snippets'),
  query_charges: ofUser('query_charges'),
  saved_projects: ofUser('saved_projects'),
  saved_project_versions: partOf('saved_project_versions', 'project_id', 'saved_projects'),
  tenants: {
    where: `id = ${tenant}
      or exists (select 1 from users where users.id = ${user} and users.tenant_id = tenants.id)
      or exists (
        select 1 from memberships where memberships.tenant_id = tenants.id and memberships.user_id = ${user})`
  },
  // Users see their own memberships from every tenant, and can leave. Invitations are accepted without a tenant.
  memberships: { where: `${isOfTenant} or user_id = ${user}`, insert: 'tenant', update: 'tenant' },
  tenant_invitations: ofTenant,
  tenant_domains: ofTenant,
  satisfaction_asks: ofUser('satisfaction_asks'),
  satisfaction_answers: ofUser('satisfaction_answers'),
  tenant_billing: ofTenant,
  invoices: ofTenant,
  payment_pages: 'none',
  payment_events: 'none',
  isolation_probes: 'none',
  jobs: ofTenant,
  job_items: partOf('job_items', 'job_id', 'jobs'),
  imports: ofTenant,
  import_rows: partOf('import_rows', 'import_id', 'imports'),
  // A user's own views are visible from every tenant that the user is a member of.
  saved_views: { where: `${isOfTenant} or owner_id = ${user}`, insert: 'tenant' },
  database_connections: ofTenant,
  database_writes: partOf('database_writes', 'connection_id', 'database_connections'),
  query_counts: partOf('query_counts', 'connection_id', 'database_connections'),
  database_migrations: partOf('database_migrations', 'connection_id', 'database_connections'),
  checks: ofTenant,
  check_results: partOf('check_results', 'check_id', 'checks'),
  check_buckets: partOf('check_buckets', 'check_id', 'checks'),
  maintenance_windows: ofTenant,
  audit: ofTenant,
  audit_search: partOf('audit_search', 'seq', 'audit', 'seq'),
  // The signed heads of the chain; they hold nothing of its entries.
  audit_checkpoints: 'shared',
  audit_public_checkpoints: 'shared',
  // An event here may concern users who see all tenants.
  events: { where: `tenant_id = ${tenant} or user_id = ${user}`, insert: 'any' },
  mails: { where: 'false', insert: 'any' },
  // Counted by address and by account, also for accounts that do not exist.
  attempts: 'shared',
  rate_counts: 'shared',
  roles: 'shared',
  plans: 'shared',
  settings: 'shared',
  identity_providers: 'shared',
  metric_calls: { where: `tenant = ${tenant}` },
  metric_gauges: 'none',
  servers: 'none',
  sign_in_counts: 'none',
  leases: 'none',
  oauth_flows: 'shared',
  need_snoozes: 'none',
  alert_rules: 'none',
  alerts: 'none',
  alert_events: 'none',
  silences: 'none',
  webhooks: 'none',
  webhook_deliveries: 'none',
  incident_titles: 'none',
  incident_notes: 'none'
}

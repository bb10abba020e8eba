import type { Generated } from 'kysely'
import type { ApiKeysTable, RefreshTokensTable, SessionsTable } from './session-tables.ts'
import type { RolesTable } from './roles-table.ts'
import type {
  AvatarsTable,
  DeletedRowsTable,
  DeletedUsersTable,
  UserCountsTable,
  UserSearchTable,
  UsersTable,
  UserWordsTable
} from './user-tables.ts'
import type { AlertTables } from './alert-tables.ts'
import type { CheckTables } from './checks-tables.ts'
import type { DatabaseTables } from './database-tables.ts'
import type { ExplorerCallsTable, ExplorerSecretsTable } from './explorer-tables.ts'
import type { ImportTables } from './imports-tables.ts'
import type { JobTables } from './jobs-tables.ts'
import type { MetricCallsTable, MetricGaugesTable, ServersTable } from './metrics-tables.ts'
import type { NeedSnoozesTable } from './need-tables.ts'
import type { NoticesTable, PreferencesTable } from './notice-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { SavedProjectTables } from './saved-project-tables.ts'
import type { TenantTables } from './tenant-tables.ts'

/** Times are integer milliseconds, switches 0 or 1, lists and objects JSON text: the same on both engines (design §5). */
export type Time = number
export type Switch = 0 | 1

export type OneTimePurpose =
  | 'email-verify'
  | 'password-reset'
  | 'unlock'
  | 'set-up'
  | 'second-factor'
  | 'email-change'

export interface OneTimeTokensTable {
  hash: string
  purpose: OneTimePurpose
  user_id: string | null
  payload: string
  created_at: Time
  expires_at: Time
  used_at: Time | null
  tries: Generated<number>
}

export interface AttemptsTable {
  /** A user id, or a hash of an email address that has no account. */
  account: string
  /** `any`, or a known device, which has a counter of its own. */
  device: string
  fails: number
  window_ends_at: Time
  locked_until: Time | null
}

export interface RateCountsTable {
  key: string
  count: number
  ends_at: Time
}

export interface AuditTable {
  seq: number
  at: Time
  action: string
  outcome: 'done' | 'refused'
  actor_id: string | null
  impersonator_id: string | null
  subject_type: string | null
  subject_id: string | null
  /** The tenant that the entry concerns; null for the installation itself, and in rows from before migration 025. */
  tenant_id: string | null
  ip: string
  device: string
  details: string
  previous_hash: string
  hash: string
}

/** Signed head of the audit log at the end of a day; it reveals rows that were cut from the end. */
export interface AuditCheckpointsTable {
  /** As `2026-11-21`, UTC. */
  day: string
  seq: number
  hash: string
  signature: string
}

/** Search text of an audit entry; derived from it, and not covered by its hash. */
export interface AuditSearchTable {
  seq: number
  search_text: string
}

/** Signed head of the log's public hash chain: anyone with the public key can verify an export. */
export interface AuditPublicCheckpointsTable {
  seq: number
  digest: string
  at: Time
  signature: string
}

/** Completed sign-ins within an hour by the method of their first factor. */
export interface SignInCountsTable {
  /** Start of the hour. */
  hour: Time
  /** `password`, `passkey`, or the id of a provider. */
  way: string
  sign_ins: number
  second_factors: number
}

export interface SettingsTable {
  key: string
  value: string
  updated_at: Time
}

export interface LeasesTable {
  name: string
  holder: string
  until: Time
}

export interface MailsTable {
  id: string
  kind: string
  /** Encrypted like the content, which is deleted once the mail was sent. */
  recipient: string
  content: string
  state: 'waiting' | 'sent' | 'given-up'
  tries: Generated<number>
  created_at: Time
  due_at: Time
  ended_at: Time | null
  /** Error of the last attempt. */
  problem: string | null
}

export interface IdentityProvidersTable {
  id: string
  enabled: Switch
  client_id: string
  /** Encrypted. */
  client_secret: string | null
  secret_last4: string | null
  secret_updated_at: Time | null
  /** When the secret expires, as an administrator entered it. */
  secret_expires_at: Time | null
  /** JSON: scopes, tenant, URL, mapping and restrictions that differ from the defaults. */
  settings: string
  logins: Generated<number>
  failures: Generated<number>
  last_login_at: Time | null
  updated_at: Time
}

/** An identity at a provider, known by issuer and subject, never by its email address (security bar 38). */
export interface IdentitiesTable {
  id: string
  user_id: string
  provider: string
  issuer: string
  subject: string
  email: string | null
  connected_at: Time
  last_used_at: Time | null
}

/** An OAuth flow that was started in a browser and has not been completed. */
export interface OauthFlowsTable {
  state_hash: string
  /** Hash of the cookie that binds the flow to its browser. */
  browser_hash: string
  provider: string
  intent: string
  /** Encrypted: PKCE code verifier and nonce. */
  secrets: string
  created_at: Time
  expires_at: Time
  used_at: Time | null
}

/** A test sign-in, which only shows the claims of a provider; it creates no session and no user. */
export interface ProviderTrialsTable {
  id: string
  provider: string
  /** The administrator who started it. */
  user_id: string
  created_at: Time
  expires_at: Time
  /** Encrypted JSON; null until the provider has redirected back. */
  result: string | null
  /** The user to whom the returned identity belongs. */
  matched_user_id: string | null
}

export interface TotpTable {
  user_id: string
  /** Encrypted TOTP secret in use; null until a first code has confirmed it. */
  secret: string | null
  /** Encrypted TOTP secret that is being set up. */
  pending: string | null
  pending_until: Time | null
  /** Time step of the last accepted code, against replay. */
  last_step: Generated<number>
  confirmed_at: Time | null
}

export interface RecoverySetsTable {
  user_id: string
  /** Encrypted HMAC key of this set of recovery codes. */
  sealed_key: string
  created_at: Time
}

export interface RecoveryCodesTable {
  user_id: string
  hash: string
  used_at: Time | null
}

export interface PasskeysTable {
  id: string
  user_id: string
  credential_id: string
  /** COSE key, base64url. */
  public_key: string
  /** Signature counter of the authenticator; always 0 if it has none. */
  counter: number
  transports: string
  synced: Switch
  name: string
  created_at: Time
  last_used_at: Time | null
}

/** A second-factor reset that one administrator requested and another one has to approve. */
export interface SecondFactorResetsTable {
  user_id: string
  asked_by: string
  expires_at: Time
}

export interface PasskeyChallengesTable {
  hash: string
  purpose: 'register' | 'prove'
  user_id: string | null
  expires_at: Time
}

/** An event of the control panel. Its reader has the permission, or is the user. */
export interface EventsTable {
  id: Generated<number>
  at: Time
  topic: string
  /** Null for events of the installation itself. */
  tenant_id: string | null
  /** Null for the events of one user. */
  permission: string | null
  user_id: string | null
  /** JSON. */
  payload: string
}

export interface Tables
  extends
    AlertTables,
    CheckTables,
    DatabaseTables,
    ImportTables,
    JobTables,
    PaymentTables,
    SavedProjectTables,
    TenantTables {
  users: UsersTable
  roles: RolesTable
  user_words: UserWordsTable
  user_search: UserSearchTable
  user_counts: UserCountsTable
  deleted_users: DeletedUsersTable
  deleted_rows: DeletedRowsTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  api_keys: ApiKeysTable
  one_time_tokens: OneTimeTokensTable
  attempts: AttemptsTable
  rate_counts: RateCountsTable
  audit: AuditTable
  audit_checkpoints: AuditCheckpointsTable
  audit_search: AuditSearchTable
  audit_public_checkpoints: AuditPublicCheckpointsTable
  sign_in_counts: SignInCountsTable
  settings: SettingsTable
  leases: LeasesTable
  identity_providers: IdentityProvidersTable
  identities: IdentitiesTable
  oauth_flows: OauthFlowsTable
  provider_trials: ProviderTrialsTable
  avatars: AvatarsTable
  mails: MailsTable
  totp: TotpTable
  recovery_sets: RecoverySetsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  second_factor_resets: SecondFactorResetsTable
  events: EventsTable
  metric_calls: MetricCallsTable
  metric_gauges: MetricGaugesTable
  servers: ServersTable
  preferences: PreferencesTable
  notices: NoticesTable
  need_snoozes: NeedSnoozesTable
  explorer_calls: ExplorerCallsTable
  explorer_secrets: ExplorerSecretsTable
}

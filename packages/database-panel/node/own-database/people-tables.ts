import type { CopiedTableRule } from './copied-table-rule.ts'

/** Rules of the tables of accounts, sessions, tenants and projects. */
export const peopleTables = {
  users: {
    newest: 'created_at',
    columns: `
      id email first_name last_name role status email_verified_at:integer password_changed_at:integer
      tenant_id avatar last_login_at:integer login_count:integer created_at:integer updated_at:integer
      provider second_factor:integer role_rank:integer purge_at:integer status_changed_at:integer`,
    withheld: {
      password_hash: 'hash of the password',
      token_version: 'guards tokens',
      search_text: 'the name once more, as it is searched',
      first_name_key: 'the name once more, as it is sorted',
      last_name_key: 'the name once more, as it is sorted'
    }
  },
  roles: {
    columns: `
      id name description permissions rank:integer built_in:integer version:integer created_at:integer
      updated_at:integer`,
    withheld: { name_key: 'the name once more, as it is sorted' }
  },
  sessions: {
    key: '',
    newest: 'created_at',
    columns: `
      user_id area created_at:integer last_used_at:integer expires_at:integer idle_ms:integer
      remember:integer transport ip device methods proved_at:integer revoked_at:integer revoke_reason
      previous_login_at:integer last_seen_at:integer viewer_id membership_id`,
    withheld: { id: 'id of a session', viewer_session_id: 'id of a session' }
  },
  api_keys: {
    columns: 'id user_id name scopes created_at:integer expires_at:integer last_used_at:integer',
    withheld: { hash: 'hash of the key', last4: 'part of the key' }
  },
  identities: {
    columns: 'id user_id provider issuer email connected_at:integer last_used_at:integer',
    withheld: { subject: 'names the person at the provider' }
  },
  identity_providers: {
    columns: `
      id enabled:integer client_id secret_updated_at:integer logins:integer failures:integer
      last_login_at:integer updated_at:integer secret_expires_at:integer`,
    withheld: {
      client_secret: 'sealed secret',
      secret_last4: 'part of the secret',
      settings: 'shown with the provider'
    }
  },
  provider_trials: {
    columns: 'id provider user_id created_at:integer expires_at:integer matched_user_id',
    withheld: { result: 'sealed answer of the provider' }
  },
  passkeys: {
    columns: `
      id user_id counter:integer transports synced:integer name created_at:integer
      last_used_at:integer`,
    withheld: { credential_id: 'names the passkey', public_key: 'key of the passkey' }
  },
  totp: {
    key: 'user_id',
    columns: 'user_id pending_until:integer confirmed_at:integer',
    withheld: {
      secret: 'sealed secret of the app',
      pending: 'sealed secret of the app',
      last_step: 'newest code that was used'
    }
  },
  second_factor_resets: {
    key: 'user_id',
    columns: 'user_id asked_by expires_at:integer'
  },
  deleted_users: {
    key: 'user_id',
    newest: 'deleted_at',
    columns: 'user_id tenant_id email role status deleted_at:integer job_id'
  },
  avatars: {
    columns: 'id user_id type created_at:integer',
    withheld: { bytes: 'a picture' }
  },
  tenants: {
    columns: `
      id name subdomain domain status plan_id period admin_id users_limit:integer
      storage_limit:integer requests_limit:integer storage_bytes:integer requests:integer
      active_users:integer last_activity:integer measured_at:integer revision:integer
      created_at:integer updated_at:integer status_before status_changed_at:integer suspend_reason
      told_users:integer told_storage:integer told_requests:integer feature_overrides`,
    withheld: {
      name_key: 'the name once more, as it is sorted',
      search_text: 'the name once more, as it is searched'
    }
  },
  tenant_billing: {
    key: 'tenant_id',
    columns: `
      tenant_id billing_anchor:integer period_start:integer period_end:integer price:integer currency
      plan_name invoice_id carried`
  },
  tenant_domains: {
    key: 'tenant_id',
    columns: 'tenant_id domain proved_at:integer checked_at:integer outcome misses:integer looked_at:integer',
    withheld: { token: 'proof of the domain' }
  },
  tenant_invitations: {
    columns: `
      id tenant_id email role state invited_by accepted_by created_at:integer sent_at:integer
      expires_at:integer ended_at:integer`,
    withheld: { token_hash: 'hash of the link' }
  },
  memberships: {
    columns: 'id tenant_id user_id role created_at:integer'
  },
  plans: {
    columns: `
      id name position:integer currency monthly_price:integer yearly_price:integer users_limit:integer
      storage_limit:integer requests_limit:integer features_off`
  },
  invoices: {
    newest: 'issued_at',
    columns: `
      id tenant_id tenant_name year:integer sequence:integer number period_start:integer
      period_end:integer lines currency total:integer status issued_at:integer due_at:integer
      paid_at:integer paid_note reminded_at:integer suspended_at:integer revision:integer
      payment_attempts:integer`
  },
  payment_events: {
    columns: 'id provider kind invoice_id amount:integer currency outcome received_at:integer',
    withheld: { reference: 'id at the provider', payment: 'id at the provider' }
  },
  payment_pages: {
    key: '',
    columns: 'invoice_id provider state problem created_at:integer expires_at:integer',
    withheld: { reference: 'id at the provider', url: 'whoever has it may pay' }
  },
  satisfaction_answers: {
    columns: 'id user_id tenant_id score:integer answered_at:integer',
    withheld: { comment: 'told in confidence' }
  },
  satisfaction_asks: {
    key: 'user_id',
    columns: 'user_id asked_at:integer answered_at:integer'
  },
  saved_pictures: {
    key: 'user_id hash width',
    newest: 'created_at',
    columns: 'user_id hash width:integer type size:integer created_at:integer',
    withheld: { bytes: 'a picture' }
  },
  saved_project_pictures: {
    key: 'project_id version hash',
    columns: 'project_id version:integer hash'
  },
  saved_projects: {
    newest: 'updated_at',
    columns: `
      id user_id name framework features:integer version:integer created_at:integer updated_at:integer
      deleted_at:integer team`,
    withheld: { thumbnail: 'a picture', share_hash: 'hash of the link' }
  },
  saved_project_versions: {
    key: 'project_id version',
    newest: 'saved_at',
    columns: 'project_id version:integer framework features:integer saved_at:integer',
    withheld: { site: 'the whole project' }
  },
  sign_in_counts: {
    key: 'hour way',
    newest: 'hour',
    columns: 'hour:integer way sign_ins:integer second_factors:integer'
  },
  user_counts: {
    key: 'tenant role status',
    columns: 'tenant role status people:integer'
  }
} as const satisfies Record<string, CopiedTableRule>

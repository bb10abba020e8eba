import { encryptedColumns } from './rotate-encryption.ts'

/** A column whose values are never displayed. */
interface SecretColumn {
  table: string
  column: string
}

/**
 * All columns with secrets: ciphertexts, hashes of passwords and tokens, and values derived from addresses. The demo
 * leaves them out where it shows its own database.
 */
export const secretColumns: readonly SecretColumn[] = [
  ...encryptedColumns.map(({ table, column }) => ({ table, column })),
  { table: 'users', column: 'password_hash' },
  { table: 'api_keys', column: 'hash' },
  { table: 'one_time_tokens', column: 'hash' },
  { table: 'one_time_tokens', column: 'payload' },
  { table: 'refresh_tokens', column: 'hash' },
  { table: 'refresh_tokens', column: 'successor' },
  { table: 'recovery_codes', column: 'hash' },
  { table: 'passkey_challenges', column: 'hash' },
  { table: 'oauth_flows', column: 'state_hash' },
  { table: 'oauth_flows', column: 'browser_hash' },
  { table: 'oauth_flows', column: 'secrets' },
  { table: 'tenant_invitations', column: 'token_hash' },
  { table: 'saved_projects', column: 'share_hash' },
  { table: 'deleted_rows', column: 'content' },
  { table: 'attempts', column: 'account' },
  { table: 'attempts', column: 'device' },
  { table: 'rate_counts', column: 'key' }
]

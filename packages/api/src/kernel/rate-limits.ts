const minute = 60_000
const hour = 60 * minute

export interface RateLimit {
  /** Maximum per window. */
  calls: number
  /** What is counted, if not calls. */
  unit?: 'rows' | 'sessions' | 'refused tokens'
  /** Length of the window in milliseconds. */
  windowMs: number
  /** The counter's key, for the description of a call. */
  by: 'address' | 'account' | 'address and account' | 'session' | 'recipient' | 'key'
}

/** Rate limits by name (security bar 13). */
export const rateLimits = {
  'login-address': { calls: 10, windowMs: minute, by: 'address' },
  'login-account': { calls: 5, windowMs: minute, by: 'address and account' },
  'register-address': { calls: 5, windowMs: hour, by: 'address' },
  'reset-account': { calls: 3, windowMs: hour, by: 'address and account' },
  'reset-address': { calls: 20, windowMs: hour, by: 'address' },
  'mails-address': { calls: 20, windowMs: hour, by: 'recipient' },
  // Each page load renews once: a user opens pages by the hundred, a loop by the thousand.
  'refresh-session': { calls: 1200, windowMs: hour, by: 'session' },
  'refresh-sessions-address': { calls: 600, unit: 'sessions', windowMs: hour, by: 'address' },
  'refresh-refused-address': { calls: 60, unit: 'refused tokens', windowMs: hour, by: 'address' },
  'oauth-address': { calls: 20, windowMs: minute, by: 'address' },
  'oauth-return-address': { calls: 60, windowMs: minute, by: 'address' },
  'password-account': { calls: 10, windowMs: minute, by: 'account' },
  'email-change-account': { calls: 5, windowMs: hour, by: 'account' },
  'export-account': { calls: 10, windowMs: hour, by: 'account' },
  'people-export-account': { calls: 60, windowMs: hour, by: 'account' },
  'invoice-export-account': { calls: 60, windowMs: hour, by: 'account' },
  'audit-export-account': { calls: 30, windowMs: hour, by: 'account' },
  'replay-account': { calls: 60, windowMs: minute, by: 'account' },
  'import-account': { calls: 60, windowMs: hour, by: 'account' },
  'user-add-account': { calls: 300, windowMs: hour, by: 'account' },
  'import-rows-account': { calls: 500_000, unit: 'rows', windowMs: hour, by: 'account' },
  'test-connection': { calls: 10, windowMs: minute, by: 'account' },
  'domain-check-account': { calls: 20, windowMs: minute, by: 'account' },
  'database-read-account': { calls: 60, windowMs: minute, by: 'account' },
  'database-query-account': { calls: 120, windowMs: minute, by: 'account' },
  'database-export-account': { calls: 60, windowMs: hour, by: 'account' },
  'database-cancel-account': { calls: 240, windowMs: minute, by: 'account' },
  'database-write-account': { calls: 30, windowMs: minute, by: 'account' },
  'check-run-account': { calls: 30, windowMs: minute, by: 'account' },
  'token-address': { calls: 30, windowMs: minute, by: 'address' },
  'second-factor-address': { calls: 20, windowMs: minute, by: 'address' },
  'second-factor-account': { calls: 10, windowMs: minute, by: 'account' },
  'passkey-address': { calls: 30, windowMs: minute, by: 'address' },
  'avatar-account': { calls: 60, windowMs: minute, by: 'account' },
  'user-mails-account': { calls: 30, windowMs: hour, by: 'account' },
  'bulk-account': { calls: 60, windowMs: minute, by: 'account' },
  'project-writes': { calls: 120, windowMs: minute, by: 'account' },
  // A site of 60 pictures has 181 files.
  'picture-writes': { calls: 400, windowMs: minute, by: 'account' },
  'api-key': { calls: 600, windowMs: minute, by: 'key' },
  'explorer-execute-account': { calls: 120, windowMs: minute, by: 'account' },
  'invitation-account': { calls: 60, windowMs: hour, by: 'account' },
  'switch-account': { calls: 30, windowMs: minute, by: 'account' },
  'payment-events-address': { calls: 600, windowMs: minute, by: 'address' },
  'satisfaction-account': { calls: 30, windowMs: minute, by: 'account' },
  'shared-address': { calls: 60, windowMs: minute, by: 'address' }
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

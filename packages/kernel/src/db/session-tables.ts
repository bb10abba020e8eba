import type { Generated } from 'kysely'
import type { Switch, Time } from './tables.ts'

export interface SessionsTable {
  id: string
  user_id: string
  area: 'user' | 'admin'
  created_at: Time
  /** When it was renewed last; idle time counts from here. */
  last_used_at: Time
  /** When a request came with it last, at most half a minute behind. */
  last_seen_at: Generated<Time>
  expires_at: Time
  idle_ms: number
  remember: Switch
  transport: 'cookie' | 'body'
  ip: string
  device: string
  /** Authentication methods: `password`, `totp`, `provider:google`. */
  methods: string
  /** Time of the last authentication; sensitive actions need it to be recent (step-up). */
  proved_at: Time
  revoked_at: Time | null
  revoke_reason: string | null
  /** When the user signed in before this session; null for the first sign-in. */
  previous_login_at: Time | null
  /** Administrator who views as the user, read-only; null for the user's own sessions. */
  viewer_id: string | null
  /** The administrator's own session, with which this one ends. */
  viewer_session_id: string | null
  /** The membership by which the user works in a tenant that they do not belong to; null for their own. */
  membership_id: string | null
}

export interface RefreshTokensTable {
  hash: string
  session_id: string
  counter: number
  created_at: Time
  replaced_at: Time | null
  /** The next token of the family, encrypted with this one. */
  successor: string | null
}

/** A key by which programs call the API for its owner; the key itself is a hash. */
export interface ApiKeysTable {
  id: string
  user_id: string
  name: string
  hash: string
  last4: string
  /** JSON: a list of permissions. */
  scopes: string
  created_at: Time
  expires_at: Time
  last_used_at: Time | null
}

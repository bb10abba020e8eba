import type { Generated } from 'kysely'
import type { Switch, Time } from './tables.ts'

export interface SessionsTable {
  id: string
  user_id: string
  area: 'user' | 'admin'
  created_at: Time
  /** Time of the last renewal; the idle timeout counts from here. */
  last_used_at: Time
  /** Time of the last request, at most half a minute late. */
  last_seen_at: Generated<Time>
  expires_at: Time
  idle_ms: number
  remember: Switch
  transport: 'cookie' | 'body'
  ip: string
  device: string
  /** Authentication methods: `password`, `totp`, `provider:google`. */
  methods: string
  /** Time of the last authentication, which step-up requires to be recent. */
  proved_at: Time
  revoked_at: Time | null
  revoke_reason: string | null
  /** The user's previous sign-in; null for the first one. */
  previous_login_at: Time | null
  /** Administrator who views as the user, read-only; null for the user's own sessions. */
  viewer_id: string | null
  /** The administrator's own session, whose end ends this one. */
  viewer_session_id: string | null
  /** The membership through which the user works in another tenant; null for their own. */
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

/** An API key, with which programs call the API for its owner; only its hash is stored. */
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

import type { RoleId } from '@sitewright/api'
import type { Generated } from 'kysely'
import type { Switch, Time } from './tables.ts'

export type UserStatus = 'pending' | 'active' | 'inactive' | 'suspended'

export interface UsersTable {
  id: string
  email: string
  first_name: string
  last_name: string
  role: RoleId
  status: UserStatus
  email_verified_at: Time | null
  password_hash: string | null
  password_changed_at: Time | null
  /** Raised whenever the user's rights change; older access tokens become invalid. */
  token_version: Generated<number>
  tenant_id: string | null
  avatar: string | null
  last_login_at: Time | null
  login_count: Generated<number>
  created_at: Time
  updated_at: Time
  /** Names and address without case and accents, and the names so by themselves. */
  search_text: Generated<string>
  first_name_key: Generated<string>
  last_name_key: Generated<string>
  /** `local`, or the provider that was connected first; kept by triggers. */
  provider: Generated<string>
  /** Whether there is an authenticator app or a passkey; kept by triggers. */
  second_factor: Generated<Switch>
}

/** A number for each user, under which SQLite indexes the trigrams of their search text. */
export interface UserSearchTable {
  id: Generated<number>
  user_id: string
}

/** Search index of users: words of the names and parts of the email address. */
export interface UserWordsTable {
  word: string
  user_id: string
}

/** Number of users by tenant, role and status, kept by triggers. */
export interface UserCountsTable {
  /** Empty for users without a tenant. */
  tenant: string
  role: RoleId
  status: UserStatus
  people: number
}

export interface AvatarsTable {
  id: string
  user_id: string
  type: string
  /** Base64. */
  bytes: string
  created_at: Time
}

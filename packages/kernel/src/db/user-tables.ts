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
  /** Names and address without case and accents, and the names alone. */
  search_text: Generated<string>
  first_name_key: Generated<string>
  last_name_key: Generated<string>
  /** `local`, or the first connected provider; maintained by triggers. */
  provider: Generated<string>
  /** The rank of the role; maintained by triggers. */
  role_rank: Generated<number>
  /** Whether there is an authenticator app or a passkey; maintained by triggers. */
  second_factor: Generated<Switch>
  /** When an account that its user has closed is deleted; null for all others. */
  purge_at: Generated<Time | null>
  /** Time of the last status change, by a trigger; null where there was none. */
  status_changed_at: Generated<Time | null>
}

/** The integer key under which SQLite indexes the trigrams of a user's search text. */
export interface UserSearchTable {
  id: Generated<number>
  user_id: string
}

/** Search index of users: words of the names and parts of the email address. */
export interface UserWordsTable {
  word: string
  user_id: string
}

/** Number of users by tenant, role and status, maintained by triggers. */
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

/** A deleted user who can still be restored. */
export interface DeletedUsersTable {
  user_id: string
  tenant_id: string | null
  email: string
  role: RoleId
  status: UserStatus
  deleted_at: Time
  /** The job that deleted them; null for a single deletion. */
  job_id: string | null
}

/** A row of a deleted user. */
export interface DeletedRowsTable {
  user_id: string
  /** The table that it comes from. */
  source: string
  /** JSON of all its columns. */
  content: string
}

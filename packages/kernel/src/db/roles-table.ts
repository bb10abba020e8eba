import type { RoleId } from '@sitewright/api'
import type { Switch, Time } from './tables.ts'

export interface RolesTable {
  id: RoleId
  name: string
  /** The name in lower case, unique. */
  name_key: string
  description: string
  /** JSON list of permissions; empty for the super admin, who has all of them. */
  permissions: string
  rank: number
  built_in: Switch
  version: number
  created_at: Time
  updated_at: Time
}

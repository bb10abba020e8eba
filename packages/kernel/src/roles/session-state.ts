import type { MissingFeatures } from '@sitewright/api'
import type { SessionRow, UserRow } from '../db/rows.ts'
import type { RoleState } from './role.ts'

/** A session with its user and their role: all that a request needs. */
export interface SessionState {
  session: SessionRow
  user: UserRow
  role: RoleState
  twoFactorEnabled: boolean
  /** Whether the user's tenant is suspended, which refuses all its sessions. */
  isTenantSuspended: boolean
  /** The features that the user's tenant lacks; null for users of the installation. */
  features: MissingFeatures | null
}

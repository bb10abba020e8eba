import type { ApiErrorCode } from '@sitewright/api'
import type { UserRow } from '../db/rows.ts'
import type { UserStatus } from '../db/user-tables.ts'

/**
 * The states of an account. `closed` means that its user has closed it, which ends in deletion (`inactive` with
 * `purge_at`); `suspended-closed` is a closed account that an administrator has suspended.
 */
export type AccountState = 'pending' | 'active' | 'inactive' | 'suspended' | 'closed' | 'suspended-closed'

/** A status that an administrator can set. */
type GivenStatus = Exclude<UserStatus, 'pending'>

/**
 * The transitions by an administrator: the resulting status, or an error. Only its user can reopen a closed account; an
 * administrator prevents that by suspending it, and can only lift the suspension. The user's own transitions are
 * `verifyUser` (pending to active), `closeUser` (active to closed) and `keepUser` (closed to active), each a
 * conditional update, so that none of them reverts a concurrent change by an administrator.
 */
const byAdministrator: Readonly<Record<AccountState, Record<GivenStatus, UserStatus | ApiErrorCode>>> = {
  pending: { active: 'active', inactive: 'inactive', suspended: 'suspended' },
  active: { active: 'active', inactive: 'inactive', suspended: 'suspended' },
  inactive: { active: 'active', inactive: 'inactive', suspended: 'suspended' },
  suspended: { active: 'active', inactive: 'inactive', suspended: 'suspended' },
  closed: { active: 'account.closed', inactive: 'inactive', suspended: 'suspended' },
  'suspended-closed': { active: 'inactive', inactive: 'account.closed', suspended: 'suspended' }
}

/** Derives the state of an account from its status and its time of deletion. */
export function accountStateOf({
  status,
  purge_at: purgeAt
}: Pick<UserRow, 'status' | 'purge_at'>): AccountState {
  if (purgeAt === null) return status
  return status === 'suspended' ? 'suspended-closed' : 'closed'
}

/** The transition of an account whose status an administrator sets: the status to store, or an error code. */
export function decideStatus(
  user: Pick<UserRow, 'status' | 'purge_at'>,
  given: UserStatus
): { status: UserStatus } | { refused: ApiErrorCode } {
  if (given === user.status) return { status: given }
  if (given === 'pending') return { refused: 'user.pending' }
  const decided = byAdministrator[accountStateOf(user)][given]
  return isStatus(decided) ? { status: decided } : { refused: decided }
}

function isStatus(decided: UserStatus | ApiErrorCode): decided is UserStatus {
  return !decided.includes('.')
}

import type { ApiErrorCode } from '@sitewright/api'
import type { UserRow } from '../db/rows.ts'
import type { UserStatus } from '../db/user-tables.ts'

/**
 * The states of an account. `closed` is a user's own closing, which ends in deletion (`inactive` with `purge_at`);
 * `suspended-closed` is such an account that an administrator has suspended.
 */
export type AccountState = 'pending' | 'active' | 'inactive' | 'suspended' | 'closed' | 'suspended-closed'

/** A status that an administrator gives. */
type GivenStatus = Exclude<UserStatus, 'pending'>

/**
 * What becomes of a status that an administrator gives, by the state of the account. Only its user opens a closed
 * account; an administrator keeps them from it by suspending, and lifts only that. The user's own transitions are
 * `verifyUser` (pending to active), `closeUser` (active to closed) and `keepUser` (closed to active), each a
 * conditional update, so that none of them undoes what an administrator has done meanwhile.
 */
const byAdministrator: Readonly<Record<AccountState, Record<GivenStatus, UserStatus | ApiErrorCode>>> = {
  pending: { active: 'active', inactive: 'inactive', suspended: 'suspended' },
  active: { active: 'active', inactive: 'inactive', suspended: 'suspended' },
  inactive: { active: 'active', inactive: 'inactive', suspended: 'suspended' },
  suspended: { active: 'active', inactive: 'inactive', suspended: 'suspended' },
  closed: { active: 'account.closed', inactive: 'inactive', suspended: 'suspended' },
  'suspended-closed': { active: 'inactive', inactive: 'account.closed', suspended: 'suspended' }
}

/** The state of an account. */
export function accountStateOf({
  status,
  purge_at: purgeAt
}: Pick<UserRow, 'status' | 'purge_at'>): AccountState {
  if (purgeAt === null) return status
  return status === 'suspended' ? 'suspended-closed' : 'closed'
}

/** What becomes of an account whose status an administrator sets: the status to store, or why not. */
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

import { ApiError } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { afterCommit, atomically } from '../../db/database.ts'
import { requireFresh } from '../../http/guard.ts'
import { record } from '../audit/audit.ts'
import { userById } from '../auth/users.repository.ts'
import { requireAdministrator } from '../people/administrators.ts'
import { eraseUser } from './account.repository.ts'
import { ownState, requireCurrentPassword, type By } from './current-password.ts'

const action = 'account.delete'

/**
 * Deletes the account of the person who asks, with all that belongs to it. The password proves it, or the session
 * does where it was confirmed lately; with a second factor only that. The last one who can run the installation
 * stays (security bar 25, 53).
 */
export async function deleteAccount(
  accounts: Accounts,
  { password }: { password?: string | undefined },
  { actor, caller }: By
): Promise<void> {
  const state = await ownState(accounts, actor)
  if (password !== undefined) await requireCurrentPassword(accounts, state, password, { caller, action })
  if (password === undefined || state.twoFactorEnabled) requireFresh(accounts, actor)
  await atomically(accounts.database, async (transaction) => {
    await accounts.database.lock(transaction, 'administrators')
    const user = await userById(transaction, actor.userId)
    if (user === undefined) throw new ApiError('auth.expired')
    await record(accounts, transaction, caller, {
      action,
      outcome: 'done',
      actorId: user.id,
      subject: { type: 'user', id: user.id }
    })
    await accounts.outbox.post(
      transaction,
      { email: user.email, firstName: user.first_name },
      { kind: 'account-deleted' }
    )
    await eraseUser(transaction, user.id)
    if (user.role === 'super_admin') await requireAdministrator(accounts, transaction)
    afterCommit(transaction, () => accounts.sessionCache.forgetUser(user.id))
  })
}

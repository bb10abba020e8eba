import { ApiError } from '@sitewright/api'
import type { Services } from '../services/services.ts'
import { afterCommit, inTransaction } from '../db/database.ts'
import { requireStepUp } from '../routing/guard.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { findUserById } from '../users/users.repository.ts'
import { requireAdministratorLeft } from '../users/administrators.ts'
import { eraseUser } from './account.repository.ts'
import { getOwnSession, requireCurrentPassword } from './current-password.ts'
import type { RequestContext } from '../request/caller.ts'

const action = 'account.delete'

/**
 * Deletes the user's own account with all its data. It takes the password or step-up; with a second factor, step-up.
 * The last administrator cannot leave (security bar 25, 53).
 */
export async function deleteAccount(
  services: Services,
  { password }: { password?: string | undefined },
  { actor, caller }: RequestContext
): Promise<void> {
  const state = await getOwnSession(services, actor)
  if (password !== undefined) await requireCurrentPassword(services, state, password, { caller, action })
  if (password === undefined || state.twoFactorEnabled) requireStepUp(services, actor)
  await inTransaction(services.database, async (transaction) => {
    await services.database.lock(transaction, 'administrators')
    const user = await findUserById(transaction, actor.userId)
    if (user === undefined) throw new ApiError('auth.expired')
    await writeAudit(services, transaction, caller, {
      action,
      outcome: 'done',
      actorId: user.id,
      subject: { type: 'user', id: user.id }
    })
    await services.outbox.enqueue(
      transaction,
      { email: user.email, firstName: user.first_name },
      { kind: 'account-deleted' }
    )
    await eraseUser(transaction, user.id)
    if (user.role === 'super_admin') await requireAdministratorLeft(services, transaction)
    afterCommit(transaction, () => services.sessionCache.forgetUser(user.id))
  })
}

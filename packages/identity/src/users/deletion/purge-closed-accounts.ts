import { systemCall } from '@sitewright/kernel/call'
import { type Services, yieldToEventLoop } from '@sitewright/kernel/services'
import { findUsersToPurge, purgeUser } from './closed-accounts.repository.ts'
import { publishUserChanges } from '@sitewright/kernel/users'

/** Accounts per run: each is a transaction of its own. */
const batch = 1000

/**
 * Scheduled task: deletes the accounts that their users have closed and not reopened, with all their data; the audit
 * log retains only the id. Returns how many.
 */
export async function purgeClosedAccounts(services: Services): Promise<number> {
  const { transaction: inTransaction } = systemCall(services)
  const now = services.now()
  let purged = 0
  for (const id of await findUsersToPurge(services.database.db, now, batch)) {
    await inTransaction(async (transaction) => {
      const user = await purgeUser(transaction, id, now)
      if (user === undefined) return
      publishUserChanges({ services, transaction }, [user], 'deleted')
      await transaction.audit('account.delete', { id }, { tenantId: user.tenant_id })
      await transaction.mail(user, { kind: 'account-deleted' })
      purged += 1
    })
    await yieldToEventLoop()
  }
  return purged
}

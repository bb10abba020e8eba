import { writeAudit } from '@sitewright/kernel/audit'
import { inTransaction } from '@sitewright/kernel/db'
import { type Services, yieldToEventLoop } from '@sitewright/kernel/services'
import { findUsersToPurge, purgeUser } from './closed-accounts.repository.ts'
import { publishUserChanges } from '@sitewright/kernel/users'

/** Accounts of one run: each is a transaction of its own. */
const batch = 1000

/**
 * Scheduled task: deletes the accounts that their users have closed and not kept, with everything that is theirs; the
 * audit log keeps the id only. Returns how many.
 */
export async function purgeClosedAccounts(services: Services): Promise<number> {
  const { database, outbox } = services
  const now = services.now()
  let purged = 0
  for (const id of await findUsersToPurge(database.db, now, batch)) {
    await inTransaction(database, async (transaction) => {
      const user = await purgeUser(transaction, id, now)
      if (user === undefined) return
      publishUserChanges({ services, transaction }, [user], 'deleted')
      await writeAudit(services, transaction, scheduled, {
        action: 'account.delete',
        outcome: 'done',
        subject: { type: 'user', id },
        tenantId: user.tenant_id
      })
      const to = { email: user.email, firstName: user.first_name }
      await outbox.enqueue(transaction, to, { kind: 'account-deleted' })
      purged += 1
    })
    await yieldToEventLoop()
  }
  return purged
}

const scheduled = { ip: '', device: 'scheduled task' }

import type { Transaction } from 'kysely'
import type { Tables } from '@sitewright/kernel/db'
import { findAudience, type NoticeAudience } from '@sitewright/kernel/call'
import type { TenantLimitFacts, Services } from '@sitewright/kernel/services'

interface LimitMail {
  facts: TenantLimitFacts
  /** The page of the tenant, for users of the installation. */
  link: string
  watchers: NoticeAudience
  adminId: string | null
}

/**
 * Mails that a limit is near or reached, in the transaction that records it: to each user who gets the notice, and to
 * the admin of the tenant, who may have no access to the control panel. None where no mail is configured.
 */
export async function mailOfLimit(
  { outbox, publicUrl }: Pick<Services, 'outbox' | 'publicUrl'>,
  transaction: Transaction<Tables>,
  { facts, link, watchers, adminId }: LimitMail
): Promise<void> {
  if (!outbox.configured) return
  const ids = new Set(await findAudience(transaction, watchers))
  if (adminId !== null) ids.add(adminId)
  if (ids.size === 0) return
  const users = await transaction
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('id', 'in', [...ids])
    .where('status', '=', 'active')
    .orderBy('created_at')
    .execute()
  for (const { id, email, first_name: firstName } of users)
    await outbox.enqueue(
      transaction,
      { email, firstName },
      id === adminId
        ? { kind: 'own-tenant-limit', ...facts }
        : { kind: 'tenant-limit', ...facts, link: `${publicUrl}${link}` }
    )
}

import { inTransaction } from '../db/database.ts'
import { notify } from '../notices/notify.ts'
import type { Services } from '../services/services.ts'
import type { FailedMail } from './mail-queue.ts'

/** Notifies the administrators of the installation that a mail failed; several unread notices are merged into one. */
export function notifyOfFailedMail(
  services: Pick<Services, 'database' | 'now' | 'events'>,
  { kind, recipient, problem }: FailedMail
): Promise<void> {
  return inTransaction(services.database, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', recipient ?? '')
      .executeTakeFirst()
    await notify(services, transaction, {
      kind: 'mail.failed',
      facts: { mail: kind, problem },
      subject: { type: 'mail', id: 'delivery' },
      person: user?.id,
      link: user === undefined ? null : `/admin/users?user=${user.id}`,
      to: { permission: 'system.config', tenantId: null }
    })
  })
}

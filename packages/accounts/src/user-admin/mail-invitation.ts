import type { BatchContext } from '../jobs/define-job.ts'
import { issueToken } from '../credentials/one-time-tokens.ts'
import type { UserRow } from '../db/rows.ts'
import type { Services } from '../services/services.ts'

/** Mails a user whom an administrator has added a link to set the first password; setting it verifies the address. */
export async function mailInvitation(
  services: Services,
  transaction: BatchContext['transaction'],
  user: UserRow
): Promise<void> {
  const token = await issueToken(services, transaction, { purpose: 'password-reset', userId: user.id })
  const link = `${services.publicUrl}/auth/reset#${token}`
  await services.outbox.enqueue(
    transaction,
    { email: user.email, firstName: user.first_name },
    { kind: 'invitation', link }
  )
}

import type { BatchContext } from '@sitewright/kernel/area'
import { issueToken } from '@sitewright/kernel/sessions'
import type { UserRow } from '@sitewright/kernel/db'
import type { Services } from '@sitewright/kernel/services'

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

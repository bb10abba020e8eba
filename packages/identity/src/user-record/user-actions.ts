import { ApiError, rateLimits, type UserMail } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { deleteApiKey, findLocks, resetAttempts } from '@sitewright/kernel/sessions'
import type { Queries, UserRow } from '@sitewright/kernel/db'
import { renderMail } from '@sitewright/kernel/mail'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { MailTemplate } from '@sitewright/kernel/services'
import { sendVerificationAgain } from '../sign-in/verify-email.ts'
import { asAdministratorOn, publishUserChange, findUserById } from '@sitewright/kernel/users'

/** Unlocks a user after failed sign-ins; no effect on a user who is not locked. */
export function unlockUser(call: UserCall, id: string): Promise<void> {
  return asAdministratorOn(call, id, async (transaction, { user }) => {
    const lockedUntil = (await findLocks(transaction, [id], call.services.now())).get(id)
    if (lockedUntil === undefined) return
    await resetAttempts(transaction, id)
    publishUserChange(transaction, user, 'changed')
    await transaction.audit('user.unlock', user)
  })
}

/** Sends a user the verification mail again. */
export function sendVerificationAsAdministrator(call: UserCall, id: string): Promise<void> {
  requireMail(call)
  return asAdministratorOn(call, id, async (transaction, { user }) => {
    if (user.email_verified_at !== null) throw new ApiError('user.verified')
    if (!(await sendVerificationAgain(call, transaction, user)))
      throw new ApiError('request.too-many', [], rateLimits['mails-address'].windowMs / 1000)
    await transaction.audit('user.verify', user)
  })
}

/** Sends a user a plain-text mail. The audit log records that it was sent, not its text. */
export async function mailUser(call: UserCall, id: string, mail: UserMail): Promise<void> {
  requireMail(call)
  const { services, actor } = call
  await enforceRateLimit(services, 'user-mails-account', actor.userId)
  await asAdministratorOn(call, id, async (transaction, { user }) => {
    await transaction.mail(user, await toTemplate(transaction, call, mail))
    await transaction.audit('user.mail', user)
  })
}

/** Renders a mail to a user, for a preview. */
export async function previewUserMail(
  call: UserCall,
  user: UserRow,
  mail: UserMail
): Promise<{ to: string; subject: string; text: string }> {
  const { services } = call
  const template = await toTemplate(services.database.db, call, mail)
  const { subject, text } = renderMail(template, user.first_name, services.publicUrl)
  return { to: user.email, subject, text }
}

async function toTemplate(queries: Queries, { actor }: UserCall, mail: UserMail): Promise<MailTemplate> {
  const sender = await findUserById(queries, actor.userId)
  if (sender === undefined) throw new ApiError('auth.expired')
  return { kind: 'message', ...mail, sender: `${sender.first_name} ${sender.last_name}` }
}

function requireMail({ services }: UserCall): void {
  if (!services.outbox.configured) throw new ApiError('auth.mail-missing')
}

/** Revokes an API key of a user; a key of another user looks like an unknown one. */
export async function revokeUserApiKey(call: UserCall, userId: string, id: string): Promise<void> {
  await asAdministratorOn(call, userId, async (transaction, { user }) => {
    const row = await deleteApiKey(transaction, { userId, id })
    if (row === undefined) throw new ApiError('key.not-found')
    publishUserChange(transaction, user, 'changed')
    await transaction.audit('user.revoke-key', user, {
      details: { key: id, name: row.name, scopes: JSON.parse(row.scopes) as unknown }
    })
  })
}

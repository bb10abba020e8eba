import { ApiError } from '@sitewright/api'
import type { Call, CallTransaction } from '../call/call.ts'
import { issueToken, redeemToken } from '../credentials/one-time-tokens.ts'
import { deletePendingUser, findUserByEmail, findUserById, updateUser } from '../users/users.repository.ts'
import { enforceRateLimit } from '../rate-limits/rate-limits.ts'
import type { UserRow } from '../db/rows.ts'
import { revokeTokens } from './account.repository.ts'
import { publishUserChange } from '../users/user-events.ts'

interface EmailChange {
  user: UserRow
  email: string
}

/** Payload of the confirmation token; it becomes invalid when the user's token version changes. */
interface EmailChangePayload {
  email: string
  tokenVersion: number
}

/**
 * Mails a confirmation link to the new address and a warning to the old one. If the new address has an account, it gets
 * another mail and the response is the same, against user enumeration (security bar 14).
 */
export async function requestEmailChange(
  { services }: Call,
  transaction: CallTransaction,
  { user, email }: EmailChange
): Promise<void> {
  const payload: EmailChangePayload = { email, tokenVersion: user.token_version }
  const token = await issueToken(services, transaction, { purpose: 'email-change', userId: user.id, payload })
  const holder = await findUserByEmail(transaction, email)
  // An unverified registration does not reserve an address: the owner of the mailbox may take it.
  const known = holder?.status === 'pending' ? undefined : holder
  const { publicUrl } = services
  await transaction.mail(
    { email, first_name: known?.first_name ?? user.first_name },
    known === undefined
      ? { kind: 'confirm-email', link: `${publicUrl}/auth/confirm-email#${token}` }
      : { kind: 'known-address', link: `${publicUrl}/auth/login` }
  )
  await transaction.mail(user, { kind: 'email-changing', email })
  await transaction.audit('account.email-ask', user, { actorId: user.id })
}

/** Confirms a new address with the token of that mail. */
export async function confirmEmail(call: Call, token: string): Promise<void> {
  const { services, caller } = call
  await enforceRateLimit(services, 'token-address', caller.ip)
  await call
    .transaction(async (transaction) => {
      const used = await redeemToken(services, transaction, 'email-change', token)
      const user = used?.userId == null ? undefined : await findUserById(transaction, used.userId)
      const { email, tokenVersion } = (used?.payload ?? {}) as Partial<EmailChangePayload>
      if (user?.status !== 'active' || email === undefined || tokenVersion !== user.token_version)
        throw new ApiError('auth.token-used')
      await setEmail(call, transaction, { user, email, verified: true })
    })
    .catch(rethrowEmailTaken)
}

/** Sets a user's email address and notifies the old one; links that were sent there become invalid. */
export async function setEmail(
  { services }: Call,
  transaction: CallTransaction,
  { user, email, verified }: EmailChange & { verified: boolean }
): Promise<void> {
  const time = services.now()
  await deletePendingUser(transaction, email)
  await updateUser(transaction, user.id, {
    email,
    email_verified_at: verified ? time : null,
    updated_at: time
  })
  await revokeTokens(transaction, user.id, ['password-reset', 'email-verify', 'email-change', 'unlock'])
  publishUserChange(transaction, user, 'changed')
  await transaction.audit('account.email', user, { actorId: user.id, details: { verified } })
  await transaction.mail(user, { kind: 'email-changed', email })
  transaction.afterCommit(() => services.sessionCache.forgetUser(user.id))
}

/** Turns a unique-constraint violation of the email address into `auth.email-taken`. */
export function rethrowEmailTaken(error: unknown): never {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const duplicate = code === '23505' || /UNIQUE constraint failed: users\.email/.test(String(message))
  throw duplicate ? new ApiError('auth.email-taken') : error
}

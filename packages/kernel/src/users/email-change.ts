import { ApiError } from '@sitewright/api'
import type { Call, CallTransaction } from '../call/call.ts'
import { issueToken, redeemToken, revokeTokens } from '../credentials/one-time-tokens.ts'
import { deletePendingUser, findUserByEmail, findUserById, updateUser } from './users.repository.ts'
import { enforceRateLimit } from '../rate-limits/enforce-rate-limit.ts'
import type { Queries } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'
import type { Time } from '../db/tables.ts'
import { publishUserChange } from './user-events.ts'

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
  { services, actor }: Call,
  transaction: CallTransaction,
  { user, email }: EmailChange
): Promise<void> {
  const isOwn = actor?.userId === user.id
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
  await transaction.mail(user, { kind: 'email-changing', email, byAdministrator: !isOwn })
  if (isOwn) await transaction.audit('account.email-ask', user)
  else await transaction.audit('user.email-ask', user, { details: emailsOf(user, email) })
}

/** Applies a change of the email address with the token of the confirmation mail. */
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
  { services, actor }: Call,
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
  // The link can be opened without being signed in.
  if (actor === undefined || actor.userId === user.id)
    await transaction.audit('account.email', user, { actorId: user.id, details: { verified } })
  else await transaction.audit('user.email', user, { details: { ...emailsOf(user, email), verified } })
  await transaction.mail(user, { kind: 'email-changed', email })
  transaction.afterCommit(() => services.sessionCache.forgetUser(user.id))
}

function emailsOf({ email: before }: UserRow, after: string) {
  return { email: { before, after } }
}

/** The new email address that a user has not confirmed yet; null for none. */
export async function findPendingEmail(queries: Queries, userId: string, now: Time): Promise<string | null> {
  const row = await queries
    .selectFrom('one_time_tokens')
    .select('payload')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email-change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : (JSON.parse(row.payload) as { email: string }).email
}

/** Turns a unique-constraint violation of the email address into `auth.email-taken`. */
export function rethrowEmailTaken(error: unknown): never {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const duplicate = code === '23505' || /UNIQUE constraint failed: users\.email/.test(String(message))
  throw duplicate ? new ApiError('auth.email-taken') : error
}

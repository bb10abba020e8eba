import { ApiError } from '@sitewright/api'
import { newId } from '@sitewright/kernel/crypto'
import type { Call, CallTransaction } from '@sitewright/kernel/call'
import type { UserRow } from '@sitewright/kernel/db'
import { insertIdentity } from '../users/provider-identities.repository.ts'
import { enforceRateLimit, isWithinRateLimit } from '@sitewright/kernel/limits'
import {
  insertNewUser,
  publishUserChange,
  findUserByEmail,
  findUserById,
  touchPendingUser,
  updateUser,
  verifyUser
} from '@sitewright/kernel/users'
import {
  findValidPayloads,
  issueToken,
  redeemToken,
  type PendingRegistration,
  sendVerification,
  type VerificationPayload
} from '@sitewright/kernel/sessions'
import { deleteCredentials } from './delete-credentials.ts'

/**
 * Mails the verification link of a registration. Against pre-hijacking, the password hash, name and identity are stored
 * in the token, not in the user: of several registrations with one address, the one whose link is opened is applied
 * (security bar 60).
 */
export async function requestVerification(
  call: Call,
  transaction: CallTransaction,
  { email, ...registration }: PendingRegistration & { email: string }
): Promise<void> {
  const { services } = call
  const { firstName, lastName, identity } = registration
  const user =
    (await insertNewUser(
      services,
      transaction,
      { email, firstName, lastName },
      { hash: null, role: 'user', verified: false, status: 'pending' }
    )) ?? (await touchPendingUser(transaction, email, services.now()))
  if (user === undefined) return mailKnownAddress(call, transaction, email)
  publishUserChange(transaction, user, 'added')
  await transaction.audit('auth.register', user, {
    actorId: user.id,
    ...(identity === null ? {} : { details: { provider: identity.provider } })
  })
  const id = identity === null ? newId() : `${identity.provider} ${identity.issuer} ${identity.subject}`
  await sendVerification(call, transaction, { user, registration: { ...registration, id } })
}

/** Notifies the owner of an address by mail of an attempt to register with it. */
export async function mailKnownAddress(
  { services }: Call,
  transaction: CallTransaction,
  email: string
): Promise<void> {
  const known = await findUserByEmail(transaction, email)
  if (known === undefined || !(await isWithinRateLimit(services, transaction, 'mails-address', email))) return
  await transaction.mail(known, { kind: 'known-address', link: `${services.publicUrl}/auth/login` })
}

/** Sends the verification mail again; the response is the same for every address (user enumeration). */
export async function resendVerification(call: Call, email: string): Promise<void> {
  const { services, caller } = call
  await enforceRateLimit(services, 'reset-address', caller.ip)
  await enforceRateLimit(services, 'reset-account', `${caller.ip} ${email}`)
  services.backgroundWork.start(() =>
    call.transaction(async (transaction) => {
      const user = await findUserByEmail(transaction, email)
      if (user?.status === 'pending' || user?.status === 'active')
        await sendVerificationAgain(call, transaction, user)
    })
  )
}

/** Sends a user the verification mail again; false if it is verified, or had too many mails. */
export async function sendVerificationAgain(
  call: Call,
  transaction: CallTransaction,
  user: UserRow
): Promise<boolean> {
  if (user.status === 'pending') return resendPending(call, transaction, user)
  return user.email_verified_at === null && sendVerification(call, transaction, { user })
}

/**
 * Resends the link of a single pending registration. With several, or with none whose link is still valid, the mail has
 * a password-reset link instead, since we cannot know which registration the owner of the address made.
 */
async function resendPending(call: Call, transaction: CallTransaction, user: UserRow): Promise<boolean> {
  const { services } = call
  await touchPendingUser(transaction, user.email, services.now())
  const pending = new Map(
    (await findValidPayloads(services, transaction, 'email-verify', user.id)).flatMap((payload) => {
      const { registration } = payload as VerificationPayload
      return registration === undefined ? [] : [[registration.id, registration] as const]
    })
  )
  const [registration, ...others] = pending.values()
  if (registration !== undefined && others.length === 0)
    return sendVerification(call, transaction, { user, registration })
  if (!(await isWithinRateLimit(services, transaction, 'mails-address', user.email))) return false
  const token = await issueToken(services, transaction, { purpose: 'password-reset', userId: user.id })
  await transaction.mail(
    { email: user.email, first_name: '' },
    { kind: 'claim-address', link: `${services.publicUrl}/auth/reset#${token}` }
  )
  return true
}

/** Verifies an address with the token of its mail, and activates a pending user. */
export async function verifyEmail(call: Call, token: string): Promise<void> {
  const { services, caller } = call
  await enforceRateLimit(services, 'token-address', caller.ip)
  await call.transaction(async (transaction) => {
    const used = await redeemToken(services, transaction, 'email-verify', token)
    if (used?.userId == null) throw new ApiError('auth.token-used')
    const user = await findUserById(transaction, used.userId)
    if (user === undefined) throw new ApiError('auth.token-used')
    const { registration } = used.payload as VerificationPayload
    const time = services.now()
    if (registration !== undefined && user.email_verified_at === null)
      await applyRegistration(call, transaction, { user, registration })
    await updateUser(transaction, user.id, {
      email_verified_at: time,
      updated_at: time
    })
    await verifyUser(transaction, user.id)
    publishUserChange(transaction, user, 'changed')
    await transaction.audit('auth.verify-email', user, { actorId: user.id })
  })
}

/** Replaces name and credentials of a user by those of the registration whose link was opened. */
async function applyRegistration(
  call: Call,
  transaction: CallTransaction,
  { user, registration }: { user: UserRow; registration: PendingRegistration }
): Promise<void> {
  const { firstName, lastName, hash, identity } = registration
  const time = call.services.now()
  await deleteCredentials(call, transaction, user.id)
  await updateUser(transaction, user.id, {
    first_name: firstName,
    last_name: lastName,
    password_hash: hash,
    password_changed_at: hash === null ? null : time,
    token_version: user.token_version + 1
  })
  if (identity !== null)
    await insertIdentity(transaction, {
      ...identity,
      id: newId(),
      user_id: user.id,
      connected_at: time,
      last_used_at: null
    })
}

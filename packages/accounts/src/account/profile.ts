import type { ProfileChanges, UserProfile } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Services } from '../services/services.ts'
import { afterCommit, inTransaction, type Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { requireStepUp } from '../routing/guard.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { updateUser } from '../users/users.repository.ts'
import { enforceRateLimit } from '../rate-limits/rate-limits.ts'
import type { SessionState, UserRow } from '../db/rows.ts'
import { findConnectedProviders, findPendingEmail, revokeTokens } from './account.repository.ts'
import { getOwnSession } from './current-password.ts'
import type { RequestContext } from '../request/caller.ts'
import { requestEmailChange, rethrowEmailTaken, setEmail } from './email-change.ts'
import { ownAccountMessages } from './messages.ts'

/** The user's own profile (spec 2 §3). */
export async function getProfile(
  services: Services,
  { actor }: Pick<RequestContext, 'actor'>
): Promise<UserProfile> {
  return toProfile(services.database.db, await getOwnSession(services, actor), services.now())
}

async function toProfile(
  queries: Queries,
  { session, user, twoFactorEnabled }: SessionState,
  now: number
): Promise<UserProfile> {
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    pendingEmail: await findPendingEmail(queries, user.id, now),
    avatar: user.avatar,
    role: user.role,
    createdAt: user.created_at,
    lastLogin: session.previous_login_at,
    emailVerified: user.email_verified_at !== null,
    twoFactorEnabled,
    connectedProviders: await findConnectedProviders(queries, user.id),
    hasPassword: user.password_hash !== null,
    passwordChangedAt: user.password_changed_at
  }
}

/** Updates the user's own profile. A new email address takes step-up, and confirmation if mail is configured. */
export async function updateProfile(
  services: Services,
  { email, ...names }: ProfileChanges,
  { actor, caller }: RequestContext
): Promise<{ message: string; profile: UserProfile }> {
  const { user } = await getOwnSession(services, actor)
  const newEmail = email === user.email ? undefined : email
  if (newEmail !== undefined) {
    requireStepUp(services, actor)
    await enforceRateLimit(services, 'email-change-account', user.id)
    await enforceRateLimit(services, 'reset-account', `${caller.ip} ${newEmail}`)
  }
  const by = { actor, caller }
  const message = await inTransaction(services.database, async (transaction) => {
    afterCommit(transaction, () => services.sessionCache.forgetUser(user.id))
    await rename(services, transaction, { user, ...names }, by)
    if (newEmail !== undefined) return changeEmail(services, transaction, { user, email: newEmail }, by)
    // Entering the current address cancels a pending change.
    if (email !== undefined) await revokeTokens(transaction, user.id, ['email-change'])
    return ownAccountMessages.profileSaved
  }).catch(rethrowEmailTaken)
  return { message, profile: await getProfile(services, by) }
}

async function rename(
  services: Services,
  transaction: Transaction<Tables>,
  { user, firstName = user.first_name, lastName = user.last_name }: ProfileChanges & { user: UserRow },
  { caller }: RequestContext
): Promise<void> {
  const fields = [
    ...(firstName === user.first_name ? [] : ['firstName']),
    ...(lastName === user.last_name ? [] : ['lastName'])
  ]
  if (fields.length === 0) return
  await updateUser(transaction, user.id, {
    first_name: firstName,
    last_name: lastName,
    updated_at: services.now()
  })
  // Field names, not values: the log outlives the account and keeps no personal data.
  await writeAudit(services, transaction, caller, {
    action: 'account.profile',
    outcome: 'done',
    actorId: user.id,
    subject: { type: 'user', id: user.id },
    details: { fields }
  })
}

async function changeEmail(
  services: Services,
  transaction: Transaction<Tables>,
  { user, email }: { user: UserRow; email: string },
  { caller }: RequestContext
): Promise<string> {
  if (!services.outbox.configured) {
    await setEmail(services, transaction, { user, email, verified: false }, caller)
    return ownAccountMessages.emailChanged
  }
  await requestEmailChange(services, transaction, { user, email }, caller)
  return ownAccountMessages.emailAsked
}

import type { ProfileChanges, UserProfile } from '@sitewright/api'
import type { Queries, UserRow } from '@sitewright/kernel/db'
import { requireStepUp } from '@sitewright/kernel/routing'
import {
  publishUserChange,
  updateUser,
  findPendingEmail,
  requestEmailChange,
  rethrowEmailTaken,
  setEmail
} from '@sitewright/kernel/users'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { type SessionState, revokeTokens } from '@sitewright/kernel/sessions'
import { findConnectedProviders } from './account.repository.ts'
import { getOwnSession } from './current-password.ts'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { ownAccountMessages } from './messages.ts'

/** The user's own profile (spec 2 §3). */
export async function getProfile({ services, actor }: UserCall): Promise<UserProfile> {
  return toProfile(services.database.db, await getOwnSession(services, actor), services.now())
}

async function toProfile(
  queries: Queries,
  { session, user, role, twoFactorEnabled }: SessionState,
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
    roleName: role.name,
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
  call: UserCall,
  { email, ...names }: ProfileChanges
): Promise<{ message: string; profile: UserProfile }> {
  const { services, actor, caller } = call
  const { user } = await getOwnSession(services, actor)
  const newEmail = email === user.email ? undefined : email
  if (newEmail !== undefined) {
    requireStepUp(services, actor)
    await enforceRateLimit(services, 'email-change-account', user.id)
    await enforceRateLimit(services, 'reset-account', `${caller.ip} ${newEmail}`)
  }
  const message = await call
    .transaction(async (transaction) => {
      transaction.afterCommit(() => services.sessionCache.forgetUser(user.id))
      await rename(call, transaction, { user, ...names })
      if (newEmail !== undefined) return changeEmail(call, transaction, { user, email: newEmail })
      // Entering the current address cancels a pending change.
      if (email !== undefined) await revokeTokens(transaction, user.id, ['email-change'])
      return ownAccountMessages.profileSaved
    })
    .catch(rethrowEmailTaken)
  return { message, profile: await getProfile(call) }
}

async function rename(
  { services }: UserCall,
  transaction: CallTransaction,
  { user, firstName = user.first_name, lastName = user.last_name }: ProfileChanges & { user: UserRow }
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
  publishUserChange(transaction, user, 'renamed')
  // Field names, not values: the log outlives the account and must contain no personal data.
  await transaction.audit('account.profile', user, { details: { fields } })
}

async function changeEmail(
  call: UserCall,
  transaction: CallTransaction,
  { user, email }: { user: UserRow; email: string }
): Promise<string> {
  if (!call.services.outbox.configured) {
    await setEmail(call, transaction, { user, email, verified: false })
    return ownAccountMessages.emailChanged
  }
  await requestEmailChange(call, transaction, { user, email })
  return ownAccountMessages.emailAsked
}

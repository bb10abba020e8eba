import type { UserProfile } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { afterCommit, atomically, type Queries } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { requireFresh } from '../../http/guard.ts'
import { record } from '../audit/audit.ts'
import { updateUser } from '../auth/users.repository.ts'
import { limitRate } from '../rates/rate.ts'
import type { SessionState, UserRow } from '../sessions/sessions.repository.ts'
import { connectedProviders, pendingEmail, voidTokens } from './account.repository.ts'
import { ownState, type By } from './current-password.ts'
import { askForEmail, emailTaken, setEmail } from './email-change.ts'
import { ownAccountMessages } from './messages.ts'

export interface ProfileChanges {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
}

/** The profile of the person who asks (spec 2 §3). */
export async function profile(accounts: Accounts, { actor }: Pick<By, 'actor'>): Promise<UserProfile> {
  return profileOf(accounts.database.db, await ownState(accounts, actor), accounts.now())
}

async function profileOf(
  queries: Queries,
  { session, user, twoFactorEnabled }: SessionState,
  now: number
): Promise<UserProfile> {
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    pendingEmail: await pendingEmail(queries, user.id, now),
    avatar: user.avatar,
    role: user.role,
    createdAt: user.created_at,
    lastLogin: session.previous_login_at,
    emailVerified: user.email_verified_at !== null,
    twoFactorEnabled,
    connectedProviders: await connectedProviders(queries, user.id),
    hasPassword: user.password_hash !== null,
    passwordChangedAt: user.password_changed_at
  }
}

/** Changes what a person says about themself; a new address takes a fresh proof, and a mail where there is mail. */
export async function updateProfile(
  accounts: Accounts,
  { email, ...names }: ProfileChanges,
  { actor, caller }: By
): Promise<{ message: string; profile: UserProfile }> {
  const { user } = await ownState(accounts, actor)
  const newEmail = email === user.email ? undefined : email
  if (newEmail !== undefined) {
    requireFresh(accounts, actor)
    await limitRate(accounts, 'email-change-account', user.id)
    await limitRate(accounts, 'reset-account', `${caller.ip} ${newEmail}`)
  }
  const by = { actor, caller }
  const message = await atomically(accounts.database, async (transaction) => {
    afterCommit(transaction, () => accounts.sessionCache.forgetUser(user.id))
    await rename(accounts, transaction, { user, ...names }, by)
    if (newEmail !== undefined) return moveTo(accounts, transaction, { user, email: newEmail }, by)
    // Who enters the address that counts has thought better of the other one.
    if (email !== undefined) await voidTokens(transaction, user.id, ['email-change'])
    return ownAccountMessages.profileSaved
  }).catch(emailTaken)
  return { message, profile: await profile(accounts, by) }
}

async function rename(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  { user, firstName = user.first_name, lastName = user.last_name }: ProfileChanges & { user: UserRow },
  { caller }: By
): Promise<void> {
  const fields = [
    ...(firstName === user.first_name ? [] : ['firstName']),
    ...(lastName === user.last_name ? [] : ['lastName'])
  ]
  if (fields.length === 0) return
  await updateUser(transaction, user.id, {
    first_name: firstName,
    last_name: lastName,
    updated_at: accounts.now()
  })
  // Which, not what: the log outlives the account and keeps no more than its id.
  await record(accounts, transaction, caller, {
    action: 'account.profile',
    outcome: 'done',
    actorId: user.id,
    subject: { type: 'user', id: user.id },
    details: { fields }
  })
}

async function moveTo(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  { user, email }: { user: UserRow; email: string },
  { caller }: By
): Promise<string> {
  if (!accounts.outbox.configured) {
    await setEmail(accounts, transaction, { user, email, verified: false }, caller)
    return ownAccountMessages.emailChanged
  }
  await askForEmail(accounts, transaction, { user, email }, caller)
  return ownAccountMessages.emailAsked
}

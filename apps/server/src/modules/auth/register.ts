import { ApiError, type Registration, type RoleId } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { newId } from '../../crypto/random.ts'
import { atomically } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { securitySettings } from '../settings/security-settings.ts'
import { admit, open, type SignedIn } from './login.ts'
import { issueToken, useToken } from './one-time-tokens.ts'
import { requireGoodPassword } from './password-policy.ts'
import { limitRate } from '../rates/rate.ts'
import { countActiveSuperAdmins, insertUser, updateUser, userByEmail, userById } from './users.repository.ts'

/** With mail, new and known addresses lead to the same answer; the mail says which it was (security bar 14). */
export type Registered = SignedIn | { kind: 'mailed' }

/** Creates an account: active at once where there is no mail, else once its address is verified. */
export async function register(
  accounts: Accounts,
  registration: Registration,
  caller: Caller
): Promise<Registered> {
  await limitRate(accounts, 'register-address', caller.ip)
  const settings = await securitySettings(accounts.database.db)
  await requireGoodPassword(accounts, registration.password, registration, settings)
  const hash = await accounts.passwords.hash(registration.password)
  return atomically(accounts.database, async (transaction): Promise<Registered> => {
    const { configured } = accounts.outbox
    const user = await addUser(accounts, transaction, registration, {
      hash,
      role: 'user',
      verified: false,
      status: configured ? 'pending' : 'active'
    })
    if (user === undefined) {
      if (!configured) throw new ApiError('auth.email-taken')
      await tellKnown(accounts, transaction, registration.email)
      return { kind: 'mailed' }
    }
    await record(accounts, transaction, caller, {
      action: 'auth.register',
      outcome: 'done',
      actorId: user.id,
      subject: { type: 'user', id: user.id }
    })
    if (configured) {
      await sendVerification(accounts, transaction, user)
      return { kind: 'mailed' }
    }
    const signIn = { area: 'user', remember: false, methods: ['password'] } as const
    return admit(accounts, transaction, user, { signIn, settings, device: undefined, caller })
  })
}

interface NewUser {
  hash: string | null
  role: RoleId
  verified: boolean
  status: 'pending' | 'active'
}

/** Adds a person; undefined where the address is taken. */
export function addUser(
  { now }: Pick<Accounts, 'now'>,
  transaction: Transaction<Tables>,
  { email, firstName, lastName }: Pick<Registration, 'email' | 'firstName' | 'lastName'>,
  { hash, role, verified, status }: NewUser
): Promise<UserRow | undefined> {
  const time = now()
  return insertUser(transaction, {
    id: newId(),
    email,
    first_name: firstName,
    last_name: lastName,
    role,
    status,
    email_verified_at: verified ? time : null,
    password_hash: hash,
    password_changed_at: hash === null ? null : time,
    tenant_id: null,
    avatar: null,
    last_login_at: null,
    created_at: time,
    updated_at: time
  })
}

/** Mails a link that verifies the address of an account. */
export async function sendVerification(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  user: UserRow
): Promise<void> {
  const token = await issueToken(accounts, transaction, { purpose: 'email-verify', userId: user.id })
  await accounts.outbox.post(
    transaction,
    { email: user.email, firstName: user.first_name },
    { kind: 'verify-email', link: `${accounts.publicUrl}/auth/verify#${token}` }
  )
}

/** Tells the owner of an address that somebody wanted to register with it. */
export async function tellKnown(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  email: string
): Promise<void> {
  const known = await userByEmail(transaction, email)
  if (known === undefined) return
  if (known.status === 'pending') return sendVerification(accounts, transaction, known)
  await accounts.outbox.post(
    transaction,
    { email, firstName: known.first_name },
    { kind: 'known-address', link: `${accounts.publicUrl}/auth/login` }
  )
}

/** Sends the verification again to an address that waits for it; it says nothing about the others. */
export async function resendVerification(accounts: Accounts, email: string, caller: Caller): Promise<void> {
  await limitRate(accounts, 'reset-address', caller.ip)
  await limitRate(accounts, 'reset-account', email)
  await atomically(accounts.database, async (transaction) => {
    const user = await userByEmail(transaction, email)
    if (user?.status === 'pending') await sendVerification(accounts, transaction, user)
  })
}

/** Verifies an address with the token of its mail, which makes a waiting account active. */
export async function verifyEmail(accounts: Accounts, token: string, caller: Caller): Promise<void> {
  await limitRate(accounts, 'token-address', caller.ip)
  await atomically(accounts.database, async (transaction) => {
    const used = await useToken(accounts, transaction, 'email-verify', token)
    const user = used?.userId == null ? undefined : await userById(transaction, used.userId)
    if (user === undefined) throw new ApiError('auth.token-used')
    const time = accounts.now()
    await updateUser(transaction, user.id, {
      email_verified_at: time,
      updated_at: time,
      ...(user.status === 'pending' ? { status: 'active' as const } : {})
    })
    await record(accounts, transaction, caller, {
      action: 'auth.verify-email',
      outcome: 'done',
      actorId: user.id,
      subject: { type: 'user', id: user.id }
    })
  })
}

/** Makes the link that sets up the first administrator; undefined where there is one (security bar 9). */
export async function setUpLink(accounts: Accounts): Promise<string | undefined> {
  if ((await countActiveSuperAdmins(accounts.database.db)) > 0) return undefined
  const token = await issueToken(accounts, accounts.database.db, { purpose: 'set-up', userId: null })
  return `${accounts.publicUrl}/auth/set-up#${token}`
}

/** Makes the first administrator, with the token of that link, and signs them in. */
export async function setUp(
  accounts: Accounts,
  { token, ...registration }: Registration & { token: string },
  caller: Caller
): Promise<SignedIn> {
  await limitRate(accounts, 'token-address', caller.ip)
  const settings = await securitySettings(accounts.database.db)
  await requireGoodPassword(accounts, registration.password, registration, settings)
  const hash = await accounts.passwords.hash(registration.password)
  return atomically(accounts.database, async (transaction) => {
    await accounts.database.lock(transaction, 'administrators')
    if ((await countActiveSuperAdmins(transaction)) > 0) throw new ApiError('auth.set-up-done')
    if ((await useToken(accounts, transaction, 'set-up', token)) === undefined)
      throw new ApiError('auth.token-used')
    const user = await addFirstAdministrator(accounts, transaction, registration, hash, caller)
    const signIn = { area: 'admin', remember: false, methods: ['password'] } as const
    return open(accounts, transaction, user, { signIn, device: undefined, caller })
  })
}

/** Makes the first administrator from the environment, where there is none yet; true where it did. */
export async function setUpUnattended(
  accounts: Accounts,
  registration: Registration,
  caller: Caller
): Promise<boolean> {
  if ((await countActiveSuperAdmins(accounts.database.db)) > 0) return false
  const settings = await securitySettings(accounts.database.db)
  await requireGoodPassword(accounts, registration.password, registration, settings)
  const hash = await accounts.passwords.hash(registration.password)
  return atomically(accounts.database, async (transaction) => {
    await accounts.database.lock(transaction, 'administrators')
    if ((await countActiveSuperAdmins(transaction)) > 0) return false
    await addFirstAdministrator(accounts, transaction, registration, hash, caller)
    return true
  })
}

async function addFirstAdministrator(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  registration: Registration,
  hash: string,
  caller: Caller
): Promise<UserRow> {
  const user = await addUser(accounts, transaction, registration, {
    hash,
    role: 'super_admin',
    verified: true,
    status: 'active'
  })
  if (user === undefined) throw new ApiError('auth.email-taken')
  await record(accounts, transaction, caller, {
    action: 'auth.set-up',
    outcome: 'done',
    actorId: user.id,
    subject: { type: 'user', id: user.id }
  })
  return user
}

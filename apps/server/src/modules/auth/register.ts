import { ApiError, type Registration } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { securitySettings } from '../settings/security-settings.ts'
import { addUser } from './add-user.ts'
import { admit, open, type SignedIn } from './login.ts'
import { isTokenValid, issueToken, useToken } from './one-time-tokens.ts'
import { requireGoodPassword } from './password-policy.ts'
import { limitRate } from '../rates/rate.ts'
import { countActiveSuperAdmins } from './users.repository.ts'
import { askToVerify } from './verification.ts'

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
  if (accounts.outbox.configured) {
    const { email, firstName, lastName } = registration
    const pending = { email, firstName, lastName, hash, identity: null }
    accounts.afterwards.begin(() =>
      atomically(accounts.database, (transaction) => askToVerify(accounts, transaction, pending, caller))
    )
    return { kind: 'mailed' }
  }
  return atomically(accounts.database, async (transaction): Promise<Registered> => {
    const user = await addUser(accounts, transaction, registration, {
      hash,
      role: 'user',
      verified: false,
      status: 'active'
    })
    if (user === undefined) throw new ApiError('auth.email-taken')
    await record(accounts, transaction, caller, {
      action: 'auth.register',
      outcome: 'done',
      actorId: user.id,
      subject: { type: 'user', id: user.id }
    })
    const signIn = { area: 'user', remember: false, methods: ['password'] } as const
    return admit(accounts, transaction, user, { signIn, settings, device: undefined, caller })
  })
}

/** Makes the link that sets up the first administrator; undefined where there is one (security bar 9). */
export async function setUpLink(accounts: Accounts): Promise<string | undefined> {
  if ((await countActiveSuperAdmins(accounts.database.db)) > 0) return undefined
  const token = await issueToken(accounts, accounts.database.db, { purpose: 'set-up', userId: null })
  return `${accounts.publicUrl}/auth/set-up#${token}`
}

/** Refuses a set-up link that is used, expired or unknown. */
export async function checkSetUp(accounts: Accounts, token: string, caller: Caller): Promise<void> {
  await limitRate(accounts, 'token-address', caller.ip)
  const { db } = accounts.database
  if ((await countActiveSuperAdmins(db)) > 0) throw new ApiError('auth.set-up-done')
  if (!(await isTokenValid(accounts, db, 'set-up', token))) throw new ApiError('auth.token-used')
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

import type { SignInResult } from '@sitewright/kernel/area'
import { ApiError, type Registration } from '@sitewright/api'
import { type Services, getSecuritySettings } from '@sitewright/kernel/services'
import type { Call, CallTransaction } from '@sitewright/kernel/call'
import type { UserRow } from '@sitewright/kernel/db'
import { insertNewUser, publishUserChange, countActiveSuperAdmins } from '@sitewright/kernel/users'
import { completeFirstFactor, openSession } from './login.ts'
import { issueToken, isTokenValid, redeemToken, requireAllowedPassword } from '@sitewright/kernel/sessions'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { requestVerification } from './verify-email.ts'

/**
 * Against user enumeration, with mail configured new and known addresses get the same response; only the mail differs
 * (security bar 14).
 */
export type RegistrationResult = SignInResult | { kind: 'mailed' }

/** Registers a user: active at once without mail, else once the address is verified. */
export async function register(call: Call, registration: Registration): Promise<RegistrationResult> {
  const { services, caller } = call
  await enforceRateLimit(services, 'register-address', caller.ip)
  const settings = await getSecuritySettings(services.database.db)
  await requireAllowedPassword(services, registration.password, registration, settings)
  const hash = await services.passwords.hash(registration.password)
  if (services.outbox.configured) {
    const { email, firstName, lastName } = registration
    const pending = { email, firstName, lastName, hash, identity: null }
    services.backgroundWork.start(() =>
      call.transaction((transaction) => requestVerification(call, transaction, pending))
    )
    return { kind: 'mailed' }
  }
  return call.transaction(async (transaction): Promise<RegistrationResult> => {
    const user = await insertNewUser(services, transaction, registration, {
      hash,
      role: 'user',
      verified: false,
      status: 'active'
    })
    if (user === undefined) throw new ApiError('auth.email-taken')
    publishUserChange(transaction, user, 'added')
    await transaction.audit('auth.register', user, { actorId: user.id })
    const signIn = { area: 'user', remember: false, methods: ['password'] } as const
    return completeFirstFactor(call, transaction, { user, signIn, settings, device: undefined })
  })
}

/** Creates the set-up link of the first administrator; undefined if there is one (security bar 9). */
export async function createSetUpLink(services: Services): Promise<string | undefined> {
  if ((await countActiveSuperAdmins(services.database.db)) > 0) return undefined
  const token = await issueToken(services, services.database.db, { purpose: 'set-up', userId: null })
  return `${services.publicUrl}/auth/set-up#${token}`
}

/** Refuses a set-up token that is used, expired or unknown. */
export async function requireSetUpToken({ services, caller }: Call, token: string): Promise<void> {
  await enforceRateLimit(services, 'token-address', caller.ip)
  const { db } = services.database
  if ((await countActiveSuperAdmins(db)) > 0) throw new ApiError('auth.set-up-done')
  if (!(await isTokenValid(services, db, 'set-up', token))) throw new ApiError('auth.token-used')
}

/** Creates the first administrator with the token of that link, and signs them in. */
export async function setUpInstallation(
  call: Call,
  { token, ...registration }: Registration & { token: string }
): Promise<SignInResult> {
  const { services, caller } = call
  await enforceRateLimit(services, 'token-address', caller.ip)
  const settings = await getSecuritySettings(services.database.db)
  await requireAllowedPassword(services, registration.password, registration, settings)
  const hash = await services.passwords.hash(registration.password)
  return call.transaction(async (transaction) => {
    await transaction.lock('administrators')
    if ((await countActiveSuperAdmins(transaction)) > 0) throw new ApiError('auth.set-up-done')
    if ((await redeemToken(services, transaction, 'set-up', token)) === undefined)
      throw new ApiError('auth.token-used')
    const user = await addFirstAdministrator(call, transaction, { registration, hash })
    const signIn = { area: 'admin', remember: false, methods: ['password'] } as const
    return openSession(call, transaction, { user, signIn, device: undefined })
  })
}

/** Creates the first administrator from the environment if there is none yet; true if it did. */
export async function setUpFromEnvironment(call: Call, registration: Registration): Promise<boolean> {
  const { services } = call
  if ((await countActiveSuperAdmins(services.database.db)) > 0) return false
  const settings = await getSecuritySettings(services.database.db)
  await requireAllowedPassword(services, registration.password, registration, settings)
  const hash = await services.passwords.hash(registration.password)
  return call.transaction(async (transaction) => {
    await transaction.lock('administrators')
    if ((await countActiveSuperAdmins(transaction)) > 0) return false
    await addFirstAdministrator(call, transaction, { registration, hash })
    return true
  })
}

async function addFirstAdministrator(
  { services }: Call,
  transaction: CallTransaction,
  { registration, hash }: { registration: Registration; hash: string }
): Promise<UserRow> {
  const user = await insertNewUser(services, transaction, registration, {
    hash,
    role: 'super_admin',
    verified: true,
    status: 'active'
  })
  if (user === undefined) throw new ApiError('auth.email-taken')
  publishUserChange(transaction, user, 'added')
  await transaction.audit('auth.set-up', user, { actorId: user.id })
  return user
}

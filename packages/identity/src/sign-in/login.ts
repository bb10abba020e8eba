import type { ChallengeUse, FirstFactor, SignInResult } from '@sitewright/kernel/area'
import {
  isExplained,
  type ExplainedRefusal,
  ApiError,
  type Challenge,
  type LoginCredentials
} from '@sitewright/api'
import { sha256 } from '@sitewright/kernel/crypto'
import type { Call, CallTransaction } from '@sitewright/kernel/call'
import type { UserRow } from '@sitewright/kernel/db'
import {
  createSession,
  endReplacedSession,
  findSessionOfCookie,
  requireTenantInForce,
  type AttemptCounter,
  consumeAttempt,
  refundAttempt,
  resetAttempts,
  createDeviceCookie,
  findKnownDevice,
  type SignIn,
  issueToken,
  getAttemptCounter,
  recordFailedLogin
} from '@sitewright/kernel/sessions'
import { getSecuritySettings } from '@sitewright/kernel/services'
import {
  countFactors,
  type Factors,
  isSecondFactorEnabled
} from '../second-factor/second-factor.repository.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { isClosed } from '../users/deletion/closed-accounts.repository.ts'
import { findUserByEmail, updateUser } from '@sitewright/kernel/users'
import { findPasswordRefusal, refusalCodes, type SignInArea } from './sign-in-refusals.ts'
import { countSignIn } from './sign-in-counts.repository.ts'

/** Payload of the challenge token: the first factor, and the client that sent it. */
export interface ChallengePayload {
  signIn: SignIn
  use: ChallengeUse
  ip: string
  device: string
}

/**
 * Signs in with email and password. Against user enumeration, unknown, wrong, inactive and locked look the same, in
 * text and in time; attempts are consumed before the password is verified (security bar 10 to 13).
 */
export async function login(
  call: Call,
  { email, password, rememberMe }: LoginCredentials,
  area: SignInArea
): Promise<SignInResult> {
  const { services, caller } = call
  await enforceRateLimit(services, 'login-address', caller.ip)
  await enforceRateLimit(services, 'login-account', `${caller.ip} ${await sha256(email)}`)
  const { database, now } = services
  const settings = await getSecuritySettings(database.db)
  const user = await findUserByEmail(database.db, email)
  const device = await findKnownDevice(services, caller.deviceCookie)
  const counter = await getAttemptCounter(user, email, device)
  const hasAttempt = await consumeAttempt(database.db, counter, settings, now())
  const right = await services.passwords.verify(password, user?.password_hash ?? services.passwords.dummyHash)
  const reason = await findPasswordRefusal(database.db, {
    user,
    right,
    hasAttempt,
    settings,
    area,
    now: now()
  })
  if (user === undefined || reason !== undefined) {
    if (user !== undefined && isExplained(reason)) return refuseOpenly(call, { user, counter, area, reason })
    const failed = { user, counter, settings, action: 'auth.login', details: { area } }
    await recordFailedLogin(call, { ...failed, reason: reason ?? 'unknown-address' })
    throw new ApiError(area === 'admin' ? 'auth.admin-credentials' : 'auth.credentials')
  }
  const renewed = services.passwords.needsRehash(user.password_hash ?? '')
    ? await services.passwords.hash(password)
    : undefined
  return call.transaction(async (transaction) => {
    if (renewed !== undefined) await updateUser(transaction, user.id, { password_hash: renewed })
    const signedIn = await completeFirstFactor(call, transaction, {
      user,
      signIn: { area, remember: rememberMe, methods: ['password'] },
      settings,
      device
    })
    // The password alone must not reset the attempts that the second step has used.
    if (signedIn.kind === 'session') await resetAttempts(transaction, counter.account, counter.device)
    else await refundAttempt(transaction, counter)
    return signedIn
  })
}

/** Refuses a correct password with the real reason; it costs no attempt and locks no account. */
async function refuseOpenly(
  { transaction }: Call,
  {
    user,
    counter,
    area,
    reason
  }: { user: UserRow; counter: AttemptCounter; area: SignInArea; reason: ExplainedRefusal }
): Promise<never> {
  await transaction(async (queries) => {
    await refundAttempt(queries, counter)
    await queries.audit('auth.login', user, {
      outcome: 'refused',
      actorId: user.id,
      details: { area, reason }
    })
  })
  throw new ApiError(refusalCodes[reason])
}

/**
 * Completes the first factor: creates a session, or issues a challenge for the required second step (security bar 17,
 * 18).
 */
export async function completeFirstFactor(
  call: Call,
  transaction: CallTransaction,
  { user, signIn, settings, device, replaces }: FirstFactor
): Promise<SignInResult> {
  await requireTenantInForce(transaction, user)
  const factors = await countFactors(transaction, user.id)
  if (isSecondFactorEnabled(factors))
    return issueChallenge(call, transaction, {
      user,
      signIn,
      use: 'verify',
      methods: challengeMethods(factors)
    })
  if (user.purge_at === null && settings.requireTwoFactor)
    return issueChallenge(call, transaction, { user, signIn, use: 'enrol' })
  return openSession(call, transaction, { user, signIn, device, replaces })
}

interface NewChallenge extends Pick<FirstFactor, 'user' | 'signIn'> {
  use: ChallengeUse
  methods?: Challenge['methods']
}

async function issueChallenge(
  { services, caller: { ip, device } }: Call,
  transaction: CallTransaction,
  { user, signIn, use, methods = [] }: NewChallenge
): Promise<SignInResult> {
  const payload: ChallengePayload = { signIn, use, ip, device }
  const challengeToken = await issueToken(services, transaction, {
    purpose: 'second-factor',
    userId: user.id,
    payload
  })
  return { kind: 'challenge', user, challengeToken, use, methods }
}

function challengeMethods({ totp, passkeys, recoveryCodes }: Factors): Challenge['methods'] {
  const counts = { totp, recovery: recoveryCodes, passkey: passkeys }
  return (['totp', 'recovery', 'passkey'] as const).filter((method) => counts[method] > 0)
}

/**
 * Creates a session after full authentication, and notifies the user by mail of a new device. The user of a closed
 * account gets a challenge instead, with which they can reopen it.
 */
export async function openSession(
  call: Call,
  transaction: CallTransaction,
  { user, signIn, device, replaces }: Omit<FirstFactor, 'settings'>
): Promise<SignInResult> {
  const { services, caller } = call
  const time = services.now()
  await requireTenantInForce(transaction, user)
  if (isClosed(user, time)) return issueChallenge(call, transaction, { user, signIn, use: 'keep' })
  // A client with `body` transport does not use the refresh cookie, so the session of the cookie is not its own.
  const held = caller.transport === 'cookie' ? caller.refreshCookie : undefined
  await endReplacedSession(call, transaction, replaces ?? (await findSessionOfCookie(transaction, held)))
  const issued = await createSession(call, transaction, { user, signIn })
  await updateUser(transaction, user.id, { last_login_at: time, login_count: user.login_count + 1 })
  await transaction.audit(
    'auth.login',
    { type: 'session', id: issued.state.session.id },
    { actorId: user.id, details: { area: signIn.area, methods: signIn.methods } }
  )
  await countSignIn(transaction, { at: time, methods: signIn.methods })
  const known = device?.userId === user.id
  if (!known && user.login_count > 0) {
    await transaction.mail(user, { kind: 'new-device', device: caller.device, ip: caller.ip, at: time })
  }
  return {
    kind: 'session',
    issued,
    deviceCookie: await createDeviceCookie(services, user.id, known ? device.id : undefined)
  }
}

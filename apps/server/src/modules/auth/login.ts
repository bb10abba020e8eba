import { ApiError, builtInRoles, type Challenge, type LoginCredentials } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { sha256 } from '../../crypto/hash.ts'
import { atomically } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import {
  beginSession,
  endReplaced,
  heldSession,
  type Granted,
  type SignIn
} from '../sessions/sessions.usecases.ts'
import { securitySettings, type SecuritySettings } from '../settings/security-settings.ts'
import { factorsOf, isEnabled, type Factors } from '../second-factor/second-factor.repository.ts'
import { forgetTries, returnTry, takeTry } from './attempts.ts'
import { deviceCookie, knownDevice, type KnownDevice } from './known-devices.ts'
import { issueToken } from './one-time-tokens.ts'
import { limitRate } from '../rates/rate.ts'
import { countOf, refuse } from './refusals.ts'
import { updateUser, userByEmail } from './users.repository.ts'

/** What a right password leads to: a session, or a second step that proves more. */
export type SignedIn =
  | { kind: 'session'; granted: Granted; deviceCookie: string }
  | { kind: 'challenge'; user: UserRow; ticket: string; enrol: boolean; methods: Challenge['methods'] }

export type Area = SignIn['area']

/** What a ticket for the second step remembers of the first one. */
export interface TicketPayload {
  signIn: SignIn
  /** It opens the setting up of a second factor, and nothing else; otherwise the second step, and nothing else. */
  enrol: boolean
  ip: string
  device: string
}

/**
 * Signs in with email and password. Unknown, wrong, inactive and locked look the same from outside, in words and in
 * time; tries are taken from a budget before the password is looked at (security bar 10 to 13).
 */
export async function login(
  accounts: Accounts,
  { email, password, rememberMe }: LoginCredentials,
  area: Area,
  caller: Caller
): Promise<SignedIn> {
  await limitRate(accounts, 'login-address', caller.ip)
  await limitRate(accounts, 'login-account', `${caller.ip} ${await sha256(email)}`)
  const { database, now } = accounts
  const settings = await securitySettings(database.db)
  const user = await userByEmail(database.db, email)
  const device = await knownDevice(accounts, caller.deviceCookie)
  const count = await countOf(user, email, device)
  const mayTry = await takeTry(database.db, count, settings, now())
  const right = await accounts.passwords.verify(password, user?.password_hash ?? accounts.passwords.decoy)
  if (user === undefined || !right || !mayTry || !settings.allowPasswordLogin || !mayEnter(user, area)) {
    await refuse(accounts, { user, count, settings, caller, action: 'auth.login', details: { area } })
    throw new ApiError(area === 'admin' ? 'auth.admin-credentials' : 'auth.credentials')
  }
  const renewed = accounts.passwords.isWeak(user.password_hash ?? '')
    ? await accounts.passwords.hash(password)
    : undefined
  return atomically(database, async (transaction) => {
    if (renewed !== undefined) await updateUser(transaction, user.id, { password_hash: renewed })
    const signedIn = await admit(accounts, transaction, user, {
      signIn: { area, remember: rememberMe, methods: ['password'] },
      settings,
      device,
      caller
    })
    // A password alone must not win back the tries that its second step has used.
    if (signedIn.kind === 'session') await forgetTries(transaction, count.account, count.device)
    else await returnTry(transaction, count)
    return signedIn
  })
}

/** Whether a person may enter an area at all. Who has not verified the address is pending, not active. */
export function mayEnter({ status, role }: UserRow, area: Area): boolean {
  const permissions: readonly string[] = builtInRoles[role].permissions
  return status === 'active' && (area === 'user' || permissions.includes('admin.access'))
}

interface Admission {
  signIn: SignIn
  settings: SecuritySettings
  device: KnownDevice | undefined
  caller: Caller
  /** The session that this sign-in replaces, where the request cannot carry its cookie (return from a provider). */
  replaces?: string | undefined
}

/** Lets somebody in whose first proof was right: to a session, or to the second step (security bar 17, 18). */
export async function admit(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  user: UserRow,
  { signIn, settings, device, caller, replaces }: Admission
): Promise<SignedIn> {
  const factors = await factorsOf(transaction, user.id)
  const enrol = !isEnabled(factors)
  if (enrol && !settings.requireTwoFactor)
    return open(accounts, transaction, user, { signIn, device, caller, replaces })
  const payload: TicketPayload = { signIn, enrol, ip: caller.ip, device: caller.device }
  const ticket = await issueToken(accounts, transaction, {
    purpose: 'second-factor',
    userId: user.id,
    payload
  })
  return { kind: 'challenge', user, ticket, enrol, methods: enrol ? [] : methodsOf(factors) }
}

function methodsOf({ totp, passkeys, recoveryCodes }: Factors): Challenge['methods'] {
  const counts = { totp, recovery: recoveryCodes, passkey: passkeys }
  return (['totp', 'recovery', 'passkey'] as const).filter((method) => counts[method] > 0)
}

/** Opens the session of somebody who has proved enough, and tells them by mail where the device is new. */
export async function open(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  user: UserRow,
  { signIn, device, caller, replaces }: Omit<Admission, 'settings'>
): Promise<SignedIn> {
  const time = accounts.now()
  // A client with `body` transport does not use the refresh cookie, so the session of the cookie is not its own.
  const held = caller.transport === 'cookie' ? caller.refreshCookie : undefined
  await endReplaced(accounts, transaction, replaces ?? (await heldSession(transaction, held)))
  const granted = await beginSession(accounts, transaction, user, signIn, caller)
  await updateUser(transaction, user.id, { last_login_at: time, login_count: user.login_count + 1 })
  await record(accounts, transaction, caller, {
    action: 'auth.login',
    outcome: 'done',
    actorId: user.id,
    subject: { type: 'session', id: granted.state.session.id },
    details: { area: signIn.area, methods: signIn.methods }
  })
  const known = device?.userId === user.id
  if (!known && user.login_count > 0) {
    await accounts.outbox.post(
      transaction,
      { email: user.email, firstName: user.first_name },
      { kind: 'new-device', device: caller.device, ip: caller.ip, at: time }
    )
  }
  return {
    kind: 'session',
    granted,
    deviceCookie: await deviceCookie(accounts, user.id, known ? device.id : undefined)
  }
}

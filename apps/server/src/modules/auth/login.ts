import { ApiError, builtInRoles, type Credentials } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { sha256 } from '../../crypto/hash.ts'
import { atomically } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { beginSession, type Granted, type SignIn } from '../sessions/sessions.usecases.ts'
import { securitySettings, type SecuritySettings } from '../settings/security-settings.ts'
import { forgetTries, lockIfSpent, takeTry, type Count } from './attempts.ts'
import { deviceCookie, knownDevice, type KnownDevice } from './known-devices.ts'
import { issueToken } from './one-time-tokens.ts'
import { limitRate } from '../rates/rate.ts'
import { updateUser, userByEmail } from './users.repository.ts'

/** What a right password leads to: a session, or a second step that proves more. */
export type SignedIn =
  | { kind: 'session'; granted: Granted; deviceCookie: string }
  | { kind: 'challenge'; user: UserRow; ticket: string; enrol: boolean }

export type Area = SignIn['area']

const anyDevice = 'any'

/**
 * Signs in with email and password. Unknown, wrong, inactive and locked look the same from outside, in words and in
 * time; tries are taken from a budget before the password is looked at (security bar 10 to 13).
 */
export async function login(
  accounts: Accounts,
  { email, password, rememberMe }: Credentials,
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
    await refuse(accounts, { user, count, settings, caller, area })
    throw new ApiError(area === 'admin' ? 'auth.admin-credentials' : 'auth.credentials')
  }
  const renewed = accounts.passwords.isWeak(user.password_hash ?? '')
    ? await accounts.passwords.hash(password)
    : undefined
  return atomically(database, async (transaction) => {
    await forgetTries(transaction, count.account, count.device)
    if (renewed !== undefined) await updateUser(transaction, user.id, { password_hash: renewed })
    return admit(accounts, transaction, user, {
      signIn: { area, remember: rememberMe, methods: ['password'] },
      settings,
      device,
      caller
    })
  })
}

/** Whether a person may enter an area at all. Who has not verified the address is pending, not active. */
export function mayEnter({ status, role }: UserRow, area: Area): boolean {
  const permissions: readonly string[] = builtInRoles[role].permissions
  return status === 'active' && (area === 'user' || permissions.includes('admin.access'))
}

async function countOf(
  user: UserRow | undefined,
  email: string,
  device: KnownDevice | undefined
): Promise<Count> {
  const account = user?.id ?? `nobody ${await sha256(email)}`
  return { account, device: user !== undefined && device?.userId === user.id ? device.id : anyDevice }
}

interface Refusal {
  user: UserRow | undefined
  count: Count
  settings: SecuritySettings
  caller: Caller
  area: Area
}

async function refuse(accounts: Accounts, { user, count, settings, caller, area }: Refusal): Promise<void> {
  await atomically(accounts.database, async (transaction) => {
    const locked = await lockIfSpent(transaction, count, settings, accounts.now())
    await record(accounts, transaction, caller, {
      action: locked ? 'auth.lock' : 'auth.login',
      outcome: 'refused',
      actorId: user?.id,
      details: { area }
    })
    if (locked && user !== undefined && user.status === 'active') {
      const token = await issueToken(accounts, transaction, { purpose: 'unlock', userId: user.id })
      await accounts.outbox.post(
        transaction,
        { email: user.email, firstName: user.first_name },
        { kind: 'locked', link: `${accounts.publicUrl}/auth/unlock#${token}` }
      )
    }
  })
}

interface Admission {
  signIn: SignIn
  settings: SecuritySettings
  device: KnownDevice | undefined
  caller: Caller
}

/** Lets somebody in whose first proof was right: to a session, or to the second step (security bar 17, 18). */
export async function admit(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  user: UserRow,
  { signIn, settings, device, caller }: Admission
): Promise<SignedIn> {
  const hasSecond = await hasSecondFactor(transaction, user.id)
  if (hasSecond || settings.requireTwoFactor) {
    const payload = { signIn, ip: caller.ip, device: caller.device }
    const ticket = await issueToken(accounts, transaction, {
      purpose: 'second-factor',
      userId: user.id,
      payload
    })
    return { kind: 'challenge', user, ticket, enrol: !hasSecond }
  }
  return open(accounts, transaction, user, { signIn, device, caller })
}

/** Whether a person has set up a second factor. */
export function hasSecondFactor(_queries: Transaction<Tables>, _userId: string): Promise<boolean> {
  return Promise.resolve(false)
}

/** Opens the session of somebody who has proved enough, and tells them by mail where the device is new. */
export async function open(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  user: UserRow,
  { signIn, device, caller }: Omit<Admission, 'settings'>
): Promise<SignedIn> {
  const time = accounts.now()
  const seen = await updateUser(transaction, user.id, {
    last_login_at: time,
    login_count: user.login_count + 1
  })
  const granted = await beginSession(accounts, transaction, seen, signIn, caller)
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

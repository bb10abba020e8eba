import type { ApiErrorCode } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import type { Tables } from '../../db/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { keepAvatar, type Picture } from '../account/avatars.ts'
import { record } from '../audit/audit.ts'
import { admit, mayEnter, type SignedIn } from '../auth/login.ts'
import { addUser } from '../auth/add-user.ts'
import { askToVerify, tellKnown } from '../auth/verification.ts'
import { userByEmail, userById } from '../auth/users.repository.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { securitySettings } from '../settings/security-settings.ts'
import type { Intent } from './flows.ts'
import { addIdentity, connect } from './identities.ts'
import { identityByKey, touchIdentity } from './identities.repository.ts'
import type { ProviderPerson } from './person.ts'
import type { Provider } from './provider.ts'
import { countLogin } from './providers.repository.ts'

/** What coming by a provider led to. */
export type Admitted =
  | { kind: 'signed-in'; signedIn: SignedIn }
  | { kind: 'refused'; code: ApiErrorCode; reason: string }

interface Arrival {
  provider: Provider
  person: ProviderPerson
  intent: Intent
  caller: Caller
  /** The picture of somebody who comes for the first time. */
  picture: Picture | undefined
}

type Found = { kind: 'user'; user: UserRow } | Extract<Admitted, { kind: 'refused' }>

const refused = (code: ApiErrorCode, reason: string) => ({ kind: 'refused', code, reason }) as const

/** Lets somebody in whom a provider has introduced; the second factor is asked for as after a password. */
export async function admitPerson(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  arrival: Arrival
): Promise<Admitted> {
  const { provider, person, intent, caller } = arrival
  const now = accounts.now()
  const found = await userOf(accounts, transaction, arrival)
  if (found.kind === 'refused') return found
  const { user } = found
  if (!mayEnter(user, intent.area)) return refused('oauth.refused', user.status)
  const identity = await identityByKey(transaction, { provider: provider.id, ...person })
  if (identity !== undefined)
    await touchIdentity(transaction, identity.id, { email: person.email ?? null, now })
  await countLogin(transaction, provider.id, now)
  const signedIn = await admit(accounts, transaction, user, {
    signIn: { area: intent.area, remember: intent.remember, methods: [`provider:${provider.id}`] },
    settings: await securitySettings(transaction),
    device: intent.device ?? undefined,
    caller,
    replaces: intent.replaces
  })
  return { kind: 'signed-in', signedIn }
}

async function userOf(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  arrival: Arrival
): Promise<Found> {
  const { provider, person } = arrival
  const identity = await identityByKey(transaction, { provider: provider.id, ...person })
  if (identity === undefined) return strangerOf(accounts, transaction, arrival)
  const user = await userById(transaction, identity.user_id)
  return user === undefined ? refused('oauth.refused', 'gone') : { kind: 'user', user }
}

/**
 * Finds or makes the account of somebody who comes for the first time. An address leads to an account only where both
 * sides have verified it: the provider, and the account, which anybody could have made beforehand (security bar 38).
 */
async function strangerOf(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  arrival: Arrival
): Promise<Found> {
  const { provider, person, intent } = arrival
  const { email, emailVerified } = person
  if (email === undefined) return refused('oauth.email-missing', 'no address')
  const known = await userByEmail(transaction, email)
  // A pending user has not verified the address, so a provider that has verified it takes the address over.
  if (known !== undefined && known.status !== 'pending') {
    if (emailVerified && known.email_verified_at !== null) {
      if (!mayEnter(known, intent.area)) return refused('oauth.refused', known.status)
      if (!(await connect(accounts, transaction, known, arrival)))
        return refused('oauth.account-exists', 'another account of the provider is connected')
      return { kind: 'user', user: known }
    }
    if (emailVerified || !accounts.outbox.configured)
      return refused('oauth.account-exists', 'address not verified by both')
    // Who names an address without proof learns nothing about it; its owner does (security bar 14).
    await tellKnown(accounts, transaction, email)
    return refused('oauth.verify-email', 'address not verified by the provider')
  }
  if (intent.area === 'admin' || !provider.restrictions.autoCreateUsers)
    return refused('oauth.no-account', 'not created')
  if (!emailVerified && accounts.outbox.configured) {
    const { issuer, subject, firstName, lastName } = person
    const identity = { provider: provider.id, issuer, subject, email }
    await askToVerify(
      accounts,
      transaction,
      { email, firstName, lastName, hash: null, identity },
      arrival.caller
    )
    return refused('oauth.verify-email', 'pending')
  }
  const made = await addUser(
    accounts,
    transaction,
    { ...person, email },
    { hash: null, role: 'user', verified: emailVerified, status: 'active' }
  )
  if (made === undefined) return refused('oauth.account-exists', 'made meanwhile')
  await record(accounts, transaction, arrival.caller, {
    action: 'auth.register',
    outcome: 'done',
    actorId: made.id,
    subject: { type: 'user', id: made.id },
    details: { provider: provider.id }
  })
  await addIdentity(accounts, transaction, made.id, arrival)
  if (arrival.picture !== undefined) await keepAvatar(accounts, transaction, made.id, arrival.picture)
  return { kind: 'user', user: made }
}

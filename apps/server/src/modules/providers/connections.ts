import {
  ApiError,
  isLocalPath,
  providerIds,
  providerNames,
  type ApiErrorCode,
  type ProviderConnection,
  type ProviderId
} from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { atomically, type Queries } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import { knownDevice } from '../auth/known-devices.ts'
import { userById } from '../auth/users.repository.ts'
import { factorsOf } from '../second-factor/second-factor.repository.ts'
import { sessionState } from '../sessions/sessions.repository.ts'
import { securitySettings } from '../settings/security-settings.ts'
import type { Intent } from './flows.ts'
import { connect, tellOwner } from './identities.ts'
import { deleteIdentity, identitiesOf, identityByKey, type IdentityRow } from './identities.repository.ts'
import type { ProviderPerson } from './person.ts'
import { missingOf, providerOf, type Provider } from './provider.ts'
import { providerRows } from './providers.repository.ts'

const profile = '/auth/profile'

/** The providers that people can sign in with now. */
export async function offeredProviders(queries: Queries): Promise<Provider[]> {
  const rows = new Map((await providerRows(queries)).map((row) => [row.id, row]))
  return providerIds
    .map((id) => providerOf(id, rows.get(id)))
    .filter((provider) => provider.enabled && missingOf(provider).length === 0)
}

/** What is connected with a person's account, and what could be. */
export async function connectionsOf(
  { database: { db } }: Accounts,
  userId: string
): Promise<{ connections: ProviderConnection[]; available: Pick<Provider, 'id' | 'displayName'>[] }> {
  const [identities, offered] = [await identitiesOf(db, userId), await offeredProviders(db)]
  const removable = await Promise.all(
    identities.map(({ provider }) => canSignInWithout(db, userId, { identities, provider }))
  )
  return {
    connections: identities.map(({ provider, email, connected_at, last_used_at }, index) => ({
      provider: provider as ProviderId,
      displayName: providerNames[provider as ProviderId],
      email,
      connectedAt: connected_at,
      lastUsedAt: last_used_at,
      removable: removable[index] === true
    })),
    available: offered.filter(({ id }) => !identities.some(({ provider }) => provider === id))
  }
}

/** What a signed-in person sets out for who connects a provider. */
export async function connectIntent(
  accounts: Accounts,
  { userId, sessionId, area }: Actor,
  { redirect, caller }: { redirect: string | undefined; caller: Caller }
): Promise<Intent> {
  return {
    area,
    redirect: redirect !== undefined && isLocalPath(redirect) ? redirect : profile,
    remember: false,
    holder: { userId, sessionId },
    device: (await knownDevice(accounts, caller.deviceCookie)) ?? null
  }
}

interface Connecting {
  provider: Provider
  person: ProviderPerson
  holder: { userId: string; sessionId: string }
  caller: Caller
}

/** Connects the account that came back with the person who set out, whose session has to live on. */
export async function finishConnection(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  { provider, person, holder: { userId, sessionId }, caller }: Connecting
): Promise<{ kind: 'connected' } | { kind: 'refused'; code: ApiErrorCode; reason: string }> {
  const state = await sessionState(transaction, sessionId)
  const time = accounts.now()
  if (state?.user.id !== userId || state.user.status !== 'active')
    return { kind: 'refused', code: 'auth.expired', reason: 'session' }
  if (state.session.revoked_at !== null || state.session.expires_at <= time)
    return { kind: 'refused', code: 'auth.expired', reason: 'session' }
  if (await connect(accounts, transaction, state.user, { provider, person, caller }))
    return { kind: 'connected' }
  const owner = await identityByKey(transaction, { provider: provider.id, ...person })
  if (owner?.user_id === userId) return { kind: 'connected' }
  return owner === undefined
    ? { kind: 'refused', code: 'oauth.connected', reason: 'another one is connected' }
    : { kind: 'refused', code: 'oauth.identity-taken', reason: "somebody else's" }
}

/** Takes a connection away, unless nobody could sign in to the account after that. */
export async function disconnect(
  accounts: Accounts,
  { userId }: Actor,
  provider: ProviderId,
  caller: Caller
): Promise<void> {
  await atomically(accounts.database, async (transaction) => {
    await accounts.database.lock(transaction, `connections ${userId}`)
    const identities = await identitiesOf(transaction, userId)
    if (!identities.some((identity) => identity.provider === provider))
      throw new ApiError('connection.not-found')
    if (!(await canSignInWithout(transaction, userId, { identities, provider })))
      throw new ApiError('connection.only-way')
    await deleteIdentity(transaction, userId, provider)
    await record(accounts, transaction, caller, {
      action: 'account.disconnect',
      outcome: 'done',
      actorId: userId,
      subject: { type: 'user', id: userId },
      details: { provider }
    })
    const user = await userById(transaction, userId)
    if (user !== undefined)
      await tellOwner(accounts, transaction, user, {
        kind: 'provider-disconnected',
        provider: providerNames[provider]
      })
  })
}

/** Whether a person can sign in without one provider: by a password that counts, a passkey, or another provider. */
async function canSignInWithout(
  queries: Queries,
  userId: string,
  { identities, provider }: { identities: readonly IdentityRow[]; provider: string }
): Promise<boolean> {
  const user = await userById(queries, userId)
  const { allowPasswordLogin } = await securitySettings(queries)
  if (user?.password_hash != null && allowPasswordLogin) return true
  if ((await factorsOf(queries, userId)).passkeys > 0) return true
  const offered = await offeredProviders(queries)
  return identities.some(
    (identity) => identity.provider !== provider && offered.some(({ id }) => id === identity.provider)
  )
}

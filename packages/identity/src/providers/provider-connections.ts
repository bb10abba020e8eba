import {
  ApiError,
  type ApiErrorCode,
  type ProviderConnection,
  isLocalPath,
  type ProviderId,
  providerIds,
  providerNames
} from '@sitewright/api'
import { type Services, getSecuritySettings } from '@sitewright/kernel/services'
import type { Queries, IdentityRow } from '@sitewright/kernel/db'
import type { Call, CallTransaction, UserCall } from '@sitewright/kernel/call'
import { findKnownDevice, findSessionState } from '@sitewright/kernel/sessions'
import { findUserById } from '@sitewright/kernel/users'
import { countFactors } from '../second-factor/second-factor.repository.ts'
import type { OauthIntent } from './oauth-flows.ts'
import { connectIdentity } from './provider-identities.ts'
import { deleteIdentity, findIdentities, findIdentity } from '../users/provider-identities.repository.ts'
import type { ProviderProfile } from './provider-profile.ts'
import { findMissingFields, type Provider, toProvider } from './provider.ts'
import { findProviderRows } from './providers.repository.ts'

const profilePath = '/auth/profile'

/** The enabled and configured providers. */
export async function findOfferedProviders(queries: Queries): Promise<Provider[]> {
  const rows = new Map((await findProviderRows(queries)).map((row) => [row.id, row]))
  return providerIds
    .map((id) => toProvider(id, rows.get(id)))
    .filter((provider) => provider.enabled && findMissingFields(provider).length === 0)
}

/** A user's connections, and the providers that could be connected. */
export async function listConnections(
  { database: { db } }: Services,
  userId: string
): Promise<{ connections: ProviderConnection[]; available: Pick<Provider, 'id' | 'displayName'>[] }> {
  const [identities, offered] = [await findIdentities(db, userId), await findOfferedProviders(db)]
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

/** Creates the OAuth intent of a signed-in user who connects a provider. */
export async function createConnectIntent(
  { services, actor, caller }: UserCall,
  redirect: string | undefined
): Promise<OauthIntent> {
  const { userId, sessionId, area } = actor
  return {
    area,
    redirect: redirect !== undefined && isLocalPath(redirect) ? redirect : profilePath,
    remember: false,
    holder: { userId, sessionId },
    device: (await findKnownDevice(services, caller.deviceCookie)) ?? null
  }
}

interface ConnectOptions {
  provider: Provider
  profile: ProviderProfile
  holder: { userId: string; sessionId: string }
}

/** Finishes a connection: links the identity to the user who started the flow, if their session is still active. */
export async function finishConnection(
  call: Call,
  transaction: CallTransaction,
  { provider, profile, holder: { userId, sessionId } }: ConnectOptions
): Promise<{ kind: 'connected' } | { kind: 'refused'; code: ApiErrorCode; reason: string; userId?: string }> {
  const state = await findSessionState(transaction, sessionId)
  const time = call.services.now()
  if (state?.user.id !== userId || state.user.status !== 'active')
    return { kind: 'refused', code: 'auth.expired', reason: 'session' }
  if (state.session.revoked_at !== null || state.session.expires_at <= time)
    return { kind: 'refused', code: 'auth.expired', reason: 'session' }
  if (await connectIdentity(call, transaction, { provider, profile, user: state.user }))
    return { kind: 'connected' }
  const owner = await findIdentity(transaction, { provider: provider.id, ...profile })
  if (owner?.user_id === userId) return { kind: 'connected' }
  return owner === undefined
    ? { kind: 'refused', code: 'oauth.connected', reason: 'another one is connected' }
    : { kind: 'refused', code: 'oauth.identity-taken', reason: "somebody else's" }
}

/** Disconnects a provider, unless it is the only sign-in method. */
export async function disconnect(call: UserCall, provider: ProviderId): Promise<void> {
  const { userId } = call.actor
  await call.transaction(async (transaction) => {
    // Passwords may be disabled at the same moment (security bar 53).
    await transaction.lock('administrators')
    await transaction.lock(`connections ${userId}`)
    const identities = await findIdentities(transaction, userId)
    if (!identities.some((identity) => identity.provider === provider))
      throw new ApiError('connection.not-found')
    if (!(await canSignInWithout(transaction, userId, { identities, provider })))
      throw new ApiError('connection.only-way')
    await deleteIdentity(transaction, userId, provider)
    await transaction.audit('account.disconnect', { id: userId }, { details: { provider } })
    const user = await findUserById(transaction, userId)
    if (user !== undefined)
      await transaction.mail(user, {
        kind: 'provider-disconnected',
        provider: providerNames[provider]
      })
  })
}

/** Whether a user can sign in without a provider: by password if allowed, passkey, or another provider. */
async function canSignInWithout(
  queries: Queries,
  userId: string,
  { identities, provider }: { identities: readonly IdentityRow[]; provider: string }
): Promise<boolean> {
  const user = await findUserById(queries, userId)
  const { allowPasswordLogin } = await getSecuritySettings(queries)
  if (user?.password_hash != null && allowPasswordLogin) return true
  if ((await countFactors(queries, userId)).passkeys > 0) return true
  const offered = await findOfferedProviders(queries)
  return identities.some(
    (identity) => identity.provider !== provider && offered.some(({ id }) => id === identity.provider)
  )
}

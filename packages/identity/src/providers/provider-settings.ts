import {
  ApiError,
  type IdentityProvider,
  type IdentityProviderChanges,
  type IdentityProviderDraft,
  type ProviderId,
  providerIds
} from '@sitewright/api'
import { type Services, ProviderError, requireAllowedUrl } from '@sitewright/kernel/services'
import type { Queries } from '@sitewright/kernel/db'
import type { UserCall } from '@sitewright/kernel/call'
import { requireOwnMethodWithout } from '../users/own-sign-in-method.ts'
import { requireAdministratorLeft } from '@sitewright/kernel/users'
import { clearDiscoveryCache } from './discovery.ts'
import { providerKinds } from './provider-kinds.ts'
import {
  clientSecretContext,
  requireConfigured,
  type Provider,
  settingsOf,
  toProvider,
  toProviderView
} from './provider.ts'
import {
  countActiveUsersSince,
  findProviderRow,
  findProviderRows,
  saveProviderRow
} from './providers.repository.ts'

/** Period in which a sign-in counts a user as active. */
const activeMs = 30 * 24 * 60 * 60_000

/** The last four characters of a shorter secret would reveal too much of it. */
const shortestShownSecret = 12

/** Lists every identity provider, set up or not, with its active users; for administrators of the installation. */
export async function listProviders({ services }: UserCall): Promise<IdentityProvider[]> {
  const { db } = services.database
  const rows = new Map((await findProviderRows(db)).map((row) => [row.id, row]))
  const active = await countActiveUsersSince(db, services.now() - activeMs)
  return providerIds.map((id) => toProviderView(services, toProvider(id, rows.get(id)), active.get(id) ?? 0))
}

/** Loads one identity provider for its settings screen. */
export async function getProvider({ services }: UserCall, id: ProviderId): Promise<IdentityProvider> {
  return findProviderView(services, services.database.db, id)
}

/** Updates a provider; the client secret is write-only and stored encrypted (security bar 25, 39). */
export async function saveProvider(
  call: UserCall,
  { id, changes }: { id: ProviderId; changes: IdentityProviderChanges }
): Promise<IdentityProvider> {
  const { services, actor } = call
  const { now } = services
  const secret = changes.config?.clientSecret
  const encryptedSecret = await encryptSecret(services, id, secret)
  const saved = await call.transaction(async (transaction) => {
    await transaction.lock('administrators')
    const row = await findProviderRow(transaction, id)
    const before = toProvider(id, row)
    const after = mergeChanges(before, changes, { secret, encryptedSecret, now: now() })
    requireAllowedIssuer(services, before, after, secret)
    if (after.enabled) requireConfigured(after)
    await saveProviderRow(transaction, {
      id,
      enabled: after.enabled ? 1 : 0,
      client_id: after.clientId,
      client_secret: after.encryptedSecret,
      secret_last4: after.secretLast4,
      secret_updated_at: after.secretUpdatedAt,
      secret_expires_at: after.secretExpiresAt,
      settings: JSON.stringify(settingsOf(after)),
      updated_at: now()
    })
    if (before.enabled && letsFewerIn(before, after)) await requireAdministratorLeft(services, transaction)
    if (before.enabled && !after.enabled)
      await requireOwnMethodWithout(transaction, { userId: actor.userId, now: now(), without: id })
    const details = {
      before: toAuditDetails(before),
      after: toAuditDetails(after),
      secret: secret === undefined ? 'kept' : 'changed'
    }
    await transaction.audit('provider.update', { type: 'provider', id }, { details })
    return findProviderView(services, transaction, id)
  })
  clearDiscoveryCache(services)
  return saved
}

/** Applies unsaved changes to a provider, for a test sign-in. */
export async function applyDraft(
  services: Services,
  provider: Provider,
  changes: IdentityProviderDraft
): Promise<Provider> {
  const secret = changes.config?.clientSecret
  const encryptedSecret = await encryptSecret(services, provider.id, secret)
  return mergeChanges(provider, changes, { secret, encryptedSecret, now: services.now() })
}

function encryptSecret(
  { encryptor }: Services,
  id: ProviderId,
  secret: string | undefined
): Promise<string | null> {
  if (secret === undefined || secret === '') return Promise.resolve(null)
  return encryptor.encrypt(secret, clientSecretContext(id))
}

async function findProviderView(
  services: Services,
  queries: Queries,
  id: ProviderId
): Promise<IdentityProvider> {
  const active = await countActiveUsersSince(queries, services.now() - activeMs)
  return toProviderView(services, toProvider(id, await findProviderRow(queries, id)), active.get(id) ?? 0)
}

function mergeChanges(
  before: Provider,
  { enabled, config = {}, userMapping, restrictions }: IdentityProviderChanges,
  {
    secret,
    encryptedSecret,
    now
  }: { secret: string | undefined; encryptedSecret: string | null; now: number }
): Provider {
  const { clientSecret: _sealed, secretExpiresAt, tenantId, scopes, ...rest } = config
  const openid = providerKinds[before.id].protocol === 'openid'
  return {
    ...before,
    ...rest,
    enabled: enabled ?? before.enabled,
    // Only Microsoft has tenants, and without the `openid` scope there is no ID token.
    tenantId: before.tenantId === null ? null : (tenantId ?? before.tenantId),
    scopes: scopes === undefined ? before.scopes : [...new Set([...(openid ? ['openid'] : []), ...scopes])],
    userMapping: { ...before.userMapping, ...userMapping },
    restrictions: { ...before.restrictions, ...restrictions },
    ...(secret === undefined
      ? {}
      : {
          encryptedSecret,
          secretLast4: secret.length < shortestShownSecret ? null : secret.slice(-4),
          secretUpdatedAt: encryptedSecret === null ? null : now
        }),
    // The expiry of the old secret does not apply to a new one.
    secretExpiresAt:
      secretExpiresAt === undefined ? (secret === undefined ? before.secretExpiresAt : null) : secretExpiresAt
  }
}

/** A new issuer must be an allowed URL, and needs its own secret: the old one must not be sent to another host. */
function requireAllowedIssuer(
  { providerAccess }: Services,
  before: Provider,
  after: Provider,
  secret: string | undefined
): void {
  if (after.issuer === before.issuer) return
  try {
    if (after.issuer !== null) requireAllowedUrl(after.issuer, providerAccess.allowLocal)
  } catch (error) {
    if (error instanceof ProviderError) throw new ApiError('provider.issuer')
    throw error
  }
  if (secret === undefined && before.encryptedSecret !== null) throw new ApiError('provider.secret-needed')
}

/** Whether a change of a provider may exclude users who sign in with it. */
function letsFewerIn(before: Provider, after: Provider): boolean {
  const entry = ({ issuer, tenantId, restrictions }: Provider): string =>
    JSON.stringify([issuer, tenantId, restrictions])
  return !after.enabled || entry(before) !== entry(after)
}

function toAuditDetails(provider: Provider): Readonly<Record<string, unknown>> {
  const { enabled, clientId, secretLast4, secretExpiresAt } = provider
  return { enabled, clientId, secretLast4, secretExpiresAt, ...settingsOf(provider) }
}

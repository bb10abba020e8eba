import {
  ApiError,
  providerIds,
  type IdentityProvider,
  type IdentityProviderChanges,
  type ProviderId
} from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { atomically, type Queries } from '../../db/database.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { requireFresh } from '../../http/guard.ts'
import { record } from '../audit/audit.ts'
import { requireAdministrator } from '../people/administrators.ts'
import { requireInstallation } from '../people/rights.ts'
import { forgetDiscovery } from './discovery.ts'
import { providerKinds } from './kinds.ts'
import { providerMessages } from './messages.ts'
import { missingOf, providerOf, providerView, secretPlace, settingsOf, type Provider } from './provider.ts'
import { checkedAddress, ProviderProblem } from './provider-fetch.ts'
import { activeUsersSince, providerRow, providerRows, saveProviderRow } from './providers.repository.ts'

/** Who signed in within this time counts as active. */
const activeMs = 30 * 24 * 60 * 60_000

/** A shorter secret would be given away by its end. */
const tellingLength = 12

export async function listProviders(accounts: Accounts, actor: Actor): Promise<IdentityProvider[]> {
  requireInstallation(actor)
  const { db } = accounts.database
  const rows = new Map((await providerRows(db)).map((row) => [row.id, row]))
  const active = await activeUsersSince(db, accounts.now() - activeMs)
  return providerIds.map((id) => providerView(accounts, providerOf(id, rows.get(id)), active.get(id) ?? 0))
}

export async function getProvider(
  accounts: Accounts,
  actor: Actor,
  id: ProviderId
): Promise<IdentityProvider> {
  requireInstallation(actor)
  return view(accounts, accounts.database.db, id)
}

/** Changes a provider; the secret goes in sealed and never comes out (security bar 25, 39). */
export async function saveProvider(
  accounts: Accounts,
  { id, changes }: { id: ProviderId; changes: IdentityProviderChanges },
  actor: Actor,
  caller: Caller
): Promise<IdentityProvider> {
  requireInstallation(actor)
  requireFresh(accounts, actor)
  const { database, now, sealer } = accounts
  const secret = changes.config?.clientSecret
  const sealed = secret === undefined || secret === '' ? null : await sealer.seal(secret, secretPlace(id))
  const saved = await atomically(database, async (transaction) => {
    await database.lock(transaction, 'administrators')
    const row = await providerRow(transaction, id)
    const before = providerOf(id, row)
    const after = changed(before, changes, { secret, sealed, now: now() })
    checkIssuer(accounts, before, after, secret)
    if (after.enabled) requireConfigured(after)
    await saveProviderRow(transaction, {
      id,
      enabled: after.enabled ? 1 : 0,
      client_id: after.clientId,
      client_secret: after.sealedSecret,
      secret_last4: after.secretLast4,
      secret_updated_at: after.secretUpdatedAt,
      settings: JSON.stringify(settingsOf(after)),
      updated_at: now()
    })
    if (before.enabled && !after.enabled) await requireAdministrator(accounts, transaction)
    await record(accounts, transaction, caller, {
      action: 'provider.update',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'provider', id },
      details: { before: told(before), after: told(after), secret: secret === undefined ? 'kept' : 'changed' }
    })
    return view(accounts, transaction, id)
  })
  forgetDiscovery(accounts)
  return saved
}

async function view(accounts: Accounts, queries: Queries, id: ProviderId): Promise<IdentityProvider> {
  const active = await activeUsersSince(queries, accounts.now() - activeMs)
  return providerView(accounts, providerOf(id, await providerRow(queries, id)), active.get(id) ?? 0)
}

function changed(
  before: Provider,
  { enabled, config = {}, userMapping, restrictions }: IdentityProviderChanges,
  { secret, sealed, now }: { secret: string | undefined; sealed: string | null; now: number }
): Provider {
  const { clientSecret: _sealed, tenantId, scopes, ...rest } = config
  const openid = providerKinds[before.id].protocol === 'openid'
  return {
    ...before,
    ...rest,
    enabled: enabled ?? before.enabled,
    // Only Microsoft has tenants, and without this scope there is no ID token.
    tenantId: before.tenantId === null ? null : (tenantId ?? before.tenantId),
    scopes: scopes === undefined ? before.scopes : [...new Set([...(openid ? ['openid'] : []), ...scopes])],
    userMapping: { ...before.userMapping, ...userMapping },
    restrictions: { ...before.restrictions, ...restrictions },
    ...(secret === undefined
      ? {}
      : {
          sealedSecret: sealed,
          secretLast4: secret.length < tellingLength ? null : secret.slice(-4),
          secretUpdatedAt: sealed === null ? null : now
        })
  }
}

/** A new address has to be one that may be asked, and gets no secret that was entered for another one. */
function checkIssuer(
  { providerAccess }: Accounts,
  before: Provider,
  after: Provider,
  secret: string | undefined
): void {
  if (after.issuer === before.issuer) return
  try {
    if (after.issuer !== null) checkedAddress(after.issuer, providerAccess.allowLocal)
  } catch (error) {
    if (error instanceof ProviderProblem) throw new ApiError('provider.issuer')
    throw error
  }
  if (secret === undefined && before.sealedSecret !== null) throw new ApiError('provider.secret-needed')
}

function requireConfigured(provider: Provider): void {
  const missing = missingOf(provider)
  if (missing.length === 0) return
  const message = (path: string): string =>
    path === 'restrictions.allowedTenants' ? providerMessages.shared : providerMessages.missing
  throw new ApiError(
    'provider.not-configured',
    missing.map((path) => ({ path, message: message(path) }))
  )
}

/** What the audit log tells of a provider. */
function told(provider: Provider): Readonly<Record<string, unknown>> {
  const { enabled, clientId } = provider
  return { enabled, clientId, ...settingsOf(provider) }
}

import { ApiError, type Permission } from '@sitewright/api'
import { sha256 } from '../crypto/hash.ts'
import { enforceRateLimit } from '../rate-limits/enforce-rate-limit.ts'
import type { Actor } from '../request/caller.ts'
import { getRoleOf } from '../roles/roles.repository.ts'
import type { Services } from '../services/services.ts'
import { requireFeature } from '../tenant-features/require-feature.ts'
import { requireRequestQuota } from '../tenant-limits/request-quota.ts'
import { findApiKeyByHash, touchApiKey } from './api-keys.repository.ts'
import { isEnabled } from './sessions.usecases.ts'

/** An API key of a request; with basic authentication also its id. */
export interface PresentedKey {
  secret: string
  id: string | undefined
}

/** Resolution of the stored time of last use. */
const usedMs = 60_000

/**
 * Verifies an API key and returns its owner, with the permissions that both the key's scopes and the owner currently
 * have. Nothing is cached, so that a suspended owner or tenant, a revoked key and a changed role take effect at once.
 */
export async function verifyApiKey(services: Services, { secret, id }: PresentedKey): Promise<Actor> {
  const { database, now } = services
  const found = await findApiKeyByHash(database.db, await sha256(secret))
  const time = now()
  if (
    found === undefined ||
    (id !== undefined && id !== found.key.id) ||
    found.key.expires_at <= time ||
    !isEnabled(found.user)
  )
    throw new ApiError('key.refused')
  if (found.isTenantSuspended) throw new ApiError('tenant.suspended')
  const { key, user, features } = found
  requireFeature(features, 'api-keys')
  await enforceRateLimit(services, 'api-key', key.id)
  requireRequestQuota(found.use, time)
  if (key.last_used_at === null || key.last_used_at <= time - usedMs)
    await touchApiKey(database.db, { id: key.id, now: time, everyMs: usedMs })
  const role = await getRoleOf(database.db, user)
  const scopes = JSON.parse(key.scopes) as Permission[]
  return {
    userId: user.id,
    // No session has this id: lookups by it find nothing.
    sessionId: key.id,
    area: 'user',
    role: user.role,
    tenantId: user.tenant_id,
    rank: role.rank,
    permissions: role.permissions.filter((permission) => scopes.includes(permission)),
    features,
    provedAt: 0,
    key: { id: key.id, name: key.name }
  }
}

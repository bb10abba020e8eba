import {
  ApiError,
  declaredRoutes,
  apiKeyLimits,
  apiKeyPrefix,
  permissionIds,
  type ApiKey,
  type NewApiKey,
  type Permission
} from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { sha256, newId, randomToken } from '@sitewright/kernel/crypto'
import { deleteApiKey, findApiKeys, insertApiKey, type ApiKeyRow } from '@sitewright/kernel/sessions'
import { findUserById } from '@sitewright/kernel/users'
import { ownAccountMessages as messages } from './messages.ts'

const dayMs = 24 * 3_600_000

/** Permissions of calls that accept API keys; scopes without any such call would be useless. */
const usefulScopes: ReadonlySet<string> = new Set(
  declaredRoutes
    .filter((route) => route['x-step-up'] !== true)
    .flatMap(({ 'x-access': access, 'x-access-or': or }) => (or === undefined ? [access] : [access, or]))
)

/** The user's own API keys, and the scopes that they may give a key. */
export async function listApiKeys({
  services: { database, now },
  actor
}: UserCall): Promise<{ keys: ApiKey[]; grantable: Permission[] }> {
  const rows = await findApiKeys(database.db, actor.userId)
  return { keys: rows.map((row) => toApiKey(row, now())), grantable: toGrantable(actor.permissions) }
}

/** Creates an API key; only this response contains it (security bar 51). */
export async function createApiKey(
  call: UserCall,
  { name, scopes, days }: NewApiKey
): Promise<{ key: ApiKey; secret: string }> {
  const { services, actor } = call
  if (actor.membershipId !== undefined) throw new ApiError('member.key')
  const grantable = toGrantable(actor.permissions)
  if (scopes.some((scope) => !grantable.includes(scope)))
    throw new ApiError('request.invalid', [{ path: 'scopes', message: messages.scopeTooWide }])
  const secret = `${apiKeyPrefix}${randomToken()}`
  const time = services.now()
  const row: ApiKeyRow = {
    id: newId(),
    user_id: actor.userId,
    name,
    hash: await sha256(secret),
    last4: secret.slice(-4),
    scopes: JSON.stringify(permissionIds.filter((permission) => scopes.includes(permission))),
    created_at: time,
    expires_at: time + days * dayMs,
    last_used_at: null
  }
  await call.transaction(async (transaction) => {
    await transaction.lock(`api keys of ${actor.userId}`)
    const known = await findApiKeys(transaction, actor.userId)
    if (known.length >= apiKeyLimits.keys) throw new ApiError('key.too-many')
    await insertApiKey(transaction, row)
    const owner = await findUserById(transaction, actor.userId)
    if (owner !== undefined)
      await transaction.mail(owner, {
        kind: 'api-key-made',
        name,
        device: call.caller.device,
        ip: call.caller.ip,
        until: row.expires_at
      })
    await transaction.audit(
      'account.key-made',
      { type: 'api-key', id: row.id },
      { details: { name, scopes: JSON.parse(row.scopes) as unknown, expiresAt: row.expires_at } }
    )
  })
  return { key: toApiKey(row, time), secret }
}

/** Revokes one of the user's own API keys; a key of another user looks like an unknown one. */
export async function revokeApiKey(call: UserCall, id: string): Promise<void> {
  await call.transaction(async (transaction) => {
    const row = await deleteApiKey(transaction, { userId: call.actor.userId, id })
    if (row === undefined) throw new ApiError('key.not-found')
    await transaction.audit(
      'account.key-revoked',
      { type: 'api-key', id },
      { details: { name: row.name, scopes: JSON.parse(row.scopes) as unknown } }
    )
  })
}

/** Maps a key without its secret. */
export function toApiKey(row: ApiKeyRow, now: number): ApiKey {
  return {
    id: row.id,
    name: row.name,
    last4: row.last4,
    scopes: JSON.parse(row.scopes) as Permission[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    expired: row.expires_at <= now
  }
}

function toGrantable(permissions: readonly Permission[]): Permission[] {
  return permissionIds.filter((id) => usefulScopes.has(id) && permissions.includes(id))
}

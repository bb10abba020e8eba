import { ApiError, type OwnTenant } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { sha256, newId, randomToken } from '@sitewright/kernel/crypto'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import {
  findRole,
  lifetimeOf,
  findSessionState,
  insertSession,
  revokeSession,
  type IssuedSession,
  findUserOfSession,
  findUserWithTenant
} from '@sitewright/kernel/sessions'
import { getSecuritySettings } from '@sitewright/kernel/services'
import { endMembership } from './members.usecases.ts'
import { findMember, findMembershipsOf } from './memberships.repository.ts'

/** Lists the tenants in which the caller may work: that of the account, then memberships. */
export async function listOwnTenants({ services, actor }: UserCall): Promise<OwnTenant[]> {
  const { db } = services.database
  const found = await findUserWithTenant(db, actor.userId)
  if (found === undefined) throw new ApiError('auth.expired')
  const { user, isTenantSuspended } = found
  const home =
    user.tenant_id === null
      ? undefined
      : await db.selectFrom('tenants').select('name').where('id', '=', user.tenant_id).executeTakeFirst()
  const role = await findRole(db, user.role)
  const memberships = await findMembershipsOf(db, user.id)
  return [
    {
      membership: null,
      name: home?.name ?? null,
      roleName: role?.name ?? user.role,
      isCurrent: actor.membershipId === undefined,
      isSuspended: isTenantSuspended
    },
    ...memberships.map(({ id, name, status, role: roleId, role_name: roleName }) => ({
      membership: id,
      name,
      roleName: roleName ?? roleId,
      isCurrent: actor.membershipId === id,
      isSuspended: status === 'suspended'
    }))
  ]
}

/**
 * Switches to another tenant: a new session carries the membership, and the one before ends (security bar 24). It
 * expires when that one would have, and no later than a session of the other role.
 */
export async function switchTenant(call: UserCall, membership: string | null): Promise<IssuedSession> {
  const { services, actor } = call
  await enforceRateLimit(services, 'switch-account', actor.userId)
  return call.transaction(async (transaction) => {
    const old = await findSessionState(transaction, actor.sessionId)
    if (old === undefined) throw new ApiError('auth.expired')
    const found = await findUserOfSession(transaction, { user_id: actor.userId, membership_id: membership })
    if (found === undefined) throw new ApiError('member.not-found')
    if (found.isTenantSuspended) throw new ApiError('tenant.suspended')
    const time = services.now()
    if (!(await revokeSession(transaction, actor.sessionId, { now: time, reason: 'switched' })))
      throw new ApiError('auth.expired')
    transaction.afterCommit(() => services.sessionCache.forget(actor.sessionId))
    const role = await findRole(transaction, found.user.role)
    const permissions = role?.permissions ?? []
    // The area only determines how long a session lasts and where it may be shown: permissions are those of the role.
    const area = permissions.includes('admin.access') ? ('admin' as const) : ('user' as const)
    const { absoluteMs, idleMs } = lifetimeOf(
      { area, role: { permissions }, remember: old.session.remember === 1 },
      await getSecuritySettings(transaction)
    )
    const session = {
      ...old.session,
      id: newId(),
      area,
      created_at: time,
      last_used_at: time,
      expires_at: Math.min(old.session.expires_at, time + absoluteMs),
      idle_ms: idleMs,
      membership_id: membership
    }
    const secret = randomToken()
    await insertSession(transaction, session, {
      hash: await sha256(secret),
      session_id: session.id,
      counter: 1,
      created_at: time,
      replaced_at: null,
      successor: null
    })
    await transaction.audit(
      'account.tenant-switch',
      { id: actor.userId },
      // Under neither tenant, so that none learns where else the user works.
      { tenantId: null, details: { before: old.user.tenant_id, after: found.user.tenant_id } }
    )
    const state = await findSessionState(transaction, session.id)
    if (state === undefined) throw new Error('A session that was just written is not there')
    return { state, refreshToken: secret }
  })
}

/** Deletes one of the caller's own memberships; another user's is answered like an unknown one. */
export async function leaveTenant(call: UserCall, id: string): Promise<void> {
  await call.transaction(async (transaction) => {
    const own = (await findMembershipsOf(transaction, call.actor.userId)).find((each) => each.id === id)
    const member =
      own === undefined ? undefined : await findMember(transaction, { tenant: own.tenant_id, id })
    if (member === undefined) throw new ApiError('member.not-found')
    await endMembership(call, transaction, member)
  })
}

import {
  ApiError,
  type SuspendTenant,
  type SuspensionEffects,
  type TenantStatus,
  type TenantStatusChange
} from '@sitewright/api'
import { undoMs } from '@sitewright/api/limits'
import type { Updateable } from 'kysely'
import type { Call, CallTransaction, UserCall } from '@sitewright/kernel/call'
import type { TenantsTable } from '@sitewright/kernel/db'
import type { Actor } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { endSessionsOfUsers, type EndedSessions } from '@sitewright/kernel/sessions'
import { requireAdministratorLeft, measureEnded, lockRights } from '@sitewright/kernel/users'
import {
  countSuspensionEffects,
  findHighRanks,
  findUsersWithSessions,
  revokeMemberSessions
} from './suspension.repository.ts'
import { updateTenant, type TenantFacts } from './tenants.repository.ts'
import { getFacts, getTenant } from './tenants.usecases.ts'

const suspendable: readonly TenantStatus[] = ['active', 'trial']

/** Counts what suspending a tenant would affect, for the confirmation. */
export async function countSuspension({ services }: UserCall, id: string): Promise<SuspensionEffects> {
  const { db } = services.database
  await getFacts(db, id)
  return countSuspensionEffects(db, { tenant: id, now: services.now() })
}

/**
 * Suspends a tenant: its sessions end as those of a suspended user do, and every request with a session or API key of
 * its users is refused while it is suspended (ADR 25).
 */
export function suspendTenant(
  call: UserCall,
  id: string,
  { revision, reason }: SuspendTenant
): Promise<TenantStatusChange> {
  return changeStatus(call, id, {
    revision,
    toChanges({ status }) {
      if (!suspendable.includes(status)) throw new ApiError('tenant.state')
      return { status: 'suspended', status_before: status, suspend_reason: reason }
    },
    action: 'tenant.suspend',
    details: { reason }
  })
}

/** Activates a tenant that is suspended, pending or in trial. */
export function activateTenant(call: UserCall, id: string, revision: number): Promise<TenantStatusChange> {
  return changeStatus(call, id, {
    revision,
    toChanges({ status }) {
      if (status === 'active') throw new ApiError('tenant.state')
      return { status: 'active', status_before: status }
    },
    action: 'tenant.activate'
  })
}

/** Undoes the last change of a tenant's status, within the undo period. */
export function undoTenantStatus(call: UserCall, id: string, revision: number): Promise<TenantStatusChange> {
  return changeStatus(call, id, {
    revision,
    toChanges({ status_before: before, status_changed_at: at }) {
      if (before === null || at === null || at + undoMs <= call.services.now())
        throw new ApiError('tenant.undo-gone')
      return { status: before, status_before: null }
    },
    action: 'tenant.status-undo'
  })
}

/** A change of status by the system, at a given moment. */
interface SystemChange {
  id: string
  now: number
  reason: string
}

/** Suspends an active tenant automatically, in the caller's transaction. */
export async function suspendBySystem(
  call: Call,
  transaction: CallTransaction,
  { id, now, reason }: SystemChange
): Promise<void> {
  await applyStatus(call, transaction, {
    id,
    now,
    by: undefined,
    toChanges: ({ status }) => ({ status: 'suspended', status_before: status, suspend_reason: reason }),
    action: 'tenant.suspend',
    details: { reason }
  })
}

/** Activates a tenant automatically, in the caller's transaction. */
export async function activateBySystem(
  call: Call,
  transaction: CallTransaction,
  { id, now, reason }: SystemChange
): Promise<void> {
  await applyStatus(call, transaction, {
    id,
    now,
    by: undefined,
    toChanges: () => ({ status: 'active', status_before: null }),
    action: 'tenant.activate',
    details: { reason }
  })
}

interface StatusChange {
  toChanges: (before: TenantFacts) => Updateable<TenantsTable> & { status: TenantStatus }
  action: string
  details?: object
}

async function changeStatus(
  call: UserCall,
  id: string,
  { revision, toChanges, ...change }: StatusChange & { revision: number }
): Promise<TenantStatusChange> {
  const { services, actor } = call
  const now = services.now()
  const { ended, isUndoable } = await call.transaction((transaction) =>
    applyStatus(call, transaction, {
      ...change,
      id,
      now,
      by: actor,
      toChanges(before) {
        if (before.revision !== revision) throw new ApiError('tenant.changed')
        return toChanges(before)
      }
    })
  )
  return {
    tenant: await getTenant(call, id),
    ...(await measureEnded(ended)),
    undoUntil: isUndoable ? now + undoMs : null
  }
}

interface AppliedChange extends StatusChange {
  id: string
  now: number
  /** The user who makes the change; undefined for the system, for which no rank is checked. */
  by: Actor | undefined
}

async function applyStatus(
  { services }: Pick<Call, 'services'>,
  transaction: CallTransaction,
  { id, now, by, toChanges, action, details }: AppliedChange
): Promise<{ ended: EndedSessions | undefined; isUndoable: boolean }> {
  // The same lock order as a change of the tenant's admin.
  await transaction.lock('tenants')
  const rank = await lockRank(transaction, by)
  const before = await getFacts(transaction, id)
  const changes = toChanges(before)
  const isSuspension = changes.status === 'suspended'
  const effects = isSuspension ? await countSuspensionEffects(transaction, { tenant: id, now }) : undefined
  await updateTenant(transaction, before, { ...changes, status_changed_at: now, updated_at: now })
  const ended = isSuspension ? await endSessions(services, transaction, { id, rank }) : undefined
  transaction.publish('tenants', { ids: [id] }, { tenantId: null })
  await transaction.audit(
    action,
    { type: 'tenant', id },
    {
      actorId: by?.userId,
      details: {
        ...details,
        before: { status: before.status },
        after: { status: changes.status },
        ...(effects === undefined ? {} : { effects })
      }
    }
  )
  return { ended, isUndoable: changes.status_before !== null }
}

async function lockRank(transaction: CallTransaction, by: Actor | undefined): Promise<number> {
  if (by !== undefined) return (await lockRights(transaction, by)).rank
  await transaction.lock('administrators')
  return Infinity
}

async function endSessions(
  services: Services,
  transaction: CallTransaction,
  { id, rank }: { id: string; rank: number }
): Promise<EndedSessions> {
  const { isAbove, hasSuperAdmin } = await findHighRanks(transaction, { tenant: id, rank })
  if (isAbove) throw new ApiError('account.above')
  const userIds = await findUsersWithSessions(transaction, id)
  const members = await revokeMemberSessions(transaction, {
    tenant: id,
    now: services.now(),
    reason: 'tenant'
  })
  transaction.afterCommit(() => services.sessionCache.forgetUsers(members))
  const ended = await endSessionsOfUsers(services, transaction, { userIds, reason: 'tenant' })
  if (hasSuperAdmin) await requireAdministratorLeft(services, transaction)
  if (ended.total > 0) transaction.publish('users', { change: 'sessions-ended', ids: [] }, { tenantId: id })
  return ended
}

import { ApiError, mayRead, type ApiCalls, type DashboardView, type Need } from '@sitewright/api'
import { findNames } from '../alerts/to-alert.ts'
import type { KnownNeed, Product } from '@sitewright/kernel/area'
import type { UserCall } from '@sitewright/kernel/call'
import type { Actor } from '@sitewright/kernel/request'
import { deleteSnooze, findSnoozes, saveSnooze } from './needs.repository.ts'

type NewSnooze = ApiCalls['POST /api/admin/needs/{id}/snooze']['input']['body']

const severities = ['critical', 'warning', 'info'] as const satisfies readonly Need['severity'][]

/** Sorts needs: by severity, then by when they are due or began. */
export function sortNeeds(needs: readonly KnownNeed[]): KnownNeed[] {
  return needs.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      (a.at ?? Infinity) - (b.at ?? Infinity) ||
      (a.id < b.id ? -1 : 1)
  )
}

/** The needs that the caller may see, and which of them are snoozed. */
export async function listNeeds(
  { services, actor }: UserCall,
  known: readonly KnownNeed[]
): Promise<NonNullable<DashboardView['needs']>> {
  const { db } = services.database
  const shown = known.filter((need) => maySee(actor, need))
  const snoozes = new Map((await findSnoozes(db, services.now())).map((row) => [row.id, row]))
  const nameOf = await findNames(
    db,
    actor,
    shown.map(({ id }) => snoozes.get(id)?.created_by ?? null)
  )
  return {
    open: shown.filter(({ id }) => !snoozes.has(id)).map(toNeed),
    snoozed: shown.flatMap((need) => {
      const snooze = snoozes.get(need.id)
      if (snooze === undefined) return []
      const { until, reason, created_by: by } = snooze
      return [{ ...toNeed(need), until, reason, by: nameOf(by) }]
    })
  }
}

/** Snoozes a need that the caller may see, for all readers. */
export async function snoozeNeed(
  call: UserCall,
  { findNeeds }: Pick<Product, 'findNeeds'>,
  id: string,
  { reason, hours }: NewSnooze
): Promise<{ until: number }> {
  const { services, actor } = call
  const need = (await findNeeds(services)).find((each) => each.id === id && maySee(actor, each))
  if (need === undefined) throw new ApiError('need.not-found')
  const now = services.now()
  const until = now + hours * 3_600_000
  await call.transaction(async (transaction) => {
    await saveSnooze(transaction, { id, reason, until, created_by: actor.userId, created_at: now })
    await transaction.audit(
      'need.snooze',
      { type: 'need', id },
      { details: { need: need.title, reason, until } }
    )
  })
  return { until }
}

/** Ends the snooze of a need that the caller may see. */
export async function endSnooze(
  call: UserCall,
  { findNeeds }: Pick<Product, 'findNeeds'>,
  id: string
): Promise<void> {
  const { services, actor } = call
  const need = (await findNeeds(services)).find((each) => each.id === id && maySee(actor, each))
  if (need === undefined) throw new ApiError('snooze.not-found')
  await call.transaction(async (transaction) => {
    const ended = await deleteSnooze(transaction, id, services.now())
    if (ended === undefined) throw new ApiError('snooze.not-found')
    await transaction.audit(
      'need.wake',
      { type: 'need', id },
      { details: { need: need.title, reason: ended.reason } }
    )
  })
}

function maySee({ userId, permissions }: Pick<Actor, 'userId' | 'permissions'>, need: KnownNeed): boolean {
  return need.ownerId === userId || mayRead(permissions, need.permission)
}

function toNeed({ permission: _permission, ownerId: _owner, ...need }: KnownNeed): Need {
  return need
}

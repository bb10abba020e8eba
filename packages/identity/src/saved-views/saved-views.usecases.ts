import { ApiError, viewLimits, type ApiCalls, type View, type ViewScreen } from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { Actor } from '@sitewright/kernel/request'
import { findView, findViews, type SeenViewRow, type ViewRow } from './saved-views.repository.ts'

/** The permission to share views, and to edit shared ones. */
const sharing = 'admin:write'

type NewView = Required<ApiCalls['POST /api/admin/views']['input']['body']>
type ViewChanges = ApiCalls['PATCH /api/admin/views/{id}']['input']['body']

/** The views of a screen that the caller sees, in order. */
export async function listViews({ services, actor }: UserCall, screen: ViewScreen): Promise<View[]> {
  const rows = await findViews(services.database.db, actor, screen)
  return rows.map((row) => toView(row, actor, isAbandoned(row)))
}

/** Saves a view after the others. */
export function addView(call: UserCall, { screen, name, query, shared }: NewView): Promise<View> {
  const { services, actor } = call
  if (shared) requireSharing(actor)
  return call.transaction(async (transaction) => {
    await transaction.lock(`views of ${actor.userId}`)
    const views = await requireQuota(transaction, actor, screen)
    const now = services.now()
    const row: ViewRow = {
      id: newId(),
      screen,
      name,
      query,
      is_shared: Number(shared),
      owner_id: actor.userId,
      tenant_id: actor.tenantId,
      position: Math.max(0, ...views.map(({ position }) => position)) + 1,
      created_at: now,
      updated_at: now
    }
    await transaction.insertInto('saved_views').values(row).execute()
    await tell(call, transaction, { before: undefined, after: row })
    return toView(row, actor)
  })
}

/** Changes one of the caller's own views. */
export function changeView(
  call: UserCall,
  id: string,
  { name, query, shared, before }: ViewChanges
): Promise<View> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(`views of ${actor.userId}`)
    await lockView(transaction, id)
    const found = await getOwnView(transaction, actor, id)
    if (shared === true || found.is_shared === 1) requireSharing(actor)
    const row = await transaction
      .updateTable('saved_views')
      .set({
        updated_at: services.now(),
        ...(name === undefined ? {} : { name }),
        ...(query === undefined ? {} : { query }),
        ...(shared === undefined ? {} : { is_shared: Number(shared) })
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (before !== undefined) await moveView(transaction, actor, row, before)
    await tell(call, transaction, { before: found, after: row })
    return toView(row, actor)
  })
}

/** Deletes one of the caller's own views, or one whose owner has lost the permission to share. */
export function deleteView(call: UserCall, id: string): Promise<void> {
  const { actor } = call
  return call.transaction(async (transaction) => {
    await lockView(transaction, id)
    const found = await findView(transaction, actor, id)
    if (found === undefined || (found.owner_id !== actor.userId && !mayTakeOver(actor, found)))
      throw new ApiError('view.not-found')
    if (found.is_shared === 1) requireSharing(actor)
    await transaction.deleteFrom('saved_views').where('id', '=', id).execute()
    await tell(call, transaction, { before: found, after: undefined })
  })
}

/** Makes the caller the owner of a shared view whose owner has lost the permission to share. */
export function takeOverView(call: UserCall, id: string): Promise<View> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(`views of ${actor.userId}`)
    await lockView(transaction, id)
    const found = await findView(transaction, actor, id)
    if (found === undefined || !mayTakeOver(actor, found)) throw new ApiError('view.not-found')
    await requireQuota(transaction, actor, found.screen as ViewScreen)
    const row = await transaction
      .updateTable('saved_views')
      .set({ owner_id: actor.userId, updated_at: services.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    transaction.publish('views', { id }, { tenantId: actor.tenantId })
    await transaction.audit(
      'view.change',
      { type: 'view', id },
      { details: { before: { owner: found.owner_id }, after: { owner: actor.userId } } }
    )
    return toView(row, actor)
  })
}

/** Whether the owner of a shared view has lost the permission: otherwise it could never be changed again. */
function isAbandoned({
  is_shared: shared,
  owner_status: status,
  owner_permissions: permissions
}: SeenViewRow): boolean {
  if (shared === 0) return false
  const held = JSON.parse(permissions ?? '[]') as readonly string[]
  return status !== 'active' || !held.includes(sharing)
}

function mayTakeOver(actor: Actor, view: SeenViewRow): boolean {
  return actor.permissions.includes(sharing) && view.owner_id !== actor.userId && isAbandoned(view)
}

/** Its owner may change until the transaction ends, so read the owner after this. */
function lockView(transaction: CallTransaction, id: string): Promise<void> {
  return transaction.lock(`view ${id}`)
}

async function requireQuota(
  transaction: CallTransaction,
  actor: Actor,
  screen: ViewScreen
): Promise<readonly SeenViewRow[]> {
  const views = await findViews(transaction, actor, screen)
  if (views.filter(({ owner_id: owner }) => owner === actor.userId).length >= viewLimits.own)
    throw new ApiError('view.too-many')
  return views
}

function requireSharing({ permissions }: Pick<Actor, 'permissions'>): void {
  if (!permissions.includes(sharing)) throw new ApiError('auth.forbidden')
}

async function getOwnView(transaction: CallTransaction, actor: Actor, id: string): Promise<ViewRow> {
  const found = await findView(transaction, actor, id)
  if (found?.owner_id !== actor.userId) throw new ApiError('view.not-found')
  return found
}

/**
 * Moves a view before another one that its owner sees, or to the end. Only the owner's views change their positions.
 */
async function moveView(
  transaction: CallTransaction,
  actor: Actor,
  row: ViewRow,
  before: string | null
): Promise<void> {
  const others = (await findViews(transaction, actor, row.screen as ViewScreen)).filter(
    ({ id }) => id !== row.id
  )
  const at = before === null ? -1 : others.findIndex(({ id }) => id === before)
  const to = at === -1 ? others.length : at
  const ordered = [...others.slice(0, to), row, ...others.slice(to)]
  for (const [index, { id, owner_id: owner }] of ordered.entries())
    if (owner === actor.userId)
      await transaction
        .updateTable('saved_views')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute()
}

/** Changes of shared views are audited, and published to the open lists of their readers. */
async function tell(
  { actor }: UserCall,
  transaction: CallTransaction,
  { before, after }: { before: ViewRow | undefined; after: ViewRow | undefined }
): Promise<void> {
  const id = (after ?? before)?.id ?? ''
  const isShared = before?.is_shared === 1 || after?.is_shared === 1
  transaction.publish('views', { id }, isShared ? { tenantId: actor.tenantId } : { userId: actor.userId })
  if (!isShared) return
  const describe = (row: ViewRow | undefined) =>
    row === undefined ? null : { name: row.name, query: row.query, shared: row.is_shared === 1 }
  await transaction.audit(
    'view.change',
    { type: 'view', id },
    {
      details: { before: describe(before), after: describe(after) }
    }
  )
}

function toView(row: ViewRow, { userId }: Pick<Actor, 'userId'>, abandoned = false): View {
  return {
    id: row.id,
    screen: row.screen as ViewScreen,
    name: row.name,
    query: row.query,
    shared: row.is_shared === 1,
    own: row.owner_id === userId,
    abandoned: abandoned && row.owner_id !== userId
  }
}

import {
  ApiError,
  roleMessages,
  type NewRole,
  type Role,
  type RoleChanges,
  type RoleId
} from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { Queries } from '@sitewright/kernel/db'
import {
  toRoleNameKey,
  superAdminId,
  type RoleState,
  countUsersByRole,
  findRole,
  findRoles,
  insertRole,
  isRoleNameTaken,
  updateRoleRow,
  revokeAdminSessionsOfRole
} from '@sitewright/kernel/sessions'
import { lockRights, requireGrantable, type Rights, ownRightsPath } from '@sitewright/kernel/users'

/** All roles, with the number of users who have them. */
export async function listRoles({ services, actor }: UserCall): Promise<Role[]> {
  const { db } = services.database
  const counts = await countUsersByRole(db, actor.tenantId)
  return (await findRoles(db)).map((role) => toRole(role, counts.get(role.id) ?? 0))
}

/** Adds a role below the actor's own rank. */
export async function addRole(call: UserCall, role: NewRole): Promise<Role> {
  const { services } = call
  const id = newId()
  return changeRoles(call, async (transaction, rights) => {
    requireBelow(rights, role)
    requireGrantable(rights, role)
    const now = services.now()
    if (await isRoleNameTaken(transaction, toRoleNameKey(role.name))) throw new ApiError('role.name-taken')
    const added = await insertRole(transaction, {
      id,
      name: role.name,
      name_key: toRoleNameKey(role.name),
      description: role.description,
      permissions: JSON.stringify(role.permissions),
      rank: role.rank,
      built_in: 0,
      version: 1,
      created_at: now,
      updated_at: now
    })
    if (!added) throw new ApiError('role.name-taken')
    await transaction.audit('role.add', { type: 'role', id }, { details: { after: role } })
    transaction.publish('roles', { change: 'added', id }, { tenantId: null })
    return toRole(await getRole(transaction, id), 0)
  })
}

/** Changes a role below the actor's own rank; the actor needs each administrative permission that is added. */
export async function updateRole(
  call: UserCall,
  id: RoleId,
  { version, ...wanted }: RoleChanges
): Promise<Role> {
  const { services, actor } = call
  return changeRoles(call, async (transaction, rights) => {
    const before = await getRole(transaction, id)
    const after = { ...before, ...wanted }
    if (id === superAdminId) throw new ApiError('role.fixed')
    if (before.builtIn && (after.name !== before.name || after.rank !== before.rank))
      throw new ApiError('role.built-in')
    requireBelow(rights, before)
    requireBelow(rights, after)
    requireGrantable(rights, {
      rank: after.rank,
      permissions: after.permissions.filter((each) => !before.permissions.includes(each))
    })
    if (version !== before.version) throw new ApiError('role.changed', describe(before))
    const nameKey = toRoleNameKey(after.name)
    if (await isRoleNameTaken(transaction, nameKey, id)) throw new ApiError('role.name-taken')
    const updated = await updateRoleRow(transaction, before, {
      name: after.name,
      name_key: nameKey,
      description: after.description,
      permissions: JSON.stringify(after.permissions),
      rank: after.rank,
      updated_at: services.now()
    })
    if (!updated) throw new ApiError('role.changed', describe(await getRole(transaction, id)))
    await endLostAccess(call, transaction, before, after)
    await transaction.audit(
      'role.change',
      { type: 'role', id },
      { details: { before: toFacts(before), after: toFacts(after) } }
    )
    transaction.publish('roles', { change: 'changed', id }, { tenantId: null })
    if (!isSameSet(before.permissions, after.permissions))
      await transaction.notify({
        kind: 'role.changed',
        facts: { name: after.name },
        subject: { type: 'role', id },
        link: ownRightsPath,
        to: { role: id }
      })
    const counts = await countUsersByRole(transaction, actor.tenantId)
    return toRole(await getRole(transaction, id), counts.get(id) ?? 0)
  })
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each))
}

/** Runs a change of roles, one at a time over all servers. Roles belong to the installation, not to a tenant. */
export function changeRoles<T>(
  call: UserCall,
  work: (transaction: CallTransaction, rights: Rights) => Promise<T>
): Promise<T> {
  return call.transaction(async (transaction) => work(transaction, await lockRights(transaction, call.actor)))
}

/** Refuses a role that does not rank below the actor's own: administrators cannot promote themselves or their peers. */
export function requireBelow({ rank }: Rights, role: Pick<RoleState, 'rank'>): void {
  if (role.rank >= rank) throw new ApiError('role.above', [{ path: 'rank', message: roleMessages.rankAbove }])
}

/** Gets a role; throws where it is missing. */
export async function getRole(queries: Queries, id: RoleId): Promise<RoleState> {
  const role = await findRole(queries, id)
  if (role === undefined) throw new ApiError('role.not-found')
  return role
}

/** Ends the admin sessions of users who lose access to the admin area, at once; their other sessions stay. */
async function endLostAccess(
  { services }: UserCall,
  transaction: CallTransaction,
  before: RoleState,
  after: RoleState
): Promise<void> {
  const opens = ({ permissions }: RoleState): boolean => permissions.includes('admin.access')
  if (opens(before) && !opens(after))
    await revokeAdminSessionsOfRole(transaction, before.id, { now: services.now(), reason: 'role' })
  transaction.afterCommit(() => services.sessionCache.forgetRole(before.id))
}

/** The current state, for the second of two concurrent administrators. */
function describe({ name, description, rank, permissions }: RoleState): { path: string; message: string }[] {
  return [
    { path: 'name', message: roleMessages.nowCalled(name) },
    { path: 'description', message: roleMessages.nowDescribed(description) },
    { path: 'rank', message: roleMessages.nowRanked(rank) },
    { path: 'permissions', message: roleMessages.nowAllows(permissions.join(', ')) }
  ]
}

function toFacts({ name, description, rank, permissions }: RoleState): object {
  return { name, description, rank, permissions }
}

function toRole(role: RoleState, userCount: number): Role {
  return { ...role, permissions: [...role.permissions], userCount }
}

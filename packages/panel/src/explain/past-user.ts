import type { MissingFeatures } from '@sitewright/api'
import type { Queries, UserRow, UserStatus } from '@sitewright/kernel/db'
import { missingRole, toRoleState, type RoleState, findRole } from '@sitewright/kernel/sessions'

/** Facts about a user at some time; undefined where they are not recorded. */
export interface UserFacts {
  exists: boolean
  status: UserStatus | undefined
  role: RoleState | undefined
  /** Features that their tenant lacks; null for the installation. */
  features: MissingFeatures | null | undefined
}

interface Change {
  before?: unknown
}

/** A user at a past time, from the audit log: the first change after it has the values before. */
export async function findPastUser(queries: Queries, user: UserRow, at: number): Promise<UserFacts> {
  // The past features of a tenant depend on its overrides and its plan, whose history is not joined here.
  const features = user.tenant_id === null ? null : undefined
  if (at < user.created_at) return { exists: false, status: undefined, role: undefined, features }
  const changes = await findDetailsAfter(queries, user.id, 'user.change', at)
  const statusChange = changes.find(({ status }) => status !== undefined)?.['status'] as Change | undefined
  const roleChange = changes.find(({ role }) => role !== undefined)?.['role'] as Change | undefined
  const roleId = roleChange === undefined ? user.role : roleChange.before
  const status = statusChange === undefined ? user.status : statusChange.before
  return {
    exists: true,
    status: await pastStatus(queries, user, { at, status: status as UserStatus | undefined }),
    role: typeof roleId === 'string' ? await findPastRole(queries, roleId, at) : undefined,
    features
  }
}

/** A registration was pending until its address was verified, which is no change by an administrator. */
async function pastStatus(
  queries: Queries,
  user: UserRow,
  { at, status }: { at: number; status: UserStatus | undefined }
): Promise<UserStatus | undefined> {
  if (status !== 'active' || user.email_verified_at === null || user.email_verified_at <= at) return status
  const registered = await queries
    .selectFrom('audit')
    .select('seq')
    .where('subject_id', '=', user.id)
    .where('action', '=', 'auth.register')
    .executeTakeFirst()
  return registered === undefined ? status : 'pending'
}

/** A role at a past time; undefined where it is not recorded. */
async function findPastRole(queries: Queries, id: string, at: number): Promise<RoleState | undefined> {
  const current = await findRole(queries, id)
  const [change] = await findDetailsAfter(queries, id, 'role.change', at)
  if (change !== undefined) return toPastRole(id, change['before'])
  if (current !== undefined) return current
  const [deleted] = await findDetailsAfter(queries, id, 'role.delete', at)
  return deleted === undefined ? undefined : toPastRole(id, deleted)
}

function toPastRole(id: string, facts: unknown): RoleState | undefined {
  const { name, rank, permissions } = (facts ?? {}) as Partial<RoleState>
  // Older entries of deleted roles have no rank.
  if (name === undefined || rank === undefined || permissions === undefined) return undefined
  return toRoleState({
    ...missingRole(id),
    name,
    rank,
    permissions: JSON.stringify(permissions),
    name_key: name,
    built_in: 0,
    created_at: 0,
    updated_at: 0
  })
}

async function findDetailsAfter(
  queries: Queries,
  subject: string,
  action: string,
  at: number
): Promise<Record<string, unknown>[]> {
  const rows = await queries
    .selectFrom('audit')
    .select('details')
    .where('subject_id', '=', subject)
    .where('action', '=', action)
    .where('outcome', '=', 'done')
    .where('at', '>', at)
    .orderBy('seq')
    .execute()
  return rows.map(({ details }) => JSON.parse(details) as Record<string, unknown>)
}

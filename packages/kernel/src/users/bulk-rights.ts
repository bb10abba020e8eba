import { ApiError, type ApiErrorCode } from '@sitewright/api'
import type { Queries } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'
import type { JobActor } from '../jobs/job-actor.ts'
import { missingRole, superAdminId, type RoleState } from '../roles/role.ts'
import type { Services } from '../services/services.ts'
import { getSecuritySettings } from '../settings/security-settings.ts'
import { findAdministrators } from './administrators.ts'
import { requireRank } from '../roles/require-rank.ts'
import { requireOther, requireVisible } from './rights.ts'

/** Why the actor may not change a user; undefined if they may. */
export type FindRefusal = (id: string, user: UserRow | undefined) => ApiErrorCode | undefined

/** The checks of the corresponding single actions, for the users of a bulk action. */
export function refusalsOf(
  actor: JobActor,
  { roles, mayBeOwn }: { roles: readonly RoleState[]; mayBeOwn: boolean }
): FindRefusal {
  const byId = new Map(roles.map((role) => [role.id, role]))
  return (id, user) => {
    try {
      if (!mayBeOwn) requireOther(actor, id)
      const { role } = requireVisible(actor, user)
      requireRank(actor, byId.get(role) ?? missingRole(role))
      return undefined
    } catch (error) {
      if (error instanceof ApiError) return error.code
      throw error
    }
  }
}

/** Whether a super admin who can sign in would be left without this user, and without those accepted before. */
export type LetGo = (user: UserRow) => boolean

/** Protects the last super admin who can sign in, whatever the order of a batch (security bar 53). */
export async function administratorsLeft(
  { now }: Pick<Services, 'now'>,
  queries: Queries,
  rows: readonly UserRow[]
): Promise<LetGo> {
  if (!rows.some(({ role }) => role === superAdminId)) return () => true
  const all = await findAdministrators(queries, await getSecuritySettings(queries), now())
  const left = new Set(all.filter(({ canSignIn }) => canSignIn).map(({ id }) => id))
  return ({ id, role }) => {
    if (role !== superAdminId) return true
    if (left.size - (left.has(id) ? 1 : 0) === 0) return false
    left.delete(id)
    return true
  }
}

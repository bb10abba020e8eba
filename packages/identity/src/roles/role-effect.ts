import {
  ApiError,
  type Permission,
  type RoleEffect,
  type RoleId,
  type roleProposalSchema
} from '@sitewright/api'
import type { z } from '@hono/zod-openapi'
import type { UserCall } from '@sitewright/kernel/call'
import type { Queries } from '@sitewright/kernel/db'
import { findRole } from '@sitewright/kernel/sessions'
import { getRole } from './roles.usecases.ts'

/** A proposed change of a role. */
export type RoleProposal = z.output<typeof roleProposalSchema>

/** Counts the effects of a change of a role, before it is made. */
export async function countRoleEffect(
  { services }: UserCall,
  id: RoleId,
  proposal: RoleProposal
): Promise<RoleEffect> {
  const { db } = services.database
  const before = (await getRole(db, id)).permissions
  const after = 'moveTo' in proposal ? await permissionsOf(db, proposal.moveTo) : proposal.permissions
  const lost = before.filter((each) => !after.includes(each))
  const ending = 'moveTo' in proposal ? 'all' : lost.includes('admin.access') ? 'admin' : 'none'
  return {
    ...(await countHolders(db, id)),
    gained: after.filter((each) => !before.includes(each)),
    lost,
    sessionsEnded: await countSessions(db, { role: id, ending, now: services.now() })
  }
}

async function permissionsOf(queries: Queries, id: RoleId): Promise<readonly Permission[]> {
  const role = await findRole(queries, id)
  if (role === undefined) throw new ApiError('role.not-found')
  return role.permissions
}

async function countHolders(queries: Queries, role: RoleId): Promise<{ people: number; active: number }> {
  const rows = await queries
    .selectFrom('user_counts')
    .select(['status', ({ fn }) => fn.sum<number | string>('people').as('people')])
    .where('role', '=', role)
    .groupBy('status')
    .execute()
  const byStatus = new Map(rows.map(({ status, people }) => [status, Number(people)]))
  return {
    people: [...byStatus.values()].reduce((sum, each) => sum + each, 0),
    active: byStatus.get('active') ?? 0
  }
}

/** Active sessions of the users with a role: all, those in the admin area, or none. */
async function countSessions(
  queries: Queries,
  { role, ending, now }: { role: RoleId; ending: 'all' | 'admin' | 'none'; now: number }
): Promise<number> {
  if (ending === 'none') return 0
  const { sessions } = await queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(({ fn }) => fn.countAll<number | string>().as('sessions'))
    .where('users.role', '=', role)
    .where('users.status', '=', 'active')
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(({ eb, ref }) => eb(eb('sessions.last_used_at', '+', ref('sessions.idle_ms')), '>', now))
    .$if(ending === 'admin', (query) => query.where('sessions.area', '=', 'admin'))
    .executeTakeFirstOrThrow()
  return Number(sessions)
}

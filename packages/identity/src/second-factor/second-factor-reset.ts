import { ApiError, type Permission } from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import type { Queries, UserRow } from '@sitewright/kernel/db'
import type { Actor } from '@sitewright/kernel/request'
import {
  requireAdministratorLeft,
  asAdministratorOn,
  requireOther,
  type ManagedUser,
  publishUserChange
} from '@sitewright/kernel/users'
import { superAdminId, type RoleState, findRoles, endUserSessions } from '@sitewright/kernel/sessions'
import { lockSecondFactor } from './factors.ts'
import { removeRecoverySet } from './recovery-codes.ts'
import { countFactors, isSecondFactorEnabled, removeTotp } from './second-factor.repository.ts'

/** How long a reset waits for approval by a second administrator. */
const approvalMs = 24 * 60 * 60_000

const requiredPermission: Permission = 'user.write'

/**
 * Resets the second factor of a user who has lost all of it. It needs the approval of a second administrator, if there
 * is one (security bar 18). The user is notified by mail and signed out.
 */
export function resetSecondFactor(call: UserCall, userId: string): Promise<'done' | 'waiting'> {
  const { services, actor } = call
  return asAdministratorOn(call, userId, async (transaction, managed) => {
    const { user } = managed
    requireOther(actor, userId)
    await lockSecondFactor(transaction, userId)
    if (!isSecondFactorEnabled(await countFactors(transaction, userId)))
      throw new ApiError('second-factor.off')
    const agreed =
      (await hasOtherRequest(transaction, userId, { actor, now: services.now() })) ||
      !(await hasOtherApprover(transaction, managed, actor))
    await transaction.audit(agreed ? 'user.second-factor-reset' : 'user.second-factor-reset-asked', {
      id: userId
    })
    if (!agreed) {
      await insertResetRequest(transaction, userId, { actor, expiresAt: services.now() + approvalMs })
      await transaction.notify({
        kind: 'second-factor.reset-asked',
        facts: {},
        subject: { type: 'user', id: userId },
        person: userId,
        link: `/admin/users?user=${userId}`,
        to: {
          permission: requiredPermission,
          tenantId: user.tenant_id,
          leastRank: managed.role.rank,
          except: [actor.userId, userId]
        }
      })
      return 'waiting'
    }
    await removeSecondFactor(call, transaction, user)
    return 'done'
  })
}

async function removeSecondFactor(
  call: UserCall,
  transaction: CallTransaction,
  user: UserRow
): Promise<void> {
  await removeTotp(transaction, user.id)
  await transaction.deleteFrom('passkeys').where('user_id', '=', user.id).execute()
  await transaction.deleteFrom('second_factor_resets').where('user_id', '=', user.id).execute()
  await removeRecoverySet(transaction, user.id)
  if (user.role === superAdminId) await requireAdministratorLeft(call.services, transaction)
  await endUserSessions(call, transaction, { userId: user.id, reason: 'second-factor-reset' })
  publishUserChange(transaction, user, 'changed')
  await transaction.mail(user, { kind: 'second-factor-changed', change: 'reset' })
}

async function hasOtherRequest(
  queries: Queries,
  userId: string,
  { actor, now }: { actor: Actor; now: number }
): Promise<boolean> {
  const asked = await queries
    .selectFrom('second_factor_resets')
    .select('asked_by')
    .where('user_id', '=', userId)
    .where('asked_by', '!=', actor.userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return asked !== undefined
}

/** Whether there is another approver: active, with the permission, and of at least the user's rank. */
async function hasOtherApprover(
  queries: Queries,
  { user: { id, tenant_id: tenantId }, role }: Pick<ManagedUser, 'user' | 'role'>,
  actor: Actor
): Promise<boolean> {
  const mayApprove = ({ rank, permissions }: RoleState): boolean =>
    rank >= role.rank && permissions.includes(requiredPermission)
  const roles = (await findRoles(queries)).filter(mayApprove).map((each) => each.id)
  const other = await queries
    .selectFrom('users')
    .select('id')
    .where('role', 'in', roles)
    .where('status', '=', 'active')
    .where('id', 'not in', [id, actor.userId])
    .where(({ or, eb }) =>
      or([eb('tenant_id', 'is', null), ...(tenantId === null ? [] : [eb('tenant_id', '=', tenantId)])])
    )
    .executeTakeFirst()
  return other !== undefined
}

async function insertResetRequest(
  queries: Queries,
  userId: string,
  { actor, expiresAt }: { actor: Actor; expiresAt: number }
): Promise<void> {
  const changes = { asked_by: actor.userId, expires_at: expiresAt }
  await queries
    .insertInto('second_factor_resets')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute()
}

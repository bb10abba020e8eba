import { ApiError, satisfactionLimits, type SatisfactionAnswer } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { Actor } from '@sitewright/kernel/request'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { claimAsk, findAsk, insertAnswer, settleAsk } from './satisfaction.repository.ts'
import { getSatisfactionSetting } from './satisfaction-setting.ts'

/** Whether the caller may be shown the satisfaction survey now. */
export async function isSatisfactionDue({ services, actor }: UserCall): Promise<boolean> {
  const { db } = services.database
  const now = services.now()
  if (!isAskable(actor) || !(await getSatisfactionSetting(db)).enabled) return false
  const user = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', actor.userId)
    .executeTakeFirst()
  if (user === undefined || user.created_at > now - satisfactionLimits.settleMs) return false
  const ask = await findAsk(db, actor.userId)
  return ask === undefined || ask.asked_at <= now - satisfactionLimits.againMs
}

/**
 * Records that the caller was asked, and returns whether to show the survey: of two devices that ask at once, one gets
 * true.
 */
export async function askSatisfaction(call: UserCall): Promise<boolean> {
  const { services, actor } = call
  await enforceRateLimit(services, 'satisfaction-account', actor.userId)
  if (!(await isSatisfactionDue(call))) return false
  const now = services.now()
  return claimAsk(services.database.db, {
    user_id: actor.userId,
    asked_at: now,
    before: now - satisfactionLimits.againMs
  })
}

/** Stores the caller's answer about the tenant in which they work, once for each time that they were asked. */
export async function answerSatisfaction(
  call: UserCall,
  { score, comment }: SatisfactionAnswer
): Promise<void> {
  const { services, actor } = call
  await enforceRateLimit(services, 'satisfaction-account', actor.userId)
  const { tenantId } = actor
  await call.transaction(async (transaction) => {
    const now = services.now()
    if (tenantId === null || !(await settleAsk(transaction, actor.userId, now)))
      throw new ApiError('satisfaction.not-asked')
    await insertAnswer(transaction, {
      id: newId(),
      user_id: actor.userId,
      tenant_id: tenantId,
      score,
      comment,
      answered_at: now
    })
    transaction.publish('tenants', { ids: [tenantId] }, { tenantId: null })
  })
}

/** Users who work in a tenant, and are not viewed by an administrator. */
function isAskable(actor: Actor): boolean {
  return actor.tenantId !== null && actor.viewer === undefined
}

import { ApiError, satisfactionLimits, type SatisfactionAnswer } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { Actor } from '@sitewright/kernel/request'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { claimAsk, findAsk, insertAnswer, settleAsk } from './satisfaction.repository.ts'
import { getSatisfactionSetting } from './satisfaction-setting.ts'

/** Whether the caller may be asked now how satisfied they are. */
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
 * Counts the caller as asked, and says whether the question is to be shown: of two devices that ask at once, one is told
 * so.
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

/** Keeps what the caller answered of the tenant in which they work, once for each time that they were asked. */
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

/** Somebody who works in a tenant, and looks at their pages themselves. */
function isAskable(actor: Actor): boolean {
  return actor.tenantId !== null && actor.viewer === undefined
}

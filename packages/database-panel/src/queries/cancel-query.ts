import type { UserCall } from '@sitewright/kernel/call'
import { enforceRateLimit } from '@sitewright/kernel/limits'

/** Tells all servers to stop a query, if it is the caller's own. */
export async function cancelQuery(call: UserCall, id: string): Promise<void> {
  const { services, actor } = call
  await enforceRateLimit(services, 'database-cancel-account', actor.userId)
  await call.transaction((transaction) => {
    transaction.publish('queries', { change: 'cancel', id }, { userId: actor.userId })
    return Promise.resolve()
  })
}

import { ApiError } from '@sitewright/api'
import type { Call } from '../call/call.ts'
import { enforceRateLimit, hasCounted } from '../rate-limits/rate-limits.ts'

/** Limits loops, and how many sessions an address renews: each counts once in its hour, however many pages it opens. */
export async function limitRefresh({ services, caller }: Call, sessionId: string): Promise<void> {
  // A session counts as one of its address only once the address let it through: asking again is no way in.
  if (!(await hasCounted(services, 'refresh-session', sessionId)))
    await enforceRateLimit(services, 'refresh-sessions-address', caller.ip)
  await enforceRateLimit(services, 'refresh-session', sessionId)
}

/** Refuses a token, and limits how many are refused by address; good ones are renewed meanwhile. */
export async function limitRefusedRefresh({ services, caller }: Call): Promise<never> {
  await enforceRateLimit(services, 'refresh-refused-address', caller.ip)
  throw new ApiError('auth.refresh')
}

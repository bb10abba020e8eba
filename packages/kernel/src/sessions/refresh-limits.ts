import { ApiError } from '@sitewright/api'
import type { Call } from '../call/call.ts'
import { enforceRateLimit, hasCounted } from '../rate-limits/enforce-rate-limit.ts'

/**
 * Limits refresh loops, and how many sessions an address may refresh: each session counts once per hour, however many
 * pages it has open.
 */
export async function limitRefresh({ services, caller }: Call, sessionId: string): Promise<void> {
  // A session counts for its address only once the address was within its limit: repeating the request does not bypass
  // it.
  if (!(await hasCounted(services, 'refresh-session', sessionId)))
    await enforceRateLimit(services, 'refresh-sessions-address', caller.ip)
  await enforceRateLimit(services, 'refresh-session', sessionId)
}

/** Refuses a token, and limits refused tokens by address; valid tokens are still accepted. */
export async function limitRefusedRefresh({ services, caller }: Call): Promise<never> {
  await enforceRateLimit(services, 'refresh-refused-address', caller.ip)
  throw new ApiError('auth.refresh')
}

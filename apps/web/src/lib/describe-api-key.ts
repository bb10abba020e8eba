import type { ApiKey } from '@sitewright/api'
import { formatDay, formatRelativeTime, type Clock } from './time.ts'

const words = {
  ends: (last4: string) => `swk_…${last4}`,
  expires: (day: string) => `expires ${day}`,
  expired: (day: string) => `expired ${day}`,
  used: (ago: string) => `used ${ago}`,
  neverUsed: 'not used yet'
} as const

/** What is known of an API key on one line: how it ends, its scopes, until when it is taken, and when it last was. */
export function describeApiKey(
  { last4, scopes, expiresAt, lastUsedAt, expired }: ApiKey,
  clock: Clock
): string {
  const day = formatDay(expiresAt, clock)
  return [
    words.ends(last4),
    scopes.join(', '),
    expired ? words.expired(day) : words.expires(day),
    lastUsedAt === null ? words.neverUsed : words.used(formatRelativeTime(lastUsedAt, clock))
  ].join(' · ')
}

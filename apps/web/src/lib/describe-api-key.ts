import type { ApiKey } from '@sitewright/api'
import { formatDay, formatRelativeTime, type Clock } from './time.ts'

const messages = {
  ends: (last4: string) => `swk_…${last4}`,
  expires: (day: string) => `expires ${day}`,
  expired: (day: string) => `expired ${day}`,
  used: (ago: string) => `used ${ago}`,
  neverUsed: 'not used yet'
} as const

/** An API key on one line: its last characters, scopes, expiry and last use. */
export function describeApiKey(
  { last4, scopes, expiresAt, lastUsedAt, expired }: ApiKey,
  clock: Clock
): string {
  const day = formatDay(expiresAt, clock)
  return [
    messages.ends(last4),
    scopes.join(', '),
    expired ? messages.expired(day) : messages.expires(day),
    lastUsedAt === null ? messages.neverUsed : messages.used(formatRelativeTime(lastUsedAt, clock))
  ].join(' · ')
}

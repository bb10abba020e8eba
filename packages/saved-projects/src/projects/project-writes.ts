import { savedProjectLimits } from '@sitewright/api'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { Actor } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'

/** Options of the routes that change projects; the rate limit applies before the body is read. */
export function projectWrites(services: Services) {
  const writing = {
    limit: ({ actor }: { actor: Actor }) => enforceRateLimit(services, 'project-writes', actor.userId)
  }
  // JSON may escape a character of one byte in six.
  return { writing, writingDocument: { maxBody: 2 * savedProjectLimits.bytes, ...writing } }
}

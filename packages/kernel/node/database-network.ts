import type { DatabaseNetwork } from '@sitewright/databases/node/open-database'
import { OutboundError, type OutboundGuard } from './outbound-guard.ts'

/** The network access of connected databases, behind the outbound guard, since users enter their hosts. */
export function createDatabaseNetwork(guard: OutboundGuard): DatabaseNetwork {
  return {
    requireLiteralAllowed: (target) => guard.requireLiteralAllowed('database', target),
    lookup: (port) => guard.lookup('database', port),
    findRefusal: (error) => (error instanceof OutboundError ? error.reason : undefined)
  }
}

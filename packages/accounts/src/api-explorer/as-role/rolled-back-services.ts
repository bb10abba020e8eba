import { ApiError } from '@sitewright/api'
import type { Database } from '../../db/database.ts'
import { createLastSeen } from '../../services/last-seen.ts'
import { usualBatchRows, type Reader } from '../../services/reader.ts'
import type { Services } from '../../services/services.ts'
import { createSessionCache } from '../../services/session-cache.ts'

/** What a call on such services tried to do beyond the database. */
export interface Reach {
  isOutside: boolean
}

/**
 * Services of a call that is rolled back at its end: what it writes goes with the transaction, what this server remembers
 * of it is dropped, and whatever cannot be taken back, since it leaves the database, is refused.
 */
export function toRolledBackServices(services: Services, database: Database, reach: Reach): Services {
  const { now, metrics, events, isBreached, providerAccess, heldWrites } = services
  const refuse = (): never => {
    reach.isOutside = true
    throw new ApiError('explorer.outside')
  }
  return {
    ...services,
    database,
    reader: createTransactionReader(database),
    sessionCache: createSessionCache(now),
    lastSeen: createLastSeen(now),
    metrics: { ...metrics, record: nothing, gauge: nothing, watch: nothing, sample: nothing },
    events: { ...events, wake: nothing, subscribe: refuse, close: nothing },
    // The list is asked over the network: as where it does not answer.
    isBreached: isBreached && (() => Promise.resolve(undefined)),
    backgroundWork: { start: refuse, idle: () => Promise.resolve() },
    providerAccess: { ...providerAccess, fetch: refuse, cache: new Map() },
    sendWebhook: refuse,
    probe: refuse,
    openDatabase: refuse,
    heldWrites: { ...heldWrites, add: refuse, wake: refuse, stop: refuse },
    jobSignal: { raise: nothing, wait: refuse }
  }
}

function nothing(): void {
  // What is measured or told of a call that is rolled back would not be true.
}

/** Reads within the transaction, so that a call sees what it has written itself. */
function createTransactionReader({ db, ofTenant }: Database): Reader {
  return {
    async *read<Row>(...[query, options = {}]: Parameters<Reader['read']>) {
      const { batchRows = usualBatchRows, signal } = options
      signal?.throwIfAborted()
      const { rows } = await db.executeQuery(query)
      for (let from = 0; from < rows.length; from += batchRows)
        yield rows.slice(from, from + batchRows) as Row[]
    },
    ...(ofTenant && { ofTenant: (rows) => createTransactionReader(ofTenant(rows)) }),
    close: () => Promise.resolve()
  }
}

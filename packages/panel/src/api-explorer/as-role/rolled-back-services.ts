import { ApiError } from '@sitewright/api'
import type { Database } from '@sitewright/kernel/db'
import { createLastSeen, type Services, createSessionCache } from '@sitewright/kernel/services'
import { createTransactionReader } from './transaction-reader.ts'

/** What a call on such services tried to do beyond the database. */
export interface Reach {
  isOutside: boolean
}

/**
 * Services of a call that is rolled back at its end: what it writes goes with the transaction, what this server remembers
 * of it is dropped, and whatever cannot be taken back, since it leaves the database, is refused.
 */
export function toRolledBackServices(services: Services, database: Database, reach: Reach): Services {
  const { now, metrics, events, isBreached, providerAccess, heldWrites, payments } = services
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
    payments:
      payments.kind === 'manual'
        ? payments
        : { ...payments, createPage: refuse, expirePage: refuse, readEvent: refuse },
    sendWebhook: refuse,
    mayReceiveWebhooks: () => Promise.resolve(true),
    probe: refuse,
    findTxtRecords: refuse,
    openDatabase: refuse,
    heldWrites: { ...heldWrites, add: refuse, wake: refuse, stop: refuse },
    jobSignal: { raise: nothing, wait: refuse }
  }
}

function nothing(): void {
  // What is measured or told of a call that is rolled back would not be true.
}

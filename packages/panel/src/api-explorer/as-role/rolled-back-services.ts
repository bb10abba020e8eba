import { ApiError } from '@sitewright/api'
import type { Database } from '@sitewright/kernel/db'
import { createLastSeen, type Services, createSessionCache } from '@sitewright/kernel/services'
import { createTransactionReader } from './transaction-reader.ts'

/** Side effects beyond the database that the call attempted. */
export interface Reach {
  isOutside: boolean
}

/**
 * Services for a call that is rolled back: database writes go with the transaction, cache entries are dropped, and side
 * effects that cannot be undone are refused.
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
    // The list is a network service: this behaves as if it does not respond.
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
  // Metrics and events of a call that is rolled back would be false.
}

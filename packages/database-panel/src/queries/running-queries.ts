import { queryEventSchema } from '@sitewright/api'
import type { EventRow, EventSubscription, Services } from '@sitewright/kernel/services'

/** Why a query is stopped: its owner has cancelled or disconnected, it took too long, or the server shuts down. */
export type StopReason = 'cancelled' | 'gone' | 'timeout' | 'server-ending'

export interface RunningQuery {
  id: string
  userId: string
  stop: (reason: StopReason) => void
}

/** The queries that run on this server. */
export interface RunningQueries {
  /** Adds one, which is stopped from any server until it is removed. */
  add: (query: RunningQuery) => Promise<{ remove: () => void }>
}

/** The running queries of a server. While there is one, it polls the cancellations of other servers. */
export function createRunningQueries({ events }: Pick<Services, 'events'>): RunningQueries {
  const running = new Map<string, RunningQuery>()
  let subscribing: Promise<EventSubscription> | undefined

  const onEvents = (rows: readonly EventRow[]): void => {
    for (const { topic, payload, user_id: userId } of rows) {
      if (topic !== 'queries') continue
      const { id } = queryEventSchema.parse(JSON.parse(payload))
      const query = running.get(id)
      // The id of a query is not enough to cancel it: it has to be the caller's own.
      if (query?.userId === userId) query?.stop('cancelled')
    }
  }
  const onClose = (): void => {
    for (const { stop } of running.values()) stop('server-ending')
  }
  const remove = (id: string): void => {
    running.delete(id)
    if (running.size > 0) return
    void subscribing?.then(
      ({ unsubscribe }) => unsubscribe(),
      () => undefined
    )
    subscribing = undefined
  }

  return {
    async add(query) {
      running.set(query.id, query)
      try {
        subscribing ??= events.subscribe({ onEvents, onClose })
        await subscribing
      } catch (error) {
        subscribing = undefined
        remove(query.id)
        throw error
      }
      return { remove: () => remove(query.id) }
    }
  }
}

import { ApiError } from '@sitewright/api'
import type { Database } from '../db/database.ts'
import type { Log } from '../request/log.ts'
import { findEvents, findStoredEvents, type EventRow } from './events.repository.ts'

/** Poll interval for events of other servers. */
const pollMs = 1000
/** Small enough that a batch of the longest events is no burden to a reader who keeps up. */
const batch = 100

export interface EventSubscriber {
  onEvents: (events: readonly EventRow[]) => void
  /** The feed has ended, because the server is stopping. */
  onClose: () => void
}

/** A subscription to new events. */
export interface EventSubscription {
  /** Id of the last event before it; all later ones are delivered. */
  position: number
  unsubscribe: () => void
}

/** The new events of all servers, in the order of their ids. */
export interface EventFeed {
  /** Reads new events at once; called after every commit with events. */
  wake: () => void
  subscribe: (subscriber: EventSubscriber) => Promise<EventSubscription>
  /** Ends all subscriptions, and accepts no more. */
  close: () => void
}

/**
 * Creates the feed of a server. While there are subscribers it polls the database every second for events after the
 * last known one, in one query for all subscribers; without them it runs no query.
 */
export function createEventFeed({
  database: { db },
  log
}: {
  database: Pick<Database, 'db'>
  log: Pick<Log, 'error'>
}): EventFeed {
  const subscribers = new Set<EventSubscriber>()
  let position: number | undefined
  let reading: Promise<void> | undefined
  let isWoken = false
  let isClosed = false
  let isFailing = false
  /** Number of subscriptions that wait for the position. */
  let waiting = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const readOnce = async (): Promise<void> => {
    let after = position ?? (await findStoredEvents(db)).newest
    for (;;) {
      const rows = await findEvents(db, { after, most: batch })
      after = rows.at(-1)?.id ?? after
      position = after
      if (rows.length > 0) for (const { onEvents } of subscribers) onEvents(rows)
      if (rows.length < batch) return
    }
  }
  const readWhileWoken = async (): Promise<void> => {
    isWoken = false
    await readOnce()
    if (isWoken && !isClosed) await readWhileWoken()
  }
  /** One read at a time; a request meanwhile starts another one after it. */
  const read = (): Promise<void> => {
    isWoken = true
    reading ??= readWhileWoken().finally(() => {
      reading = undefined
    })
    return reading
  }
  const readInBackground = async (): Promise<void> => {
    try {
      await read()
      isFailing = false
    } catch (error) {
      if (!isFailing && !isClosed) log.error('events.failed', { error })
      isFailing = true
    }
  }
  /** Resolves once the position is known. */
  const findPosition = async (): Promise<void> => {
    if (position !== undefined || isClosed) return
    await read()
    await findPosition()
  }
  const unsubscribe = (subscriber: EventSubscriber): void => {
    subscribers.delete(subscriber)
    if (subscribers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    wake() {
      if (subscribers.size > 0) void readInBackground()
    },
    async subscribe(subscriber) {
      // Nothing was read without subscribers, so the next one starts at the position of then.
      if (subscribers.size === 0 && waiting === 0) position = undefined
      waiting += 1
      await findPosition().finally(() => {
        waiting -= 1
      })
      if (position === undefined || isClosed) throw new ApiError('server.busy', [], 1)
      subscribers.add(subscriber)
      timer ??= setInterval(() => void readInBackground(), pollMs)
      return { position, unsubscribe: () => unsubscribe(subscriber) }
    },
    close() {
      isClosed = true
      clearInterval(timer)
      for (const subscriber of subscribers) {
        subscribers.delete(subscriber)
        subscriber.onClose()
      }
    }
  }
}

import { eventTopics, type EventPayload, type EventTopic } from '@sitewright/api'
import type { Insertable, Transaction } from 'kysely'
import { afterCommit, beforeCommit, type Database, type Queries } from '../db/database.ts'
import type { EventsTable, Tables } from '../db/tables.ts'
import type { EventFeed } from './event-feed.ts'
import { insertEvents } from './events.repository.ts'

/**
 * Recipients of an event: one user, or those with the permission of its topic, in a tenant and in the installation, whose
 * users see all tenants.
 */
export type EventAudience = { tenantId: string | null } | { userId: string }

export interface PublishedEvent<T extends EventTopic = EventTopic> {
  topic: T
  payload: EventPayload<T>
  audience: EventAudience
}

interface EventParts {
  database: Database
  now: () => number
  events: Pick<EventFeed, 'wake'>
}

/** An event says only what has changed, and its reader requests the rest, so that many streams are cheap. */
const longestPayload = 8 * 1024

const pending = new WeakMap<Queries, Insertable<EventsTable>[]>()

/**
 * Publishes an event with its transaction. All events of a transaction are written at its end, under a lock that lasts
 * until the commit: ids become visible in order, and a reader that continues after the newest one misses none. As the
 * last lock of every transaction it cannot be part of a deadlock.
 */
export function publishEvent<T extends EventTopic>(
  { database, now, events }: EventParts,
  transaction: Transaction<Tables>,
  { topic, payload, audience }: PublishedEvent<T>
): void {
  const text = JSON.stringify(eventTopics[topic].payload.parse(payload))
  if (text.length > longestPayload) throw new Error(`An event of ${topic} is longer than ${longestPayload}`)
  const row = { at: now(), topic, payload: text, ...toReader(topic, audience) }
  const waiting = pending.get(transaction)
  if (waiting !== undefined) {
    waiting.push(row)
    return
  }
  const rows = [row]
  pending.set(transaction, rows)
  beforeCommit(transaction, async () => {
    await database.lock(transaction, 'events')
    await insertEvents(transaction, rows)
  })
  afterCommit(transaction, () => events.wake())
}

function toReader(
  topic: EventTopic,
  audience: EventAudience
): Pick<EventsTable, 'tenant_id' | 'permission' | 'user_id'> {
  return 'userId' in audience
    ? { tenant_id: null, permission: null, user_id: audience.userId }
    : { tenant_id: audience.tenantId, permission: eventTopics[topic].permission, user_id: null }
}

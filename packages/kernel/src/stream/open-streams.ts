import { ApiError, heartbeatMs } from '@sitewright/api'
import { findEvents, findKeptEvents, type EventRow } from '../events/events.repository.ts'
import type { Actor } from '../request/caller.ts'
import type { Connection } from '../routing/connection.ts'
import type { Services } from '../services/services.ts'
import { findActiveActors } from '../sessions/sessions.usecases.ts'
import { createEventStream, type EventStream } from './event-stream.ts'

/** Limits of the streams of a server. */
export interface StreamLimits {
  /** Streams of one session; with one more the oldest ends. */
  perSession: number
  perServer: number
  /** Bytes that may wait for a slow reader; all streams share the bytes of an event. */
  mostWaiting: number
  /** Missed events that a reader gets, and their length; after more it reads everything anew. */
  mostMissed: { events: number; length: number }
  heartbeatMs: number
  /** How often the sessions of all streams are verified: they end within five seconds (security bar 34). */
  verifyMs: number
}

/** Limits of the event streams of a server. */
export const streamLimits: StreamLimits = {
  perSession: 4,
  perServer: 2000,
  mostWaiting: 1024 * 1024,
  mostMissed: { events: 500, length: 256 * 1024 },
  heartbeatMs,
  verifyMs: 2000
}

interface StreamRequest {
  actor: Actor
  lastEventId?: number | undefined
  connection: Connection
}

/** The open streams of a server. */
export interface OpenStreams {
  open: (request: StreamRequest) => Promise<ReadableStream<Uint8Array>>
  /** How many there are. */
  count: () => number
}

/** Keeps the streams of a server: within their limits, alive by heartbeats, and as long as their sessions. */
export function createOpenStreams(services: Services, limits = streamLimits): OpenStreams {
  const { events, database } = services
  const streams = new Set<EventStream>()
  let timers:
    | { heartbeat: ReturnType<typeof setInterval>; verify: ReturnType<typeof setInterval> }
    | undefined
  let isVerifying = false

  const verify = async (): Promise<void> => {
    if (isVerifying) return
    isVerifying = true
    try {
      const sessionIds = new Set([...streams].map(({ actor }) => actor.sessionId))
      const actors = await findActiveActors(services, [...sessionIds])
      for (const stream of streams) endIfOver(stream, sessionIds, actors)
    } catch {
      // Without its database a server has no events to send either; the next round verifies them all.
    } finally {
      isVerifying = false
    }
  }
  const add = (stream: EventStream): void => {
    const own = [...streams].filter(({ actor }) => actor.sessionId === stream.actor.sessionId)
    if (own.length >= limits.perSession) own[0]?.end('replaced')
    streams.add(stream)
    timers ??= {
      heartbeat: setInterval(() => {
        for (const { heartbeat } of streams) heartbeat()
      }, limits.heartbeatMs),
      verify: setInterval(() => void verify(), limits.verifyMs)
    }
  }
  const remove = (stream: EventStream): void => {
    streams.delete(stream)
    if (streams.size > 0) return
    clearInterval(timers?.heartbeat)
    clearInterval(timers?.verify)
    timers = undefined
  }

  services.metrics.watch('eventStreams', () => streams.size)

  return {
    count: () => streams.size,
    async open({ actor, lastEventId, connection }) {
      if (streams.size >= limits.perServer) throw new ApiError('server.busy', [], 5)
      let unsubscribe = (): void => undefined
      const stream = createEventStream({
        ...connection,
        actor,
        mostWaiting: limits.mostWaiting,
        onEnded: () => {
          unsubscribe()
          remove(stream)
        }
      })
      add(stream)
      try {
        const subscription = await events.subscribe({
          onEvents: stream.send,
          onClose: () => stream.end('server-ending')
        })
        unsubscribe = subscription.unsubscribe
        // It may have ended while it was subscribed.
        if (!streams.has(stream)) unsubscribe()
        const { position } = subscription
        const missed = await findMissed(position, lastEventId)
        // Another server may have told of events that this one has not read yet.
        stream.begin(missed === 'too-many' ? position : Math.max(position, lastEventId ?? 0), missed)
        return stream.body
      } catch (error) {
        unsubscribe()
        remove(stream)
        throw error
      }
    }
  }

  /** The events that a reader missed, up to a position. */
  async function findMissed(
    position: number,
    lastEventId = position
  ): Promise<readonly EventRow[] | 'too-many'> {
    if (lastEventId === position) return []
    const { oldest, newest } = await findKeptEvents(database.db)
    // An id above all others is of a database from before a backup was restored.
    if (lastEventId < oldest - 1 || lastEventId > newest) return 'too-many'
    const missed = await findEvents(database.db, {
      after: lastEventId,
      upTo: position,
      most: limits.mostMissed.events + 1
    })
    const length = missed.reduce((sum, { payload }) => sum + payload.length, 0)
    return missed.length > limits.mostMissed.events || length > limits.mostMissed.length ? 'too-many' : missed
  }
}

/** Ends a stream whose session was verified and is over, or has other rights than before. */
function endIfOver(
  stream: EventStream,
  verified: ReadonlySet<string>,
  actors: ReadonlyMap<string, Actor>
): void {
  const { sessionId, role, tenantId, permissions } = stream.actor
  if (!verified.has(sessionId)) return
  const now = actors.get(sessionId)
  if (now === undefined) return stream.end('session-ended')
  const hasSameRights =
    now.role === role &&
    now.tenantId === tenantId &&
    now.permissions.length === permissions.length &&
    permissions.every((permission) => now.permissions.includes(permission))
  if (!hasSameRights) stream.end('rights-changed')
}

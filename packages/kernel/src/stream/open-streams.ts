import { ApiError, heartbeatMs } from '@sitewright/api'
import { findEvents, findStoredEvents, type EventRow } from '../events/events.repository.ts'
import type { Actor } from '../request/caller.ts'
import type { Connection } from '../routing/connection.ts'
import type { Services } from '../services/services.ts'
import { findActiveActors } from '../sessions/sessions.usecases.ts'
import { createEventStream, type EventStream } from './event-stream.ts'

export interface StreamLimits {
  /** Streams per session; another one ends the oldest. */
  perSession: number
  perServer: number
  /** Buffered bytes of a slow reader; all streams share the bytes of an event. */
  mostWaiting: number
  /** Number and total length of missed events that are replayed; beyond it the reader reloads everything. */
  mostMissed: { events: number; length: number }
  heartbeatMs: number
  /**
   * Interval in which the sessions of all streams are verified: revoked ones end within five seconds (security bar 34).
   */
  verifyMs: number
}

/** Default limits. */
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

export interface OpenStreams {
  open: (request: StreamRequest) => Promise<ReadableStream<Uint8Array>>
  /** Number of open streams. */
  count: () => number
}

/** Manages the streams of a server: limits, heartbeats, and the end with their sessions. */
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
      // Without its database a server has no events to send either; the next round verifies all streams.
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
        // Another server may have sent events that this one has not read yet.
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
    const { oldest, newest } = await findStoredEvents(database.db)
    // An id above all others is from before a backup was restored.
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

/** Ends a stream whose verified session has ended or whose rights have changed. */
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

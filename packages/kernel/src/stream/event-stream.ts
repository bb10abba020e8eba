import { mayRead, streamSignals, type Permission } from '@sitewright/api'
import type { EventRow } from '../events/events.repository.ts'
import type { Actor } from '../request/caller.ts'
import type { Connection } from '../routing/connection.ts'
import { rowToBytes, toEventBytes } from './event-text.ts'

export type EndReason = 'session-ended' | 'rights-changed' | 'replaced' | 'server-ending'

/** An open event stream of one reader. */
export interface EventStream {
  /** The actor, with the permissions at the time of opening. */
  actor: Actor
  body: ReadableStream<Uint8Array>
  /** Starts after an event id, with the missed events, or with the signal that these are no longer stored. */
  begin: (after: number, missed: readonly EventRow[] | 'too-many') => void
  /** Sends those of the events that the reader may see. */
  send: (events: readonly EventRow[]) => void
  heartbeat: () => void
  end: (reason: EndReason) => void
}

interface EventStreamOptions extends Connection {
  actor: Actor
  /** Maximum number of buffered bytes. */
  mostWaiting: number
  /** Called once, at the end of the stream. */
  onEnded: () => void
}

/** Time for a reader to receive the last messages before the connection is closed. */
const lastReadMs = 2000

/** Whether a reader may see an event (security bar 31, 32). */
export function maySee({ userId, tenantId, permissions }: Actor, event: EventRow): boolean {
  if (event.user_id !== null) return event.user_id === userId
  if (tenantId !== null && event.tenant_id !== tenantId) return false
  return event.permission !== null && mayRead(permissions, event.permission as Permission)
}

/**
 * Creates a stream. Unread messages are buffered up to a limit; beyond it the connection is closed, and the reader
 * resumes after the last event that it received.
 */
export function createEventStream({
  actor,
  mostWaiting,
  signal,
  cut,
  onEnded
}: EventStreamOptions): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array>
  let isOpen = true
  /** Events that arrive while the missed ones are read. */
  let held: EventRow[] | undefined = []
  let sent = 0

  const close = (): void => {
    if (!isOpen) return
    isOpen = false
    held = undefined
    signal.removeEventListener('abort', close)
    onEnded()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(created) {
        controller = created
      },
      cancel: close
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting })
  )
  const write = (bytes: Uint8Array): void => {
    if (!isOpen) return
    controller.enqueue(bytes)
    if ((controller.desiredSize ?? 0) >= 0) return
    close()
    if (cut === undefined) controller.error(new Error('The reader of a stream is too slow'))
    else cut()
  }
  const send = (events: readonly EventRow[]): void => {
    if (held !== undefined) {
      held.push(...events)
      return
    }
    for (const event of events) {
      if (event.id <= sent) continue
      sent = event.id
      if (maySee(actor, event)) write(rowToBytes(event))
    }
  }
  signal.addEventListener('abort', close, { once: true })
  // In a microtask, so that the creator gets the stream before its end.
  if (signal.aborted) queueMicrotask(close)

  return {
    actor,
    body,
    begin(after, missed) {
      const waiting = held ?? []
      held = undefined
      if (missed === 'too-many') write(toEventBytes(streamSignals.reset, after, '{}'))
      else send(missed)
      sent = Math.max(sent, after)
      write(toEventBytes(streamSignals.ready, sent, '{}'))
      send(waiting)
    },
    send,
    heartbeat: () => write(toEventBytes(streamSignals.heartbeat, sent, '{}')),
    end(reason) {
      if (!isOpen) return
      write(toEventBytes(streamSignals.end, sent, JSON.stringify({ reason })))
      if (!isOpen) return
      close()
      controller.close()
      if (cut !== undefined) setTimeout(cut, lastReadMs)
    }
  }
}

import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { expect } from 'vitest'

/** An event that a test has received. */
export interface ReceivedEvent {
  name: string
  id: number
  data: unknown
}

/** A reader of an event stream in a test. */
export interface StreamReader {
  events: ReceivedEvent[]
  /** Waits for the next event of a name, after those that were returned already. */
  next: (name: string, timeoutMs?: number) => Promise<ReceivedEvent>
  /** Waits for the end of the stream. */
  ended: Promise<void>
  cancel: () => Promise<void>
}

/** Reads an event stream while it arrives. */
export function readStream(body: ReadableStream<Uint8Array> | null): StreamReader {
  if (body === null) throw new Error('An answer without a body')
  const events: ReceivedEvent[] = []
  const onEvent = ({ event = '', id, data }: EventSourceMessage): void =>
    void events.push({ name: event, id: Number(id), data: JSON.parse(data) })
  const parser = createParser({ onEvent })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const read = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
    }
  }
  const ended = read().catch(() => undefined)
  let seen = 0
  return {
    events,
    ended,
    async next(name, timeout = 5000) {
      const find = (): number => events.findIndex((event, index) => index >= seen && event.name === name)
      await expect.poll(find, { timeout, interval: 10 }).toBeGreaterThanOrEqual(0)
      const index = find()
      seen = index + 1
      return events[index] as ReceivedEvent
    },
    cancel: () => reader.cancel()
  }
}

/** The topics of the received events, without the signals of the stream itself. */
export function topicsOf({ events }: Pick<StreamReader, 'events'>): string[] {
  return events.map(({ name }) => name).filter((name) => !['ready', 'heartbeat', 'end'].includes(name))
}

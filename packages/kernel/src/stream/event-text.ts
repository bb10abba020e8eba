import type { EventRow } from '../events/events.repository.ts'

const encoder = new TextEncoder()

/** An event of the stream as bytes: its name, its id and its data as JSON. */
export function toEventBytes(name: string, id: number, data: string): Uint8Array {
  return encoder.encode(`event: ${name}\nid: ${id}\ndata: ${data}\n\n`)
}

const encoded = new WeakMap<EventRow, Uint8Array>()

/** A row as an event of the stream; all streams share the same bytes. JSON text has no line breaks. */
export function rowToBytes(row: EventRow): Uint8Array {
  const known = encoded.get(row)
  if (known !== undefined) return known
  const bytes = toEventBytes(row.topic, row.id, `{"at":${row.at},"payload":${row.payload}}`)
  encoded.set(row, bytes)
  return bytes
}

import { ApiError } from '@sitewright/api'
import type { Context } from 'hono'

type Bytes = Uint8Array<ArrayBuffer>

/** The Content-Length of a body; undefined if it has none, as with chunked encoding. */
export function getContentLength(c: Context): number | undefined {
  const declared = c.req.header('content-length')
  return declared === undefined ? undefined : Number(declared)
}

/** Bytes up to which a body is copied in one piece; copying more at once would block the event loop. */
const singleCopy = 256 * 1024

/** Reads a body of at most `maxBytes`; throws `request.too-large`, or `request.cut-off` if the client disconnects. */
export async function readBody(c: Context, maxBytes: number): Promise<Bytes> {
  const declared = getContentLength(c)
  if (declared !== undefined && declared > maxBytes) throw new ApiError('request.too-large')
  try {
    return declared !== undefined && declared <= singleCopy
      ? new Uint8Array(await c.req.raw.arrayBuffer())
      : await readStream(c.req.raw.body, { capacity: declared ?? 0, maxBytes })
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('request.cut-off')
  }
}

/** Reads chunk by chunk into one buffer, which doubles where the size was not declared. */
async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  { capacity, maxBytes }: { capacity: number; maxBytes: number }
): Promise<Bytes> {
  let bytes = new Uint8Array(capacity)
  let length = 0
  for await (const part of stream ?? []) {
    const end = length + part.length
    if (end > maxBytes) throw new ApiError('request.too-large')
    if (end > bytes.length) {
      const larger = new Uint8Array(Math.min(maxBytes, Math.max(end, 2 * bytes.length)))
      larger.set(bytes.subarray(0, length))
      bytes = larger
    }
    bytes.set(part, length)
    length = end
  }
  return length === bytes.length ? bytes : bytes.slice(0, length)
}

import { ApiError } from '@sitewright/api'
import type { Context } from 'hono'

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes that a body says to have; undefined where it does not say. */
export function declaredBytes(c: Context): number | undefined {
  const declared = c.req.header('content-length')
  return declared === undefined ? undefined : Number(declared)
}

/** Bytes up to which a body is put together at its end; copying more at once would hold others up. */
const wholeBody = 256 * 1024

/** Reads a body of at most so many bytes; throws `request.too-large`, or `request.cut-off` where the caller hangs up. */
export async function readBody(c: Context, maxBytes: number): Promise<Bytes> {
  const declared = declaredBytes(c)
  if (declared !== undefined && declared > maxBytes) throw new ApiError('request.too-large')
  try {
    return declared !== undefined && declared <= wholeBody
      ? new Uint8Array(await c.req.raw.arrayBuffer())
      : await readStream(c.req.raw.body, { room: declared ?? 0, maxBytes })
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('request.cut-off')
  }
}

/** Reads part by part into one piece of memory, which grows where its size was not known. */
async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  { room, maxBytes }: { room: number; maxBytes: number }
): Promise<Bytes> {
  let bytes = new Uint8Array(room)
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

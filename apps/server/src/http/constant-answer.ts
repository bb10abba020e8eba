import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { acceptedEncoding } from './accepted-encoding.ts'
import { createPieceTurns } from './piece-turns.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A JSON document that does not change while the server runs, with its compressed forms. */
interface ConstantAnswer {
  identity: Bytes
  br: Bytes
  gzip: Bytes
  /** Entity tag (RFC 9110, 8.8.3); weak, since the forms share it. */
  tag: string
}

/** Chunk size. Writing a megabyte for each of many clients would block the others. */
const pieceSize = 64 * 1024

/** Half a megabyte per turn of the event loop, over all clients. */
const pieceTurns = createPieceTurns(8)

/** The bytes as a stream of chunks, each in its turn among all responses. */
function inPieces(bytes: Bytes): ReadableStream<Bytes> {
  let at = 0
  return new ReadableStream(
    {
      async pull(controller) {
        await pieceTurns.next()
        controller.enqueue(bytes.subarray(at, at + pieceSize))
        at += pieceSize
        if (at >= bytes.length) controller.close()
      }
    },
    { highWaterMark: 0 }
  )
}

/** Compresses a document in libuv's thread pool, and computes its entity tag. */
async function encode(json: string): Promise<ConstantAnswer> {
  const identity = new TextEncoder().encode(json)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(identity)
  ])
  const tag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`
  return { identity, br: new Uint8Array(br), gzip: new Uint8Array(zipped), tag }
}

/**
 * Responds with a JSON document that is loaded and compressed once: all responses share its bytes, and a client that
 * has it gets 304 (security bar 59).
 */
export function constantAnswer(load: () => string | Promise<string>): MiddlewareHandler {
  let kept: Promise<ConstantAnswer> | undefined
  return async function sendConstantAnswer(c) {
    kept ??= Promise.resolve(load()).then(encode)
    const answer = await kept.catch((error: unknown) => {
      kept = undefined
      throw error
    })
    c.header('ETag', answer.tag)
    c.header('Vary', 'Accept-Encoding')
    // May be cached, and is revalidated before use.
    c.header('Cache-Control', 'no-cache')
    if (hasTag(c, answer.tag)) return c.body(null, 304)
    c.header('Content-Type', 'application/json')
    const encoding = acceptedEncoding(c)
    if (encoding !== undefined) c.header('Content-Encoding', encoding)
    const bytes = answer[encoding ?? 'identity']
    c.header('Content-Length', String(bytes.length))
    return c.body(bytes.length > pieceSize ? inPieces(bytes) : bytes)
  }
}

/** Whether the client has this version: weak comparison (RFC 9110, 13.1.2). */
function hasTag(c: Context, tag: string): boolean {
  const given = c.req.header('if-none-match')?.split(',', 20) ?? []
  return given.some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag.slice(2))
}

import type { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError, type ApiErrorCode } from '@sitewright/api'
import type { Context } from 'hono'
import type { Services } from '../services/services.ts'
import type { Env } from '../request/env.ts'
import { connectionOf } from './connection.ts'
import { registerRoute, type DeclaredRoute, type HandlerInput, type RouteOptions } from './register-route.ts'

interface FileRoute extends DeclaredRoute {
  responses: { 200: { content: Readonly<Record<string, object>> } }
}

/** A file response: its content chunk by chunk, and its download name. */
export interface SentFile {
  name?: string
  /**
   * Its content type, where the route declares several.
   *
   * @default the first one
   */
  type?: string
  content: AsyncIterable<string>
}

export interface FileLimits {
  /** Concurrent files of a server. */
  atOnce: number
  /** Concurrent files per user, so that a slow client does not block other users. */
  eachAtOnce: number
  /** Bytes after which a file is aborted. */
  maxBytes: number
  /** Milliseconds after which a slow client is disconnected. */
  longestMs: number
  /** Error code beyond `eachAtOnce`. */
  tooMany: ApiErrorCode
}

const usualLimits: FileLimits = {
  atOnce: 4,
  eachAtOnce: 2,
  maxBytes: 512 * 1024 * 1024,
  longestMs: 15 * 60_000,
  tooMany: 'file.too-many'
}

/** Adds a declared route that responds with a file; access, origin and input are checked as for every route. */
export type AddFile = <const R extends FileRoute>(
  route: R,
  handle: (called: HandlerInput<R>) => Promise<SentFile>,
  options?: RouteOptions & Partial<FileLimits>
) => void

/**
 * Creates the function that adds routes with a streamed file as response.
 *
 * @example
 * const addFile = fileRegistrar(app, services)
 * addFile(exportNotesRoute, async ({ call }) => ({ name: 'notes.csv', content: formatNotes(call) }))
 */
export function fileRegistrar(app: OpenAPIHono<Env>, services: Services): AddFile {
  return function addFile(route, handle, options = {}) {
    const { atOnce, eachAtOnce, maxBytes, longestMs, tooMany } = { ...usualLimits, ...options }
    const [usualType = 'application/octet-stream'] = Object.keys(route.responses[200].content)
    const sending = new Map<symbol, string>()
    registerRoute(app, services, route, {
      ...options,
      ownPagesOnly: true,
      answer: async (called, c) => {
        if (sending.size >= atOnce) throw new ApiError('server.busy', [], 5)
        const readers = [...sending.values()]
        if (readers.filter((id) => id === called.call.actor.userId).length >= eachAtOnce)
          throw new ApiError(tooMany, [], 5)
        const own = Symbol(route.path)
        sending.set(own, called.call.actor.userId)
        const { signal, cut } = connectionOf(c)
        const deadline = setTimeout(() => cut?.(), longestMs)
        const release = (): void => {
          clearTimeout(deadline)
          sending.delete(own)
        }
        try {
          const { name, type = usualType, content } = await handle(called)
          const { body, end } = toBody(content, { maxBytes, release })
          // If the client is gone already, nothing reads the first chunk or cancels the body.
          const stop = (): void => services.backgroundWork.start(end)
          if (signal.aborted) stop()
          else signal.addEventListener('abort', stop, { once: true })
          return fileResponse(c, { ...(name !== undefined && { name }), type }, body)
        } catch (error) {
          release()
          throw error
        }
      }
    })
  }
}

/**
 * Produces a chunk only once the previous one was read: a slow client costs time, not memory. `end` aborts the file,
 * and has no effect after its end.
 */
function toBody(
  content: AsyncIterable<string>,
  { maxBytes, release }: { maxBytes: number; release: () => void }
): { body: ReadableStream<Uint8Array>; end: () => Promise<void> } {
  const pieces = content[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let sent = 0
  const end = async (): Promise<void> => {
    release()
    await pieces.return?.()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (done === true) {
            release()
            return controller.close()
          }
          const bytes = encoder.encode(value)
          sent += bytes.length
          if (sent > maxBytes) throw new Error(`The file is longer than ${maxBytes} bytes`)
          controller.enqueue(bytes)
        } catch (error) {
          await end()
          // A truncated file must not look complete: the client sees a broken connection.
          controller.error(error)
        }
      },
      cancel: end
    },
    { highWaterMark: 0 }
  )
  return { body, end }
}

function fileResponse(
  c: Context<Env>,
  { name, type }: { name?: string; type: string },
  body: ReadableStream<Uint8Array>
): Response {
  c.set('hasDefaultHeaders', true)
  const headers = new Headers({
    ...c.get('defaultHeaders'),
    'X-Request-Id': c.get('traceId'),
    'Content-Type': type,
    ...(name === undefined ? {} : { 'Content-Disposition': toContentDisposition(name) }),
    'Cache-Control': 'no-store'
  })
  // Most deployments add it to every response, and a second one would be appended.
  headers.set('X-Content-Type-Options', 'nosniff')
  return new Response(body as BodyInit, { headers })
}

/** Content-Disposition of a file name by RFC 6266: in ASCII for every client, and in UTF-8. */
function toContentDisposition(name: string): string {
  const safe = name.replace(/[\p{Cc}/\\]+/gu, '-')
  const plain = safe.replace(/(?:[^\x20-\x7e]|["%;])+/g, '-')
  const encoded = encodeURIComponent(safe).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

import type { Context } from 'hono'
import type { Env } from './env.ts'

/**
 * An answer as JSON whose headers are a plain record: the server writes them as they stand. Building a Headers object
 * and going through it costs about as much as everything else that an ordinary call does.
 */
export function jsonResponse(c: Context<Env>, json: string): Response {
  c.set('hasDefaultHeaders', true)
  return new Response(json, {
    headers: {
      ...c.get('defaultHeaders'),
      'X-Request-Id': c.get('traceId'),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store'
    }
  })
}

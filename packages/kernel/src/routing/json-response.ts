import type { Context } from 'hono'
import type { Env } from '../request/env.ts'

/**
 * JSON response whose headers are a plain object, which the Node adapter writes directly. Building a Headers object
 * costs about as much as everything else that an ordinary request does.
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

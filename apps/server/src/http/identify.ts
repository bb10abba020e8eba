import type { MiddlewareHandler } from 'hono'
import { newId } from '../crypto/random.ts'
import { deviceCookieOf, refreshCookie } from './cookies.ts'
import { deviceOf } from './device.ts'
import type { Env } from './env.ts'

/** Gives each call a name for the log and its answer, and says where it comes from. */
export function identify(addressOf: (request: Request) => string): MiddlewareHandler<Env> {
  return async function identifyCall(c, next) {
    const traceId = newId()
    c.set('traceId', traceId)
    c.set('caller', {
      traceId,
      ip: addressOf(c.req.raw),
      device: deviceOf(c.req.header('user-agent')),
      transport: c.req.header('x-session-transport') === 'cookie' ? 'cookie' : 'body',
      refreshCookie: refreshCookie(c),
      deviceCookie: deviceCookieOf(c)
    })
    c.header('X-Request-Id', traceId)
    await next()
  }
}

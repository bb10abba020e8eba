import type { Context, MiddlewareHandler } from 'hono'
import { newId } from '../crypto/random.ts'
import type { Caller } from './caller.ts'
import { deviceCookieOf, refreshCookie } from './cookies.ts'
import { deviceOf } from './device.ts'
import type { Env } from './env.ts'

/** Gives each call a name for the log and its answer, and says where it comes from. */
export function identify(addressOf: (request: Request) => string): MiddlewareHandler<Env> {
  return async function identifyCall(c, next) {
    const traceId = newId()
    c.set('traceId', traceId)
    c.set('caller', callerOf(c, traceId, addressOf))
    await next()
    if (c.get('isPlain') !== true) c.header('X-Request-Id', traceId)
  }
}

/** Most calls need little of this, so that each part is read when it is asked for. */
function callerOf(c: Context<Env>, traceId: string, addressOf: (request: Request) => string): Caller {
  return {
    traceId,
    get ip() {
      return addressOf(c.req.raw)
    },
    get device() {
      return deviceOf(c.req.header('user-agent'))
    },
    get transport() {
      return c.req.header('x-session-transport') === 'cookie' ? 'cookie' : 'body'
    },
    get refreshCookie() {
      return refreshCookie(c)
    },
    get deviceCookie() {
      return deviceCookieOf(c)
    }
  }
}

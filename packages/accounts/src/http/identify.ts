import type { Context, MiddlewareHandler } from 'hono'
import { newId } from '../crypto/random.ts'
import type { Caller } from '../request/caller.ts'
import { getDeviceCookie, getRefreshCookie } from '../request/cookies.ts'
import { deviceOf } from '../request/device.ts'
import type { Env } from '../request/env.ts'

/** Middleware: sets the request id and the caller. */
export function identify(addressOf: (request: Request) => string): MiddlewareHandler<Env> {
  return async function identifyCall(c, next) {
    const traceId = newId()
    c.set('traceId', traceId)
    c.set('caller', new LazyCaller(c, traceId, addressOf))
    await next()
    if (c.get('hasDefaultHeaders') !== true) c.header('X-Request-Id', traceId)
  }
}

/**
 * Caller with lazy getters, since most requests need few of them. A class, because object literals with getters have a
 * shape of their own each time, which made every request twice as slow.
 */
class LazyCaller implements Caller {
  readonly traceId: string
  readonly #c: Context<Env>
  readonly #addressOf: (request: Request) => string

  constructor(c: Context<Env>, traceId: string, addressOf: (request: Request) => string) {
    this.traceId = traceId
    this.#c = c
    this.#addressOf = addressOf
  }

  get ip(): string {
    const env: Partial<Env['Bindings']> | undefined = this.#c.env
    return env?.inProcess?.ip ?? this.#addressOf(this.#c.req.raw)
  }

  get device(): string {
    return deviceOf(this.#c.req.header('user-agent'))
  }

  get transport(): Caller['transport'] {
    return this.#c.req.header('x-session-transport') === 'cookie' ? 'cookie' : 'body'
  }

  get refreshCookie(): string | undefined {
    return getRefreshCookie(this.#c)
  }

  get deviceCookie(): string | undefined {
    return getDeviceCookie(this.#c)
  }
}

import type { Context, MiddlewareHandler } from 'hono'
import { newId } from '../crypto/random.ts'
import type { Caller } from '../request/caller.ts'
import { cookiePrefixOf, type CookiePrefix } from '../request/cookie-prefix.ts'
import { getDeviceCookie, getRefreshCookie } from '../request/cookies.ts'
import { deviceOf } from '../request/device.ts'
import type { Env } from '../request/env.ts'

/** Middleware: sets the request id and the caller. */
export function identify(addressOf: (request: Request) => string, publicUrl: string): MiddlewareHandler<Env> {
  return async function identifyCall(c, next) {
    const traceId = newId()
    c.set('traceId', traceId)
    c.set('caller', new LazyCaller(c, { traceId, addressOf, publicUrl }))
    await next()
    if (c.get('hasDefaultHeaders') !== true) c.header('X-Request-Id', traceId)
  }
}

interface CallerParts {
  traceId: string
  addressOf: (request: Request) => string
  publicUrl: string
}

/**
 * Caller with lazy getters, since most requests need few of them. A class, because object literals with getters have a
 * shape of their own each time, which made every request twice as slow.
 */
class LazyCaller implements Caller {
  readonly traceId: string
  readonly #c: Context<Env>
  readonly #parts: CallerParts

  constructor(c: Context<Env>, parts: CallerParts) {
    this.traceId = parts.traceId
    this.#c = c
    this.#parts = parts
  }

  get ip(): string {
    const env: Partial<Env['Bindings']> | undefined = this.#c.env
    return env?.inProcess?.ip ?? this.#parts.addressOf(this.#c.req.raw)
  }

  get device(): string {
    return deviceOf(this.#c.req.header('user-agent'))
  }

  get transport(): Caller['transport'] {
    return this.#c.req.header('x-session-transport') === 'cookie' ? 'cookie' : 'body'
  }

  get cookiePrefix(): CookiePrefix {
    return cookiePrefixOf(this.#c.req.raw, this.#parts.publicUrl)
  }

  get refreshCookie(): string | undefined {
    return getRefreshCookie(this.#c)
  }

  get deviceCookie(): string | undefined {
    return getDeviceCookie(this.#c)
  }
}

import type { MiddlewareHandler } from 'hono'
import { ApiError } from '@sitewright/api'

/** How many calls one address may make in a window. */
export interface RateLimit {
  calls: number
  windowMs: number
}

interface Count {
  calls: number
  endsAt: number
}

const rememberedAddresses = 10_000

/**
 * Limits the calls of an address in a fixed window. The count lives in this process; servers that share the load
 * need a shared one.
 */
export function rateLimit(
  { calls, windowMs }: RateLimit,
  addressOf: (request: Request) => string,
  now: () => number = Date.now
): MiddlewareHandler {
  const counts = new Map<string, Count>()
  return async function limitRate(c, next) {
    const time = now()
    const address = addressOf(c.req.raw)
    let count = counts.get(address)
    if (count === undefined || count.endsAt <= time) {
      if (counts.size >= rememberedAddresses) forget(counts, time)
      count = { calls: 0, endsAt: time + windowMs }
      counts.set(address, count)
    }
    count.calls += 1
    const wait = Math.ceil((count.endsAt - time) / 1000)
    c.header('RateLimit-Limit', String(calls))
    c.header('RateLimit-Remaining', String(Math.max(0, calls - count.calls)))
    c.header('RateLimit-Reset', String(wait))
    if (count.calls > calls) {
      c.header('Retry-After', String(wait))
      throw new ApiError('request.too-many')
    }
    await next()
  }
}

/** Drops the windows that have ended, and all of them where none has: the map stays bounded under an attack. */
function forget(counts: Map<string, Count>, time: number): void {
  for (const [address, { endsAt }] of counts) if (endsAt <= time) counts.delete(address)
  if (counts.size >= rememberedAddresses) counts.clear()
}

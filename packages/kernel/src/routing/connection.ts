import type { Context } from 'hono'
import type { Env } from '../request/env.ts'

/** The connection of a streamed response. */
export interface Connection {
  /** Aborted when the client disconnects, which on Node does not always cancel the body. */
  signal: AbortSignal
  /** Closes the connection to a client that reads no more; undefined where there is none. */
  cut: (() => void) | undefined
}

/** The connection of a request, to end a streamed response when the client is gone. */
export function connectionOf(c: Context<Env>): Connection {
  // In tests, Hono passes no bindings to app.request().
  const { outgoing } = (c.env as Partial<Env['Bindings']> | undefined) ?? {}
  return {
    signal: c.req.raw.signal,
    cut: outgoing === undefined ? undefined : () => void outgoing.destroy()
  }
}

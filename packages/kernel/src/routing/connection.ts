import type { Context } from 'hono'
import type { Env } from '../request/env.ts'

/** The connection of an answer that is streamed. */
export interface Connection {
  /** Aborted when the client is gone, which cancelling the body does not always tell on Node. */
  signal: AbortSignal
  /** Ends the connection of a client that reads no more; undefined where there is none. */
  cut: (() => void) | undefined
}

/** The connection that a request came by. */
export function connectionOf(c: Context<Env>): Connection {
  // Hono gives app.request() of a test no bindings at all.
  const { outgoing } = (c.env as Partial<Env['Bindings']> | undefined) ?? {}
  return {
    signal: c.req.raw.signal,
    cut: outgoing === undefined ? undefined : () => void outgoing.destroy()
  }
}

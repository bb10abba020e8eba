import type { Actor, Caller } from './caller.ts'

/** What Hono's context holds: the connection, and variables that middleware sets for handlers. */
export interface Env {
  Bindings: {
    /** The response on its connection; the demo and tests have none. */
    outgoing?: { destroy: () => unknown }
  }
  Variables: {
    traceId: string
    caller: Caller
    actor: Actor | undefined
    /** The route that answers, where the router need not be asked. */
    route: string | undefined
    /** Default headers of every response. */
    defaultHeaders: Readonly<Record<string, string>> | undefined
    /** Whether the response has the default headers already. */
    hasDefaultHeaders: boolean | undefined
  }
}

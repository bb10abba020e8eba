import type { Actor, Caller } from './caller.ts'

/** What an in-process call inherits from the request that makes it. */
export interface InProcessCall {
  ip: string
  /** The role that the call is run as: it restricts the rights of the caller. */
  role?: Pick<Actor, 'rank' | 'permissions'>
}

export type CallApp = (request: Request, from: InProcessCall) => Promise<Response>

/** Hono environment: the connection, and context variables that middleware sets for handlers. */
export interface Env {
  Bindings: {
    /** The response on its connection; the demo and tests have none. */
    outgoing?: { destroy: () => unknown }
    /** Set where the server calls itself on behalf of a caller. */
    inProcess?: InProcessCall
    /** Seconds until the client may retry, where it is over its rate limit. */
    retryAfter?: number
  }
  Variables: {
    traceId: string
    /** Calls this app within the process, with all checks of a call from outside. */
    callApp: CallApp | undefined
    caller: Caller
    actor: Actor | undefined
    /** The matched route, where the router need not be queried. */
    route: string | undefined
    /** Default headers of every response. */
    defaultHeaders: Readonly<Record<string, string>> | undefined
    /** Whether the response already has the default headers. */
    hasDefaultHeaders: boolean | undefined
  }
}

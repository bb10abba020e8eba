import type { Actor, Caller } from './caller.ts'

/** What a call within the process takes over from the call that it is part of. */
export interface InProcessCall {
  /** The address of the caller. */
  ip: string
  /** The role that the call is run as: the caller may then no more than it. */
  role?: Pick<Actor, 'rank' | 'permissions'>
}

/** Calls the app within the process. */
export type CallApp = (request: Request, from: InProcessCall) => Promise<Response>

/** What Hono's context holds: the connection, and variables that middleware sets for handlers. */
export interface Env {
  Bindings: {
    /** The response on its connection; the demo and tests have none. */
    outgoing?: { destroy: () => unknown }
    /** Set where the server calls itself on behalf of a caller. */
    inProcess?: InProcessCall
    /** Seconds until the client may call again, where it has made too many requests. */
    retryAfter?: number
  }
  Variables: {
    traceId: string
    /** Calls this app within the process, past every check that any call goes through. */
    callApp: CallApp | undefined
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

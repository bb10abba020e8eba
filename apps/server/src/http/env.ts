import type { Actor, Caller } from './caller.ts'

/** What the middleware of every call leaves for its handler. */
export interface Env {
  Variables: {
    traceId: string
    caller: Caller
    actor: Actor | undefined
    /** The route that answers, where looking for it can be spared. */
    route: string | undefined
    /** Headers that every answer carries. */
    defaultHeaders: Readonly<Record<string, string>> | undefined
    /** Whether the answer has them already. */
    hasDefaultHeaders: boolean | undefined
  }
}

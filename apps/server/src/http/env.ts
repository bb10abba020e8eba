import type { Actor, Caller } from './caller.ts'

/** What the middleware of every call leaves for its handler. */
export interface Env {
  Variables: {
    traceId: string
    caller: Caller
    actor: Actor | undefined
  }
}

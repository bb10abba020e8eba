import type { NotReadReason } from './statements.ts'

/** Why a connection does not stand. `denied` is our own outbound guard, `role` a role that may do too much, `needs-server` a page, which has no network for it. */
export const connectionFailures = [
  'dns',
  'refused',
  'timeout',
  'tls',
  'auth',
  'other',
  'denied',
  'role',
  'needs-server'
] as const

/** Why a connection does not stand. */
export type ConnectionFailure = (typeof connectionFailures)[number]

/** Why a statement was not carried out. */
export type QueryFailure = 'engine' | 'not-read' | 'timeout' | 'too-large' | 'cancelled' | 'lost'

/** What the engine says of a statement, in its own words. */
export interface EngineWords {
  message: string
  /** Where in the statement, counted in characters from 0; null where it does not say. */
  position: number | null
  hint: string | null
  /** The engine's code, such as a SQLSTATE. */
  code: string | null
}

/** A failure of a connection or a statement that is expected, by its reason. */
export class DatabaseError extends Error {
  readonly failure:
    | { kind: 'connection'; reason: ConnectionFailure }
    | { kind: 'query'; reason: QueryFailure; words: EngineWords | null; notRead?: NotReadReason }

  constructor(failure: DatabaseError['failure']) {
    super(`The database failed: ${failure.kind} ${failure.reason}`)
    this.name = 'DatabaseError'
    this.failure = failure
  }
}

/** A connection that does not stand. */
export function connectionFailed(reason: ConnectionFailure): DatabaseError {
  return new DatabaseError({ kind: 'connection', reason })
}

/** A statement that is no read, and so was not sent. */
export function notRead(reason: NotReadReason): DatabaseError {
  return new DatabaseError({ kind: 'query', reason: 'not-read', words: null, notRead: reason })
}

/** A statement that was not carried out. */
export function queryFailed(reason: QueryFailure, words: EngineWords | null = null): DatabaseError {
  return new DatabaseError({ kind: 'query', reason, words })
}

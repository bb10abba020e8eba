import type { NotReadReason } from './statements.ts'

/** Why a connection failed. `denied` is our own outbound guard, `role` a role with too many privileges, `needs-server` a page, which has no network. */
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

export type ConnectionFailure = (typeof connectionFailures)[number]

/** Why a statement failed. */
export type QueryFailure = 'engine' | 'not-read' | 'timeout' | 'too-large' | 'cancelled' | 'lost'

/** The engine's own message about a statement. */
export interface EngineWords {
  message: string
  /** Offset in the statement in characters; null where the engine gives none. */
  position: number | null
  hint: string | null
  /** The engine's code, such as a SQLSTATE. */
  code: string | null
}

/** An expected failure of a connection or a statement. */
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

/** The error of a failed connection. */
export function connectionFailed(reason: ConnectionFailure): DatabaseError {
  return new DatabaseError({ kind: 'connection', reason })
}

/** The error of a statement that is no read, and so was not sent. */
export function notRead(reason: NotReadReason): DatabaseError {
  return new DatabaseError({ kind: 'query', reason: 'not-read', words: null, notRead: reason })
}

/** The error of a failed statement. */
export function queryFailed(reason: QueryFailure, words: EngineWords | null = null): DatabaseError {
  return new DatabaseError({ kind: 'query', reason, words })
}

import { MongoAPIError, MongoNetworkTimeoutError, MongoServerError, MongoServerSelectionError } from 'mongodb'
import { connectionFailed, DatabaseError, queryFailed } from '../../src/failures.ts'
import type { DatabaseNetwork } from '../network.ts'
import { toNetworkFailure } from '../network-failure.ts'

/** Codes of the server, of a user or password that it does not take and of time that is over. */
const codes = { refusedUser: [13, 18], late: 50 } as const

/** The failure of a connection. */
export function toConnectionError(error: unknown, network: DatabaseNetwork): DatabaseError {
  if (error instanceof DatabaseError) return error
  if (error instanceof MongoServerError)
    return connectionFailed(codes.refusedUser.some((code) => code === error.code) ? 'auth' : 'other')
  if (error instanceof MongoNetworkTimeoutError || error instanceof MongoServerSelectionError)
    return connectionFailed('timeout')
  return toNetworkFailure(findCause(error), network)
}

/** The failure of a statement, by the server or the driver. */
export function toReadError(error: unknown): unknown {
  if (error instanceof DatabaseError) return error
  if (error instanceof MongoServerError) {
    if (error.code === codes.late) return queryFailed('timeout')
    const { errmsg, code, codeName } = error
    const message = typeof errmsg === 'string' ? errmsg : error.message
    return queryFailed('engine', {
      message,
      position: null,
      hint: null,
      code: typeof codeName === 'string' ? codeName : code === undefined ? null : String(code)
    })
  }
  if (error instanceof MongoAPIError)
    return queryFailed('engine', { message: error.message, position: null, hint: null, code: null })
  return error
}

/** The error of the socket inside that of the driver. */
function findCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? findCause(error.cause) : error
}

import pg from 'pg'
import { connectionFailed, DatabaseError, queryFailed, type ConnectionFailure } from '../../src/failures.ts'
import type { DatabaseNetwork } from '../network.ts'

/** Reasons by the codes and messages of Node and the driver. The server's message is dropped. */
const connectionPatterns: readonly (readonly [RegExp, ConnectionFailure])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|EDNS)/, 'dns'],
  [/^(ETIMEDOUT|timeout expired)/, 'timeout'],
  [/TLS|SSL|CERT|SIGNED|VERIFY|EPROTO|ISSUER/, 'tls'],
  [/^E(CONN|HOST|NET|ADDR|PIPE)/, 'refused'],
  // 53300: too many connections. 57P03: it is starting.
  [/^(28|3D|SASL|SCRAM)/, 'auth'],
  [/^57P03/, 'refused']
]

/** The failure of a connection. */
export function toConnectionError(error: unknown, network: DatabaseNetwork): DatabaseError {
  const refusal = network.findRefusal(error)
  if (refusal !== undefined) return connectionFailed(refusal)
  const { code, message } = error as NodeJS.ErrnoException
  const known = connectionPatterns.find(
    ([pattern]) => pattern.test(code ?? '') || (code === undefined && pattern.test(message))
  )
  return connectionFailed(known?.[1] ?? 'other')
}

/** The failure of a statement, with the engine's message for its author. */
export function toQueryError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  if (!(error instanceof pg.DatabaseError)) return queryFailed('lost')
  const { code = null, message, position, hint = null } = error
  // 57014 is either the limit of time or a cancel; the caller knows whether it cancelled.
  if (code === '57014') return queryFailed('timeout')
  if (code !== null && code.startsWith('57P')) return queryFailed('lost')
  return queryFailed(code === '25006' ? 'not-read' : 'engine', {
    message,
    position: position === undefined ? null : Number(position) - 1,
    hint,
    code
  })
}

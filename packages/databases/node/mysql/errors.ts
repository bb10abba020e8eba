import { connectionFailed, DatabaseError, queryFailed, type ConnectionFailure } from '../../src/failures.ts'
import type { DatabaseNetwork } from '../network.ts'

/** An error as the driver gives it: of Node, of its own, or of the server with a number. */
interface MysqlError {
  code?: string
  errno?: number
  message: string
  sqlMessage?: string
  sqlState?: string
}

/** Reasons by the codes of Node, the driver and the server. The server's message is dropped. */
const connectionPatterns: readonly (readonly [RegExp, ConnectionFailure])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|EDNS)/, 'dns'],
  [/^ETIMEDOUT/, 'timeout'],
  [/TLS|SSL|CERT|SIGNED|VERIFY|EPROTO|ISSUER/, 'tls'],
  [
    /^(ER_ACCESS_DENIED|ER_DBACCESS_DENIED|ER_BAD_DB|ER_NOT_SUPPORTED_AUTH|ER_MUST_CHANGE|ER_ACCOUNT|AUTH_)/,
    'auth'
  ],
  [
    /^(E(CONN|HOST|NET|ADDR|PIPE)|PROTOCOL_CONNECTION_LOST|ER_CON_COUNT|ER_HOST_IS_BLOCKED|ER_SERVER_SHUTDOWN)/,
    'refused'
  ]
]

/** Errors of a statement that ran too long: one of MySQL, one of MariaDB, and one that was killed. */
const interrupted: ReadonlySet<number> = new Set([3024, 1969, 1317])
/** Writes in a read-only transaction. */
const readOnly: ReadonlySet<number> = new Set([1792, 1290])
const lost: ReadonlySet<number> = new Set([1053, 1927, 4031])
const tooLarge: ReadonlySet<number> = new Set([1153, 1301])

/** Characters of a statement that the server quotes. */
const quoted = 80

/** The failure of a connection. */
export function toConnectionError(error: unknown, network: DatabaseNetwork): DatabaseError {
  const refusal = network.findRefusal(error)
  if (refusal !== undefined) return connectionFailed(refusal)
  const { code = '' } = error as MysqlError
  return connectionFailed(connectionPatterns.find(([pattern]) => pattern.test(code))?.[1] ?? 'other')
}

/** The failure of a statement, with the engine's message for its author. */
export function toQueryError(error: unknown, text = ''): DatabaseError {
  if (error instanceof DatabaseError) return error
  const { errno = 0, sqlMessage: message, sqlState = null } = error as MysqlError
  if (message === undefined || lost.has(errno)) return queryFailed('lost')
  if (interrupted.has(errno)) return queryFailed('timeout')
  if (tooLarge.has(errno)) return queryFailed('too-large')
  return queryFailed(readOnly.has(errno) ? 'not-read' : 'engine', {
    message,
    position: findPosition(text, message),
    hint: null,
    code: sqlState
  })
}

/**
 * Where the mistake is. The server quotes the rest of the statement from there, or as much as it quotes, or the name
 * that it does not know; a name that stands in the statement more than once says nothing of the place.
 */
function findPosition(text: string, message: string): number | null {
  const rest = /near '(.+)' at line (\d+)$/s.exec(message)
  if (rest !== null) {
    const [, near = '', line = '1'] = rest
    const lineStart = text.split('\n', Number(line) - 1).reduce((sum, each) => sum + each.length + 1, 0)
    // What is shorter than a whole quotation ends the statement.
    const found = near.length < quoted ? text.lastIndexOf(near) : text.indexOf(near, lineStart)
    return found < 0 ? null : found
  }
  const name =
    /^Unknown column '(?:.*\.)?([^'.]+)'/.exec(message)?.[1] ??
    /^Table '(?:.*\.)?([^'.]+)' doesn't/.exec(message)?.[1]
  if (name === undefined) return null
  const found = text.indexOf(name)
  return found === text.lastIndexOf(name) && found >= 0 ? found : null
}

import { Socket } from 'node:net'
import { createConnection, type Connection, type RowDataPacket } from 'mysql2'
import type { DatabaseSettings } from '../../src/engine.ts'
import { connectionFailed, DatabaseError } from '../../src/failures.ts'
import { readLimits } from '../../src/limits.ts'
import type { OpenConnection } from '../connections.ts'
import type { DatabaseNetwork } from '../network.ts'
import { createSocketGuard, type SocketGuard } from '../socket-guard.ts'
import { toConnectionError } from './errors.ts'

/** An open connection to a MySQL or a MariaDB. */
export interface MysqlConnection extends OpenConnection {
  client: Connection
  /** Runs a statement of our own and returns its rows. */
  run: <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>
  guard: SocketGuard
  /** Calls back when the connection ends: the driver does not end its streams. */
  onEnd: (callback: () => void) => void
}

/** Capabilities that are not asked for: files of this server, and names of functions that a space does not end. */
const refusedFlags = ['-LOCAL_FILES', '-IGNORE_SPACE', '-MULTI_STATEMENTS']

/** Connects through the outbound guard. Each option is set here, and none comes from an address. */
export async function connectMysql(
  settings: DatabaseSettings,
  network: DatabaseNetwork
): Promise<MysqlConnection> {
  const { host, port, tls, certificate } = settings
  const socket = new Socket()
  const guard = createSocketGuard()
  guard.watch(socket)
  try {
    await network.requireLiteralAllowed({ host, port })
    const plainHost = host.replace(/^\[|\]$/g, '')
    const client = createConnection({
      host: plainHost,
      port,
      database: settings.database,
      user: settings.user,
      password: settings.password,
      ...(tls ? { ssl: toTls(certificate) } : {}),
      stream: () => socket.connect({ host: plainHost, port, lookup: network.lookup(port) }),
      connectTimeout: readLimits.connectMs,
      flags: refusedFlags,
      multipleStatements: false,
      disableEval: true,
      charset: 'utf8mb4',
      connectAttributes: { program_name: 'sitewright' }
    })
    // A connection that breaks while nothing runs on it; what runs gets the error itself.
    client.on('error', () => undefined)
    // Packets out of their order are no protocol. The driver would go on, and write of each to the console.
    client.on('warn', (warning) => {
      throw warning
    })
    watchEncrypted(client, guard, socket)
    const connection = toConnection(client, socket, guard)
    await connected(client)
    await prepareSession(connection)
    return connection
  } catch (error) {
    socket.destroy()
    const failure = guard.failure() ?? error
    throw failure instanceof DatabaseError ? failure : toConnectionError(failure, network)
  }
}

/** Watches the socket that the driver encrypts the first one with. */
function watchEncrypted(client: Connection, guard: SocketGuard, beneath: Socket): void {
  const encrypting = client as unknown as { startTLS: (onSecure: unknown) => void; stream: Socket }
  const startTls = encrypting.startTLS.bind(client)
  encrypting.startTLS = (onSecure) => {
    startTls(onSecure)
    guard.watch(encrypting.stream, beneath)
  }
}

function toTls(certificate: string | null) {
  return {
    rejectUnauthorized: true,
    verifyIdentity: true,
    minVersion: 'TLSv1.2',
    ...(certificate === null ? {} : { ca: certificate })
  }
}

/** Waits for the greeting and the password. The driver's own limit ends with the first byte of the server. */
function connected(client: Connection): Promise<void> {
  return new Promise((settle, fail) => {
    const late = setTimeout(() => fail(connectionFailed('timeout')), readLimits.connectMs)
    client.connect((error) => {
      clearTimeout(late)
      if (error) fail(error)
      else settle()
    })
  })
}

function toConnection(client: Connection, socket: Socket, guard: SocketGuard): MysqlConnection {
  return {
    client,
    run: (sql, values) =>
      new Promise((settle, fail) => {
        guard.allow()
        const done = (error: Error | null, rows: unknown): void => {
          if (error) fail(guard.failure() ?? error)
          else settle((Array.isArray(rows) ? rows : []) as [])
        }
        if (values === undefined) client.query<RowDataPacket[]>(sql, done)
        else client.execute<RowDataPacket[]>(sql, [...values] as string[], done)
      }),
    guard,
    end: () => new Promise((ended) => client.end(() => ended())),
    // What waits for an answer hears of it by an error alone.
    break: () => socket.destroy(new Error('The connection was broken')),
    onEnd: (callback) => socket.once('close', callback)
  }
}

/** Limits of the session, and a language that our classifier reads as the server does, whatever the server's own is. */
async function prepareSession({ run }: MysqlConnection): Promise<void> {
  await run("set session sql_mode = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION'")
  const seconds = readLimits.lockMs / 1000
  await run(`set session lock_wait_timeout = ${seconds}, innodb_lock_wait_timeout = ${seconds}`)
}

import type { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import pg from 'pg'
import type { DatabaseSettings } from '../../src/engine.ts'
import { DatabaseError } from '../../src/failures.ts'
import { readLimits } from '../../src/limits.ts'
import type { OpenConnection } from '../connections.ts'
import type { DatabaseNetwork } from '../network.ts'
import { createSocketGuard, type SocketGuard } from '../socket-guard.ts'
import { toConnectionError } from './errors.ts'

/** An open connection to a PostgreSQL. */
export interface PostgresqlConnection extends OpenConnection {
  client: pg.Client
  /** Bytes that have arrived from the server. */
  received: () => number
  guard: SocketGuard
}

/**
 * Connects through the outbound guard. Each option is set here: what is left out, the driver would take from the
 * environment of this server or from its password file.
 */
export async function connectPostgresql(
  settings: DatabaseSettings,
  network: DatabaseNetwork
): Promise<PostgresqlConnection> {
  const { host, port, database, user, password, tls, certificate } = settings
  const socket = createSocket(port, network)
  const guard = createSocketGuard()
  guard.watch(socket)
  const client = new pg.Client({
    host,
    port,
    database,
    user,
    password: () => password,
    ssl: tls && { rejectUnauthorized: true, ...(certificate === null ? {} : { ca: certificate }) },
    stream: () => socket,
    connectionTimeoutMillis: readLimits.connectMs,
    application_name: 'sitewright'
  })
  // A connection that breaks while nothing runs on it; what runs gets the error itself.
  client.on('error', () => undefined)
  try {
    await network.requireLiteralAllowed({ host, port })
    watchEncrypted(client, guard, socket)
    await client.connect()
    allowAnswers(client, guard)
    await prepareSession(client)
  } catch (error) {
    socket.destroy()
    throw error instanceof DatabaseError ? error : toConnectionError(error, network)
  }
  return {
    client,
    received: () => socket.bytesRead,
    guard,
    end: () => client.end(),
    break: () => socket.destroy()
  }
}

/** A socket that resolves names by the guard alone. */
function createSocket(port: number, network: DatabaseNetwork): Socket {
  const socket = new Socket()
  const connect = socket.connect.bind(socket)
  socket.connect = ((_port: number, host: string) =>
    connect({ host: host.replace(/^\[|\]$/g, ''), port, lookup: network.lookup(port) })) as Socket['connect']
  return socket
}

/** Watches the socket that the driver encrypts the first one with. */
function watchEncrypted(client: pg.Client, guard: SocketGuard, beneath: Socket): void {
  const { connection } = client as unknown as { connection: EventEmitter & { stream: Socket } }
  connection.on('sslconnect', () => guard.watch(connection.stream, beneath))
}

/** Sets the byte limit anew with each statement; unrequested data counts towards the previous one. */
function allowAnswers(client: pg.Client, guard: SocketGuard): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown
  client.query = ((...values: unknown[]) => {
    guard.allow()
    return query(...values)
  }) as typeof client.query
}

/**
 * Settings of the session: limits, and that text is read as our parser reads it. They are a statement, since poolers
 * refuse them as options of a connection.
 */
async function prepareSession(client: pg.Client): Promise<void> {
  const values = {
    statement_timeout: readLimits.seconds.most * 1000,
    lock_timeout: readLimits.lockMs,
    idle_in_transaction_session_timeout: 60_000,
    standard_conforming_strings: 'on',
    default_transaction_read_only: 'on',
    bytea_output: 'hex',
    DateStyle: 'ISO',
    IntervalStyle: 'iso_8601'
  }
  const entries = Object.entries(values)
  await client.query(
    `select ${entries.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, false)`).join(', ')}`,
    entries.flatMap(([name, value]) => [name, String(value)])
  )
}

import type { Socket } from 'node:net'
import { MongoClient, type Db } from 'mongodb'
import { Connection } from 'mongodb/lib/cmap/connection.js'
import type { DatabaseSettings } from '../../src/engine.ts'
import { connectionFailed } from '../../src/failures.ts'
import { readLimits } from '../../src/limits.ts'
import { closeConnection, type OpenConnection } from '../connections.ts'
import type { DatabaseNetwork } from '../network.ts'
import { createSocketGuard, type SocketGuard } from '../socket-guard.ts'
import { createFrameCheck } from './check-frames.ts'
import { toConnectionError, toReadError } from './errors.ts'

export interface MongodbSource {
  settings: DatabaseSettings
  network: DatabaseNetwork
  signal: AbortSignal
}

/** A connection to one server of a MongoDB. */
export interface MongodbConnection extends OpenConnection {
  database: Db
  guard: SocketGuard
}

/** A host that is connected to as it stands. The driver would take one that ends like a socket for a file of this machine. */
const plainHost = /^(\[[\da-f:.]+\]|[\w.-]+)$/i
const socketName = /\.sock$/i
/** Bytes of an answer: a batch has at most 16 MiB of documents, and a little around them. */
const answerBytes = 17_000_000

/**
 * Connects to one server through the outbound guard. Each option is set here, and none comes from an address: a replica set
 * or an SRV record would name further hosts, which nobody entered.
 */
export async function connectMongodb({
  settings,
  network,
  signal
}: MongodbSource): Promise<MongodbConnection> {
  const { host, port, user, password, tls, certificate } = settings
  if (!plainHost.test(toWrittenHost(host)) || socketName.test(host)) throw connectionFailed('dns')
  const guard = createSocketGuard(createFrameCheck)
  try {
    await network.requireLiteralAllowed({ host, port })
    const client = new MongoClient(`mongodb://${toWrittenHost(host)}:${port}/`, {
      directConnection: true,
      auth: { username: user, password },
      authSource: 'admin',
      tls,
      ...(tls && certificate !== null ? { ca: certificate } : {}),
      lookup: network.lookup(port),
      appName: 'sitewright',
      connectTimeoutMS: readLimits.connectMs,
      serverSelectionTimeoutMS: readLimits.connectMs,
      // What is left when the server hangs while a connection is ended.
      socketTimeoutMS: readLimits.seconds.most * 1000 + readLimits.connectMs,
      serverMonitoringMode: 'poll',
      maxPoolSize: 2,
      retryReads: false,
      retryWrites: false,
      compressors: 'none',
      promoteValues: false,
      ...toWatched(guard)
    })
    client.on('connectionCheckedOut', () => guard.allow(answerBytes))
    const connection = toConnection(client, settings.database, guard)
    try {
      await standing(client, signal)
    } catch (error) {
      connection.break()
      throw error
    }
    return connection
  } catch (error) {
    throw toConnectionError(guard.failure() ?? error, network)
  }
}

/** The option of the driver that names its class of a connection: each socket is watched before anything reads of it. */
function toWatched(guard: SocketGuard): object {
  class WatchedConnection extends Connection {
    constructor(socket: Socket, options: object) {
      guard.watch(socket)
      super(socket, options)
    }
  }
  return { connectionType: WatchedConnection }
}

/** Does one piece of work on a connection of its own; the signal breaks it, whatever runs. */
export async function withMongodb<Result>(
  source: MongodbSource,
  work: (database: Db) => Promise<Result>
): Promise<Result> {
  const connection = await connectMongodb(source)
  source.signal.addEventListener('abort', connection.break, { once: true })
  try {
    return await work(connection.database)
  } catch (error) {
    throw toReadError(connection.guard.failure() ?? error)
  } finally {
    source.signal.removeEventListener('abort', connection.break)
    closeConnection(connection)
  }
}

function toWrittenHost(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
}

function toConnection(client: MongoClient, name: string, guard: SocketGuard): MongodbConnection {
  return {
    database: client.db(name),
    guard,
    end: () => client.close(),
    break: () => void client.close(true).catch(() => undefined)
  }
}

/** Waits until the server has answered and taken the password. The driver would try again until its time is over. */
function standing(client: MongoClient, signal: AbortSignal): Promise<void> {
  return new Promise((settle, fail) => {
    const stop = (): void => fail(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    client.once('serverHeartbeatFailed', ({ failure }) => fail(failure))
    client
      .connect()
      .then(() => settle(), fail)
      .finally(() => signal.removeEventListener('abort', stop))
  })
}

import { MongoClient, type Db } from 'mongodb'
import type { DatabaseSettings } from '../../src/engine.ts'
import { connectionFailed } from '../../src/failures.ts'
import { readLimits } from '../../src/limits.ts'
import { closeConnection, type OpenConnection } from '../connections.ts'
import type { DatabaseNetwork } from '../network.ts'
import { toConnectionError, toReadError } from './errors.ts'

/** Where a MongoDB is, and what ends the work on it. */
export interface MongodbSource {
  settings: DatabaseSettings
  network: DatabaseNetwork
  signal: AbortSignal
}

/** A connection to one server of a MongoDB. */
export interface MongodbConnection extends OpenConnection {
  database: Db
}

/** A host that is connected to as it stands. The driver would take one that ends like a socket for a file of this machine. */
const plainHost = /^(\[[\da-f:.]+\]|[\w.-]+)$/i
const socketName = /\.sock$/i

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
      promoteValues: false
    })
    const connection = toConnection(client, settings.database)
    try {
      await standing(client, signal)
    } catch (error) {
      connection.break()
      throw error
    }
    return connection
  } catch (error) {
    throw toConnectionError(error, network)
  }
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
    throw toReadError(error)
  } finally {
    source.signal.removeEventListener('abort', connection.break)
    closeConnection(connection)
  }
}

function toWrittenHost(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
}

function toConnection(client: MongoClient, name: string): MongodbConnection {
  return {
    database: client.db(name),
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

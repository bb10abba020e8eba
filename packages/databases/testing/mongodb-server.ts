import { createServer as createPlainServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { aggregate, Query } from 'mingo'
import { BSON, type Document } from 'mongodb'
import { beginScram, type ScramConversation } from './mongodb-scram.ts'
import { listenToWire } from './mongodb-wire.ts'

/** A MongoDB of the tests: the protocol and its passwords are real, the queries are those of mingo. */
export interface MongodbServer {
  port: number
  user: string
  password: string
  /** Commands that came, in their order. */
  commands: Document[]
  /** Cursors that are open. */
  cursors: ReadonlyMap<string, Document[]>
  stop: () => void
}

interface MongodbServerOptions {
  /** A certificate, where connections are encrypted. */
  certificate?: { cert: string; key: string }
}

class CommandError extends Error {
  readonly code: number
  readonly codeName: string

  constructor(code: number, codeName: string, message: string) {
    super(message)
    this.code = code
    this.codeName = codeName
  }
}

/** Commands that anybody may send, before a password was taken. */
const greetings: ReadonlySet<string> = new Set(['hello', 'ismaster', 'isMaster', 'saslStart', 'saslContinue'])
const usualBatch = 101

/** Starts a server on a port of its own. */
export async function startMongodbServer({ certificate }: MongodbServerOptions = {}): Promise<MongodbServer> {
  const account = { user: 'panel_reader', password: 'correct horse battery staple' }
  const store = new Map<string, Map<string, Document[]>>()
  const cursors = new Map<string, Document[]>()
  const commands: Document[] = []
  const sockets = new Set<Socket>()
  let lastCursor = 0

  const findDocuments = (database: string, collection: unknown): Document[] =>
    store.get(database)?.get(String(collection)) ?? []

  function toBatch(documents: Document[], size: unknown, place: string, single = false): Document {
    const count = size === undefined ? usualBatch : Number(size)
    const rest = documents.slice(count)
    const id = single || rest.length === 0 ? 0 : (lastCursor += 1)
    if (id !== 0) cursors.set(String(id), rest)
    return { id: BSON.Long.fromNumber(id), ns: place, firstBatch: documents.slice(0, count) }
  }

  function find(database: string, command: Document): Document {
    const {
      find: collection,
      filter = {},
      projection,
      sort,
      skip = 0,
      limit = 0,
      batchSize,
      singleBatch
    } = command
    let cursor = new Query(filter as object).find<Document>(
      findDocuments(database, collection),
      projection as object
    )
    if (sort !== undefined) cursor = cursor.sort(sort as Record<string, 1 | -1>)
    cursor = cursor.skip(Number(skip))
    if (Number(limit) > 0) cursor = cursor.limit(Number(limit))
    return {
      cursor: toBatch(cursor.all(), batchSize, `${database}.${collection}`, singleBatch)
    }
  }

  const handlers: Readonly<Record<string, (database: string, command: Document) => Document>> = {
    ping: () => ({}),
    endSessions: () => ({}),
    buildInfo: () => ({ version: '8.0.0-mingo' }),
    connectionStatus: () => ({
      authInfo: {
        authenticatedUsers: [{ user: account.user, db: 'admin' }],
        authenticatedUserRoles: [{ role: 'read', db: 'billing' }],
        authenticatedUserPrivileges: [
          { resource: { db: 'billing', collection: '' }, actions: ['find', 'listCollections', 'killCursors'] }
        ]
      }
    }),
    listDatabases: () => ({ databases: [...store.keys()].map((name) => ({ name })) }),
    listCollections: (database) => {
      const names = [...(store.get(database)?.keys() ?? [])]
      return {
        cursor: toBatch(
          names.map((name) => ({ name, type: 'collection' })),
          names.length + 1,
          database
        )
      }
    },
    find,
    aggregate: (database, { aggregate: collection, pipeline, cursor }) => {
      const found = aggregate(findDocuments(database, collection), pipeline as Document[]) as Document[]
      return { cursor: toBatch(found, (cursor as Document)['batchSize'], `${database}.${collection}`) }
    },
    count: (database, { count: collection, query = {} }) => ({
      n: new Query(query as object).find(findDocuments(database, collection)).all().length
    }),
    getMore: (database, { getMore: id, collection, batchSize }) => {
      const rest = cursors.get(String(id))
      if (rest === undefined) throw new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`)
      cursors.delete(String(id))
      const { firstBatch: nextBatch, ...cursor } = toBatch(rest, batchSize, `${database}.${collection}`)
      return { cursor: { ...cursor, nextBatch } }
    },
    killCursors: (_database, { cursors: ids }) => {
      for (const id of ids as unknown[]) cursors.delete(String(id))
      return { cursorsKilled: ids as unknown[] }
    },
    insert: (database, { insert: collection, documents }) => {
      const collections = store.get(database) ?? new Map<string, Document[]>()
      store.set(database, collections)
      const added = documents as Document[]
      collections.set(String(collection), [...(collections.get(String(collection)) ?? []), ...added])
      return { n: added.length }
    },
    dropDatabase: (database) => {
      store.delete(database)
      return {}
    }
  }

  function serve(socket: Socket): void {
    sockets.add(socket)
    let isKnown = false
    let conversation: ScramConversation | undefined
    const greet = (name: string, { payload }: Document): Document => {
      const said = payload === undefined ? '' : Buffer.from((payload as BSON.Binary).buffer).toString()
      if (name === 'saslStart') {
        conversation = beginScram(said, account)
        return toSasl(conversation.challenge, false)
      }
      if (name === 'saslContinue') {
        const proof = conversation?.finish(said)
        if (proof === undefined) throw new CommandError(18, 'AuthenticationFailed', 'Authentication failed.')
        isKnown = true
        return toSasl(proof, true)
      }
      return greeting()
    }
    listenToWire(socket, ({ command, answer }) => {
      const [name = ''] = Object.keys(command)
      const isGreeting = greetings.has(name)
      try {
        if (isGreeting) return answer({ ...greet(name, command), ok: 1 })
        commands.push(command)
        if (!isKnown) throw new CommandError(13, 'Unauthorized', `Command ${name} requires authentication`)
        const handler = handlers[name]
        if (handler === undefined) throw new CommandError(59, 'CommandNotFound', `no such command: '${name}'`)
        return answer({ ...handler(String(command['$db']), command), ok: 1 })
      } catch (error) {
        const known = error instanceof CommandError ? error : new CommandError(2, 'BadValue', String(error))
        return answer({ ok: 0, errmsg: known.message, code: known.code, codeName: known.codeName })
      }
    })
  }

  const server: Server =
    certificate === undefined ? createPlainServer(serve) : createTlsServer(certificate, serve)
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    ...account,
    commands,
    cursors,
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    }
  }
}

function toSasl(payload: string, done: boolean): Document {
  return { conversationId: 1, done, payload: new BSON.Binary(Buffer.from(payload)) }
}

/** What a server of MongoDB 8 says of itself, as far as the driver asks for it. */
function greeting(): Document {
  return {
    isWritablePrimary: true,
    ismaster: true,
    helloOk: true,
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: 25,
    readOnly: false,
    saslSupportedMechs: ['SCRAM-SHA-256']
  }
}

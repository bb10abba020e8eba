import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait on a connection behind the running one; those beyond are not answered. */
const mostWaiting = 100

interface Waiting {
  outgoing: ServerResponse
  start: () => void
}

/** A connection with its running request and those that were sent behind it. */
interface Connection {
  isRunning: boolean
  /** Whether no further request is taken. */
  isEnding: boolean
  waiting: Waiting[]
}

/** Lets a connection have one running request at a time. */
export interface ConnectionQueue {
  /** Starts a request, now or when those before it on its connection are answered. */
  begin: (incoming: IncomingMessage, outgoing: ServerResponse, start: () => void) => void
  /** Whether a request of the connection runs. */
  isRunning: (socket: Socket) => boolean
}

/**
 * HTTP/1.1 pipelining (RFC 9112, 9.3.2): Node hands on every request of what it has read from a connection, whether
 * anybody takes the answers or not. Here the next one begins when the answer before it has left the process, so that a
 * client who does not read makes no work and takes no memory. Meanwhile nothing more is read from the connection.
 */
export function createConnectionQueue(): ConnectionQueue {
  const connections = new WeakMap<Socket, Connection>()
  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket)
    if (known !== undefined) return known
    const connection = { isRunning: false, isEnding: false, waiting: [] }
    connections.set(socket, connection)
    return connection
  }
  const run = (socket: Socket, connection: Connection, { outgoing, start }: Waiting): void => {
    if (socket.destroyed) return
    connection.isRunning = true
    // Closed: its last byte was given to the operating system, or the connection has ended.
    outgoing.once('close', () => {
      const next = connection.waiting.shift()
      if (next !== undefined) return void setImmediate(() => run(socket, connection, next))
      connection.isRunning = false
      if (socket.isPaused() && !connection.isEnding) socket.resume()
    })
    start()
  }
  return {
    begin({ socket }, outgoing, start) {
      const connection = connectionOf(socket)
      if (connection.isEnding) return
      if (!connection.isRunning) return run(socket, connection, { outgoing, start })
      socket.pause()
      if (connection.waiting.length < mostWaiting) {
        connection.waiting.push({ outgoing, start })
        return
      }
      connection.isEnding = true
      const last = connection.waiting.at(-1)
      if (last !== undefined) last.outgoing.shouldKeepAlive = false
    },
    isRunning: (socket) => connections.get(socket)?.isRunning === true
  }
}

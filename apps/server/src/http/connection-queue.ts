import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Pipelined requests that may wait behind the running one; those beyond are not answered. */
const mostWaiting = 100

interface Waiting {
  outgoing: ServerResponse
  start: () => void
}

/** A connection with its running request and the pipelined ones behind it. */
interface Connection {
  isRunning: boolean
  /** No further request is accepted. */
  isEnding: boolean
  waiting: Waiting[]
}

/** Serializes the requests of each connection. */
export interface ConnectionQueue {
  /** Starts a request, now or after the responses to those before it on its connection. */
  begin: (incoming: IncomingMessage, outgoing: ServerResponse, start: () => void) => void
  /** Whether a request of the connection is running. */
  isRunning: (socket: Socket) => boolean
}

/**
 * HTTP/1.1 pipelining (RFC 9112, 9.3.2): Node emits every request that it has read from a connection, whether or not
 * the client reads the responses. Here the next one begins when the response before it has left the process, so that a
 * client that does not read causes no work and takes no memory. Meanwhile the connection is paused.
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

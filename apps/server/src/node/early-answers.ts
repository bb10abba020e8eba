import type { IncomingMessage, ServerResponse } from 'node:http'

/** For how long a caller whose answer came early may go on sending before the connection is cut. */
const lingerMs = 1000

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** Whether an answer comes while its caller still sends: whoever kept such a connection would lose the next call. */
export function isEarly(incoming: IncomingMessage): boolean {
  return hasBody(incoming) && !incoming.complete
}

/** Says that this answer is the last one of its connection. */
export function closeAfter(outgoing: ServerResponse): void {
  outgoing.shouldKeepAlive = false
}

/**
 * Lets what is still on its way arrive, unread, before the connection ends: closing a socket with unread bytes in it
 * resets the connection, which takes the answer back from whoever has not read it yet.
 */
export function lingerAfter(incoming: IncomingMessage): void {
  const { socket } = incoming
  socket.destroySoon = () => {
    socket.end()
    incoming.resume()
    incoming.once('end', () => socket.destroy())
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a client may go on sending after an early response, before the connection is closed. */
const lingerMs = 1000

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** Whether the body is still arriving: a client that keeps such a connection would lose its next request. */
export function isBodyUnread(incoming: IncomingMessage): boolean {
  return hasBody(incoming) && !incoming.complete
}

/** Sends `Connection: close` with a response. */
export function closeAfterResponse(outgoing: ServerResponse): void {
  outgoing.shouldKeepAlive = false
}

/**
 * Lingering close: discards what the client still sends before the socket is closed. Closing it with unread bytes sends
 * a TCP reset, and a client that has not read the response yet loses it.
 */
export function lingerOnClose(incoming: IncomingMessage): void {
  const { socket } = incoming
  socket.destroySoon = () => {
    socket.end()
    incoming.resume()
    incoming.once('end', () => socket.destroy())
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}

import { createServer, type AddressInfo, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

/** A server that means harm: what it answers first, and what it sends without end. */
export interface HostileAnswer {
  /** Bytes that it sends for each message that comes, the first one first; at once where it is to speak first. */
  answers?: readonly Uint8Array[]
  speaksFirst?: boolean
  /** Sent repeatedly once all answers are sent. */
  endless?: Uint8Array
  /** Encrypts after so many answers, with this certificate. */
  encrypts?: { after: number; cert: string; key: string }
}

/** A hostile server that listens. */
export interface HostileServer {
  port: number
  /** Bytes that clients have taken of it. */
  taken: () => number
  stop: () => void
}

/** Starts a hostile server on a port of its own. */
export async function startHostileServer(answer: HostileAnswer): Promise<HostileServer> {
  const sockets = new Set<Socket>()
  let closed = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      closed += socket.bytesWritten - socket.writableLength
      sockets.delete(socket)
    })
    act(socket, answer)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    taken: () => [...sockets].reduce((sum, each) => sum + each.bytesWritten - each.writableLength, closed),
    stop: () => {
      server.close()
      for (const each of sockets) each.destroy()
    }
  }
}

function act(plain: Socket, { answers = [], speaksFirst, endless, encrypts }: HostileAnswer): void {
  let socket = plain
  let sent = 0
  const flood = (): void => {
    if (endless === undefined) return
    while (!socket.destroyed && socket.write(endless));
  }
  const next = (): void => {
    const answer = answers[sent]
    if (answer !== undefined) {
      sent += 1
      socket.write(answer)
    }
    if (encrypts !== undefined && sent === encrypts.after && socket === plain) {
      plain.removeAllListeners('data')
      socket = new TLSSocket(plain, { isServer: true, cert: encrypts.cert, key: encrypts.key })
      listen()
    } else if (sent >= answers.length) {
      flood()
      socket.on('drain', flood)
    }
  }
  const listen = (): void => {
    socket.on('error', () => plain.destroy())
    socket.on('data', next)
  }
  listen()
  if (speaksFirst === true) next()
}

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that streams events, and that a test may cut off. */
export interface StreamServer {
  origin: string
  /** The last ids that were asked for, one for each request. */
  asked: () => (string | undefined)[]
  /** Number of open streams. */
  open: () => number
  /** Tells of a change of a user, whose id is the event's too. */
  tell: (id: string) => void
  /** Breaks the connections. */
  cut: () => void
  /** Ends the streams as a server does that is about to end. */
  endAll: () => void
  /** Forgets the sent events. */
  forget: () => void
  /** Answers with a status from now on. */
  refuse: (status: number | undefined) => void
  close: () => Promise<void>
}

/** Starts the server on a port of its own. */
export async function createStreamServer(): Promise<StreamServer> {
  const open = new Set<ServerResponse>()
  const asked: (string | undefined)[] = []
  let told: string[] = []
  let forgotten = 0
  let refusal: number | undefined
  const send = (response: ServerResponse, name: string, id: string, data: object): void =>
    void response.write(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
  const tellOne = (response: ServerResponse, id: string): void =>
    send(response, 'users', id, { at: 0, payload: { change: 'changed', ids: [id] } })
  const newest = (): string => told.at(-1) ?? String(forgotten)

  const server = createServer((request, response) => {
    const last = new URL(request.url ?? '/', 'http://localhost').searchParams.get('lastEventId') ?? undefined
    asked.push(last)
    if (refusal !== undefined) {
      response.writeHead(refusal, { 'content-type': 'application/problem+json' }).end('{}')
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (last !== undefined && Number(last) <= forgotten && forgotten > 0)
      send(response, 'reset', newest(), {})
    else if (last !== undefined) for (const id of told) if (Number(id) > Number(last)) tellOne(response, id)
    send(response, 'ready', newest(), {})
    open.add(response)
    response.on('close', () => open.delete(response))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    open: () => open.size,
    tell(id) {
      told.push(id)
      for (const response of open) tellOne(response, id)
    },
    cut() {
      for (const response of open) {
        open.delete(response)
        response.destroy()
      }
    },
    endAll() {
      for (const response of open) {
        open.delete(response)
        response.end(
          'event: end\nid: 0\ndata: {"reason":"server-ending"}\n\n'.replace('id: 0', `id: ${newest()}`)
        )
      }
    },
    forget() {
      forgotten = Number(newest())
      told = []
    },
    refuse(status) {
      refusal = status
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      })
  }
}

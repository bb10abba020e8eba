import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalAnswer {
  status?: number
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
}

export interface LocalServer {
  address: string
  /** Requested paths. */
  asked: string[]
  close: () => Promise<void>
}

/** Starts an HTTP server on a free port of localhost. */
export async function localServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
): Promise<LocalServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    void handle(request, response).catch((error: unknown) => {
      response.destroy(error as Error)
    })
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    asked,
    close: () =>
      new Promise((settle) => {
        server.close(() => settle())
        server.closeAllConnections()
      })
  }
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

export function send(
  response: ServerResponse,
  { status = 200, headers = { 'content-type': 'application/json' }, body = '' }: LocalAnswer
): void {
  response.writeHead(status, headers)
  response.end(body)
}

export function json(value: unknown, status = 200): LocalAnswer {
  return { status, body: JSON.stringify(value) }
}

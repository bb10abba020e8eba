// Receivers of the contract test: local servers that take messages as each way's documents say.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a receiver does with the next messages. `late`: takes them, but answers after the client has given up. */
export type ReceiverBehaviour = 'take' | 'refuse' | 'break' | 'late'

/** A message as it lies in the inbox. */
export interface ReceivedMessage {
  email: string
  subject: string
  text: string
  /** Every header line or field that the mail is made of, to look for what somebody smuggled in. */
  headers: readonly string[]
}

export interface ReceivedRequest {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
  request: IncomingMessage
}

export interface LocalServer {
  address: string
  stop: () => Promise<void>
}

/** Timeout of the clients in these tests, and the longer delay of a late receiver, both in milliseconds. */
export const clientTimeoutMs = 700
const lateMs = 1500

export async function serve(
  answer: (asked: ReceivedRequest, response: ServerResponse) => void | Promise<void>
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const asked = {
        path: request.url ?? '/',
        headers: request.headers,
        body: Buffer.concat(parts),
        request
      }
      Promise.resolve(answer(asked, response)).catch((error: unknown) => {
        response.writeHead(500).end(String(error))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

/** Waits where the receiver is late, after it took the message. */
export async function delayIfLate(behaviour: ReceiverBehaviour): Promise<void> {
  if (behaviour === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs))
}

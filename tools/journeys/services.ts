import { spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from '../root.ts'

/** A service on this machine that can be stopped and started again at its address. */
export interface StoppableService {
  url: string
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts an HTTP service that answers 200. */
export async function startService(): Promise<StoppableService> {
  let server = createServer((_request, response) => response.writeHead(200).end())
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    async start() {
      server = createServer((_request, response) => response.writeHead(200).end())
      await listen(server, port)
    },
    stop: () => close(server)
  }
}

/** A message that a webhook has sent. */
export interface ReceivedMessage {
  signature: string
  body: string
}

/** Starts a receiver of webhooks, which takes every message. */
export async function startReceiver(): Promise<{
  url: string
  received: ReceivedMessage[]
  stop: () => Promise<void>
}> {
  const received: ReceivedMessage[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      received.push({ signature: String(request.headers['sitewright-signature']), body })
      response.writeHead(204).end()
    })
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, received, stop: () => close(server) }
}

/** Whether a message is genuine, as a program of a receiver finds that knows nothing of our code. */
export function isGenuine(message: ReceivedMessage, secret: string): boolean {
  const program = join(root, 'tools/journeys/verify-signature.mjs')
  return spawnSync(process.execPath, [program, secret], { input: JSON.stringify(message) }).status === 0
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

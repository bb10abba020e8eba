import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

export interface ServerProcess {
  origin: string
  port: number
  process: ChildProcess
  stop: () => Promise<void>
}

/** Starts the server on a free port and waits until it is ready. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost', ...environment },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  const port = await new Promise<number>((ready, failed) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const found = /ready at http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (found !== undefined) ready(Number(found))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => failed(new Error(`The server ended with code ${code}: ${output}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    process: child,
    stop: () =>
      new Promise((stopped) => {
        if (child.exitCode !== null || child.signalCode !== null) return stopped()
        child.once('exit', () => stopped())
        child.kill('SIGTERM')
      })
  }
}

/** Starts a round-robin load balancer that sets X-Forwarded-For. */
export async function startRoundRobin(ports: readonly number[]): Promise<{ origin: string; server: Server }> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const port = ports[(turn += 1) % ports.length]
    const from = incoming.headers['x-test-address'] ?? incoming.socket.remoteAddress ?? ''
    const forwarded = request(
      {
        host: '127.0.0.1',
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'x-forwarded-for': from }
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-served-by': String(port) })
        answer.pipe(outgoing)
      }
    )
    forwarded.once('error', () => outgoing.writeHead(502).end())
    incoming.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

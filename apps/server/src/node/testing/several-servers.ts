import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { newId } from '../../crypto/random.ts'
import type { Cleanups } from './started.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** A database of a test's own on a Postgres; the address of it. */
export async function ownDatabase(url: string, cleanups: Cleanups): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  cleanups.push(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** A server process that runs, or what it said before it ended. */
export type ServerProcess =
  | { kind: 'running'; port: number; lines: string[]; end: () => Promise<unknown> }
  | { kind: 'refused'; words: string }

/** Starts the server as it is run, as a process of its own. */
export async function serverProcess(
  env: Readonly<Record<string, string>>,
  cleanups: Cleanups
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const ended = once(child, 'close')
  const end = async () => {
    child.kill('SIGTERM')
    await ended
  }
  cleanups.push(end)
  const lines: string[] = []
  let words = ''
  child.stderr.on('data', (part: Buffer) => {
    words += part.toString()
  })
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const port = line.match(/^Sitewright is ready at http:\/\/localhost:(\d+)$/)?.[1]
      if (port !== undefined) resolve({ kind: 'running', port: Number(port), lines, end })
    })
    void ended.then(() => resolve({ kind: 'refused', words }))
  })
}

/** A load balancer that gives each call to the next server, and says whose call it was. */
export async function roundRobin(ports: readonly number[], cleanups: Cleanups): Promise<string> {
  let next = 0
  const balancer = createServer((incoming, outgoing) => {
    const port = ports[next % ports.length]
    next += 1
    const client = incoming.headers['x-client'] ?? '192.0.2.1'
    const headers = { ...incoming.headers, 'x-forwarded-for': `203.0.113.66, ${String(client)}` }
    const { method, url } = incoming
    const forwarded = httpRequest({ host: 'localhost', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => {
    balancer.listen(0, 'localhost', resolve)
  })
  cleanups.push(() => {
    balancer.closeAllConnections()
    balancer.close()
  })
  return `http://localhost:${(balancer.address() as AddressInfo).port}`
}

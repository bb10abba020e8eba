import { connect, type Socket } from 'node:net'
import { percentile } from './timing.ts'

/** A call that the load makes. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: unknown
}

/** The figures of a load test: throughput, and latency in milliseconds. */
export interface Load {
  perSecond: number
  p50: number
  p99: number
  calls: number
  /** Share of a core that the load generator took; near 1, it is the bottleneck. */
  callerShare: number
  /** Milliseconds of processor that each call took of the server, where `usedMs` tells. */
  cpuMs: number
  times: number[]
}

export interface LoadOptions {
  port: number
  /** Kept-alive connections, each with one call under way. */
  connections: number
  seconds: number
  /** The next call; it is asked for each. */
  next: () => Call
  /** Milliseconds of processor that the server, and its database, have used so far. */
  usedMs?: () => number
}

/**
 * Load generator (closed loop): calls a server on this machine as fast as it answers. It reads and writes sockets
 * itself, since a full HTTP client costs more than the server that is measured. A response that is no success ends it.
 */
export async function load({ port, connections, seconds, next, usedMs }: LoadOptions): Promise<Load> {
  const times: number[] = []
  const used = process.cpuUsage()
  const usedBefore = usedMs?.() ?? Number.NaN
  const started = performance.now()
  const until = started + seconds * 1000
  // Stays awake: a caller that sleeps is woken by each answer, and the server would pay for that.
  const awake = (): void => {
    if (performance.now() < until) setImmediate(awake)
  }
  awake()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      await new Promise<void>((ready, failed) => socket.once('connect', ready).once('error', failed))
      const read = answers(socket)
      while (performance.now() < until) {
        const call = next()
        const begun = performance.now()
        socket.write(textOf(call))
        const status = await read()
        times.push(performance.now() - begun)
        if (status !== 200) throw new Error(`${call.method} ${call.path} answered ${status}`)
      }
      socket.destroy()
    })
  )
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(used)
  const cpuMs = ((usedMs?.() ?? Number.NaN) - usedBefore) / times.length
  return { ...summary(times, ms), callerShare: (user + system) / 1000 / ms, cpuMs }
}

/** The figures of calls that were made in some time. */
export function summary(times: number[], ms: number): Omit<Load, 'callerShare' | 'cpuMs'> {
  return {
    perSecond: (times.length / ms) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    calls: times.length,
    times
  }
}

function textOf({ method, path, headers = {}, body }: Call): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(body === undefined
      ? {}
      : {
          'content-type': 'application/json',
          'x-requested-with': 'bench',
          'content-length': String(Buffer.byteLength(text))
        })
  })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`
}

/** Reads HTTP responses from a socket, one after the other: their status, once all of one has come. */
function answers(socket: Socket): () => Promise<number> {
  let text = ''
  let waiting: { done: (status: number) => void; failed: (error: Error) => void } | undefined
  const look = (): void => {
    const head = text.indexOf('\r\n\r\n')
    if (head < 0 || waiting === undefined) return
    const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1]
    const end = length === undefined ? text.indexOf('\r\n0\r\n\r\n', head) + 7 : head + 4 + Number(length)
    if (length === undefined ? end < 7 : text.length < end) return
    const status = Number(text.slice(9, 12))
    text = text.slice(end)
    const { done } = waiting
    waiting = undefined
    done(status)
  }
  // Lengths are in bytes, and so are the characters of this reading.
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    text += chunk
    look()
  })
  for (const event of ['error', 'close'] as const)
    socket.on(event, () => waiting?.failed(new Error('The server hung up')))
  return () =>
    new Promise((done, failed) => {
      waiting = { done, failed }
      look()
    })
}

import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { DatabaseSettings } from '../src/engine.ts'
import { connectionFailed, DatabaseError, queryFailed } from '../src/failures.ts'
import { readLimits } from '../src/limits.ts'
import { isObject } from './documents/parse-query.ts'
import { toNetworkFailure } from './network-failure.ts'
import type { DatabaseNetwork } from './network.ts'
import { createSocketGuard } from './socket-guard.ts'

/** A request to a database that speaks HTTP. */
export interface HttpCall {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  body: string
  signal: AbortSignal
}

export interface HttpAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  text: string
}

export type SendHttp = (call: HttpCall) => Promise<HttpAnswer>

/** Creates a function that sends requests to a database, each over a new connection. Redirects are not followed. */
export function createSendHttp(
  { host: written, port, tls, certificate }: DatabaseSettings,
  network: DatabaseNetwork
): SendHttp {
  const host = written.replace(/^\[|\]$/g, '')
  const send: SendHttp = async ({ method, path, headers, body, signal }) => {
    await network.requireLiteralAllowed({ host: written, port })
    const guard = createSocketGuard()
    return new Promise<HttpAnswer>((settle, fail) => {
      const options = {
        host,
        port,
        method,
        path,
        signal,
        agent: false,
        lookup: network.lookup(port),
        headers: { ...headers, 'content-length': Buffer.byteLength(body) }
      } as const
      const sent = tls
        ? requestHttps({ ...options, ...(certificate === null ? {} : { ca: certificate }) })
        : requestHttp(options)
      sent.on('response', (answer) => {
        readAnswer(answer).then(settle, (error: unknown) => fail(guard.failure() ?? error))
      })
      sent.on('socket', (socket) => {
        guard.watch(socket)
        guard.allow()
      })
      sent.on('error', (error) => fail(guard.failure() ?? error))
      sent.end(body)
    })
  }
  return (call) =>
    send(call).catch((error: unknown) => {
      throw error instanceof DatabaseError ? error : toNetworkFailure(error, network)
    })
}

/** Reads a response up to the size limit. */
async function readAnswer(answer: IncomingMessage): Promise<HttpAnswer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > readLimits.batchBytes) {
      answer.destroy()
      throw queryFailed('too-large')
    }
    chunks.push(chunk)
  }
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }
}

/** Parses a JSON response; throws where it is not JSON, as from another kind of server. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw connectionFailed('other')
  }
}

/** Parses a response that has to be a JSON object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> {
  const parsed = parseAnswer(text)
  if (isObject(parsed)) return parsed
  throw connectionFailed('other')
}

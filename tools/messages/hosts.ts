// Each host's way of calling a function, in front of a local server.
import type { ServerResponse } from 'node:http'
import { serve, type ReceivedRequest, type LocalServer } from './receiver.ts'

export type HostId = 'vercel' | 'netlify' | 'firebase' | 'aws'

type WebHandler = (request: Request, context?: { ip: string }) => Promise<Response>

/** What a function's module exports, by host. */
export interface Handler {
  POST: WebHandler
  default: WebHandler
  config: { path: string }
  message: (request: object, response: ServerResponse) => Promise<void>
  handler: (event: object) => Promise<{ statusCode: number; headers: Record<string, string>; body: string }>
}

/** Network address of the visitor (RFC 5737). */
const visitor = '203.0.113.7'

function toRequest({ path, headers, body }: ReceivedRequest): Request {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request(`https://site.example${path}`, {
    method: 'POST',
    headers: [...given.filter(([name]) => name !== 'x-real-ip'), ['x-real-ip', visitor]],
    body: new Uint8Array(body)
  })
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
}

export const servers: Readonly<Record<HostId, (handler: Handler) => Promise<LocalServer>>> = {
  vercel: ({ POST }) => serve(async (asked, response) => send(await POST(toRequest(asked)), response)),
  netlify: ({ default: handler, config }) =>
    serve(async (asked, response) => {
      if (asked.path !== config.path) return void response.writeHead(404).end()
      return send(await handler(toRequest(asked), { ip: visitor }), response)
    }),
  // The Functions Framework reads the body before the handler is called.
  firebase: ({ message }) =>
    serve(async (asked, response) => {
      const { request, body } = asked
      await message(Object.assign(request, { rawBody: body, ip: visitor }), response)
    }),
  // Payload 2.0 of a function URL; bodies of forms come in base64.
  aws: ({ handler }) =>
    serve(async (asked, response) => {
      const { headers, body } = asked
      const answer = await handler({
        version: '2.0',
        headers: { ...headers, 'cloudfront-viewer-address': `${visitor}:4711` },
        requestContext: { http: { method: 'POST', sourceIp: '130.176.0.1' } },
        body: body.toString('base64'),
        isBase64Encoded: true
      })
      response.writeHead(answer.statusCode, answer.headers).end(answer.body)
    })
}

import { createServer, type ServerResponse } from 'node:http'
import { providerPort } from '../../../../tools/ports.ts'

/** A request that the provider received. */
interface ReceivedRequest {
  path: string
  /** All headers, as text. */
  headers: string
  body: string
}

/** How the provider answers a question; the key is checked by `/v1/models`. */
export interface ProviderBehaviour {
  message?: (answer: ServerResponse) => void
  models?: (answer: ServerResponse) => void
}

/** The address that the server allows the browser to ask besides its own. */
export const providerOrigin = `http://localhost:${providerPort}`

/** A provider on this machine, at the one address that the content security policy allows. */
export interface Provider {
  received: ReceivedRequest[]
  behave: (behaviour: ProviderBehaviour) => void
  close: () => Promise<void>
}

function json(answer: ServerResponse, status: number, value: unknown): void {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** Says a text as the provider would. */
export function respondWithText(answer: ServerResponse, text: string): void {
  const usage = { input_tokens: 1, output_tokens: 1 }
  const content = [{ type: 'text', text }]
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'test', content, usage }
  json(answer, 200, { ...message, stop_reason: 'end_turn', stop_sequence: null })
}

/** Refuses as the provider would. */
export function respondWithError(answer: ServerResponse, status: number, type: string): void {
  json(answer, status, { type: 'error', error: { type, message: 'no' } })
}

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST'
}

/** Starts it; it knows every key and has nothing to say until a test sets its behaviour. */
export async function startProvider(): Promise<Provider> {
  const received: ReceivedRequest[] = []
  let behaviour: ProviderBehaviour = {}
  const server = createServer((request, answer) => {
    for (const [name, value] of Object.entries(allowed)) answer.setHeader(name, value)
    answer.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    if (request.method === 'OPTIONS') return void answer.writeHead(204).end()
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: JSON.stringify(request.headers), body })
      if (path.startsWith('/v1/models')) {
        const list = (each: ServerResponse): void => json(each, 200, { data: [], has_more: false })
        return (behaviour.models ?? list)(answer)
      }
      return (behaviour.message ?? ((each) => respondWithError(each, 500, 'api_error')))(answer)
    })
  })
  await new Promise<void>((done) => server.listen(providerPort, 'localhost', done))
  return {
    received,
    behave: (next) => {
      behaviour = next
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      })
  }
}

import { OpenAPIHono } from '@hono/zod-openapi'
import type { Services } from '../src/services/services.ts'
import type { Product } from '../src/area/area.ts'
import type { Env } from '../src/request/env.ts'
import { onError } from '../src/http/errors.ts'
import { allowInProcessCalls } from '../src/http/call-in-process.ts'
import { identify } from '../src/http/identify.ts'

/** A test browser: stores cookies and its access token, and sends the headers of our pages. */
export interface TestBrowser {
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>
  ) => Promise<Response>
  cookies: Map<string, string>
  token: string | undefined
}

/** Creates an app with the API of some areas. */
export function createTestApp(services: Services, product: Pick<Product, 'routes'>): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  app.onError(onError)
  app.use(identify((request) => request.headers.get('x-test-address') ?? '192.0.2.1', services.publicUrl))
  app.use(allowInProcessCalls(app))
  // Background work is awaited before each response, so that tests see its effects.
  app.use(async (_c, next) => {
    await next()
    await services.backgroundWork.idle()
  })
  app.route('/', product.routes(services))
  return app
}

function toRequestBody(body: unknown): RequestInit {
  if (body instanceof ReadableStream) return { body, duplex: 'half' } as RequestInit
  if (body instanceof Uint8Array) return { body: new Uint8Array(body) }
  return { body: JSON.stringify(body ?? {}) }
}

/** The JSON of a response that can be read again; an empty object for others, since a stream has no end. */
async function readJson(response: Response): Promise<object> {
  const isJson = /json\b/.test(response.headers.get('content-type') ?? '')
  return isJson ? ((await response.clone().json()) as object) : {}
}

/** Creates a test browser for that app, with an IP address of its own. */
export function createTestBrowser(
  app: OpenAPIHono<Env>,
  { address = '192.0.2.1', transport = 'cookie' }: { address?: string; transport?: 'cookie' | 'body' } = {}
): TestBrowser {
  const cookies = new Map<string, string>()
  const self: TestBrowser = {
    cookies,
    token: undefined,
    async call(method, path, body, headers = {}) {
      const response = await app.request(path, {
        method,
        headers: {
          'x-requested-with': 'sitewright',
          'x-session-transport': transport,
          'x-test-address': address,
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
          ...(self.token === undefined ? {} : { authorization: `Bearer ${self.token}` }),
          ...(cookies.size === 0
            ? {}
            : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...headers
        },
        ...(method === 'GET' ? {} : toRequestBody(body))
      })
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const at = pair.indexOf('=')
        if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
        else cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)))
      }
      const { token } = (await readJson(response)) as { token?: string | null }
      if (typeof token === 'string') self.token = token
      return response
    }
  }
  return self
}

/** The error code of a response; undefined for files and streams. */
export async function readErrorCode(response: Response | undefined): Promise<string | undefined> {
  if (response === undefined) return undefined
  if ((response.headers.get('content-type') ?? '').endsWith('json'))
    return ((await response.json()) as { error?: { code: string } }).error?.code
  await response.body?.cancel()
  return undefined
}

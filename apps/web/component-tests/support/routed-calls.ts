// Calls of the page that a test holds back, lets fail or answers itself.
import { urlMatches } from './url-pattern.ts'
import { noteCall } from './watched-calls.ts'

/** What may be done with a call. */
export interface Route {
  request: () => { url: () => string; method: () => string; postData: () => Promise<string> }
  /** Lets it reach the server. */
  continue: () => Promise<void>
  /** Lets it fail, as a network that is not there. */
  abort: () => Promise<void>
  /** Answers it without the server. */
  fulfill: (answer: {
    status?: number
    json?: unknown
    body?: string
    contentType?: string
    headers?: Record<string, string>
    response?: Response
  }) => Promise<void>
  /** Sends it to the server, whose answer the test may change. */
  fetch: () => Promise<Response>
}

export type RouteHandler = (route: Route) => unknown

const send = globalThis.fetch

/** Calls that the server has not answered yet, and when one began or ended last. */
const traffic = { underWay: 0, changedAt: 0 }

/** Sends a call, and counts it until its answer comes. */
async function sendCounted(request: Request): Promise<Response> {
  traffic.underWay += 1
  traffic.changedAt = performance.now()
  try {
    return await send(request)
  } finally {
    traffic.underWay -= 1
    traffic.changedAt = performance.now()
  }
}

/** Resolves once no call was under way for so long, but those that the test holds back; in milliseconds. */
export async function waitForIdle(quietMs = 300): Promise<void> {
  const from = performance.now()
  while (traffic.underWay > 0 || performance.now() - Math.max(from, traffic.changedAt) < quietMs)
    await new Promise((done) => setTimeout(done, 20))
}

/** Sends a call to the server of the test; one without cookies says by a header which that is. */
const network = (request: Request): Promise<Response> => {
  const serverId = /x-test-server=([^;]+)/.exec(document.cookie)?.[1]
  if (request.credentials === 'omit' && serverId !== undefined && !request.headers.has('x-test-server'))
    request.headers.set('x-test-server', serverId)
  return sendCounted(request)
}

/** How many pages there were before the one that is open. */
let pagesBefore = 0

let routes: { pattern: string | RegExp; handler: RouteHandler }[] = []

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const noteAnswer = noteCall(request)
  const isOfTest = request.headers.has('x-test-server')
  const sentBy = pagesBefore
  const response = await answer(request)
  noteAnswer(response)
  if (sentBy !== pagesBefore && !isOfTest) throw new TypeError('The page that asked is gone')
  return response
}

function answer(request: Request): Promise<Response> {
  const route = routes.findLast(({ pattern }) => urlMatches(pattern, request.url))
  if (route === undefined) return network(request)
  return new Promise((resolve, reject) => {
    const handled: Route = {
      request: () => ({
        url: () => request.url,
        method: () => request.method,
        postData: () => request.clone().text()
      }),
      continue: () => network(request).then(resolve, reject),
      abort: () => Promise.resolve(reject(new TypeError('Failed to fetch'))),
      fulfill: ({ status = 200, json, body, contentType, headers = {}, response }) => {
        const type = json === undefined ? contentType : 'application/json'
        return Promise.resolve(
          resolve(
            new Response(json === undefined ? body : JSON.stringify(json), {
              status: response?.status ?? status,
              headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) }
            })
          )
        )
      },
      fetch: () => network(request)
    }
    Promise.resolve(route.handler(handled)).catch(reject)
  })
}

/** Has the calls of the page that goes stay without an answer. */
export function dropAnswers(): void {
  pagesBefore += 1
}

/** Has a test decide about the calls to an address; `*` stands for a part of a path, `**` for any. */
export function routeCalls(pattern: string | RegExp, handler: RouteHandler): void {
  routes.push({ pattern, handler })
}

export function unrouteCalls(pattern: string | RegExp): void {
  routes = routes.filter((each) => String(each.pattern) !== String(pattern))
}

export function unrouteAllCalls(): void {
  routes = []
}

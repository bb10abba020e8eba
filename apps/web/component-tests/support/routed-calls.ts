// Calls of the page that a test holds back, lets fail or answers itself.

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

const network = globalThis.fetch
let routes: { pattern: string | RegExp; handler: RouteHandler }[] = []

function matches(pattern: string | RegExp, url: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(url)
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`)
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*')
  return new RegExp(`^${source}$`).test(url)
}

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const route = routes.findLast(({ pattern }) => matches(pattern, request.url))
  if (route === undefined) return network(request)
  return new Promise((resolve, reject) => {
    const send = (): Promise<Response> => network(request)
    const handled: Route = {
      request: () => ({
        url: () => request.url,
        method: () => request.method,
        postData: () => request.clone().text()
      }),
      continue: () => send().then(resolve, reject),
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
      fetch: send
    }
    Promise.resolve(route.handler(handled)).catch(reject)
  })
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

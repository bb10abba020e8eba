/** An answer of the API, by the names that Playwright has. */
export interface ApiAnswer {
  ok: () => boolean
  status: () => number
  text: () => Promise<string>
  // eslint-disable-next-line typescript/no-explicit-any -- as Playwright's
  json: () => Promise<any>
}

interface CallOptions {
  data?: unknown
  /** What stands in the query of the address. */
  params?: Record<string, string | number | boolean>
  headers?: Record<string, string>
}

type Call = (path: string, options?: CallOptions) => Promise<ApiAnswer>

/** Calls of the API without a page. */
export interface RequestContext {
  get: Call
  post: Call
  put: Call
  patch: Call
  delete: Call
  dispose: () => Promise<void>
}

/** Creates calls with headers of their own, with the cookies of the page or without any. */
export function createRequestContext({
  headers = {},
  withCookies = false
}: {
  headers?: Record<string, string>
  withCookies?: boolean
}): RequestContext {
  const by =
    (method: string): Call =>
    async (path, { data, params, headers: own = {} } = {}) => {
      const url = new URL(path, location.origin)
      for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, String(value))
      const response = await fetch(url, {
        method,
        credentials: withCookies ? 'same-origin' : 'omit',
        headers: {
          ...headers,
          ...own,
          ...(data === undefined ? {} : { 'content-type': 'application/json' })
        },
        ...(data === undefined ? {} : { body: JSON.stringify(data) })
      })
      const text = await response.text()
      return {
        ok: () => response.ok,
        status: () => response.status,
        text: () => Promise.resolve(text),
        json: () => Promise.resolve(JSON.parse(text) as unknown)
      }
    }
  return {
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
    dispose: () => Promise.resolve()
  }
}

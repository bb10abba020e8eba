import vm from 'node:vm'

type Handler = (event: Record<string, unknown>) => void

/** A service worker's caches, in memory. */
class MemoryCaches {
  #caches = new Map<string, MemoryCache>()

  open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache()
    this.#caches.set(name, cache)
    return Promise.resolve(cache)
  }

  match(key: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.match(key) ?? Promise.resolve(undefined)
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()])
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name))
  }
}

class MemoryCache {
  #kept = new Map<string, Response>()

  /** Reads the whole body, as a browser does: Node cancels one whose own response is no longer held. */
  async put(key: string, response: Response): Promise<void> {
    const { headers, status } = response
    this.#kept.set(key, new Response(await response.arrayBuffer(), { headers, status }))
  }

  match(key: string): Promise<Response | undefined> {
    return Promise.resolve(this.#kept.get(key)?.clone())
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.#kept.delete(key))
  }
}

/** A window of the site that is open. */
interface OpenWindow {
  id: string
  url: string
  focus: () => void
}

interface WorkerRequest {
  method: string
  url: string
  mode: string
  headers: Headers
}

interface Surroundings {
  caches?: MemoryCaches
  /** The folder of the site on its host. @default '/' */
  folder?: string
  /** Takes the place of the network. */
  network?: typeof fetch
}

/** Runs a real service worker outside of a browser, on the network until it is disconnected. */
export function startWorker(
  source: string,
  origin: string,
  { caches = new MemoryCaches(), folder = '/', network = fetch }: Surroundings = {}
) {
  const handlers = new Map<string, Handler>()
  let connected = true
  const worker = {
    caches,
    skipped: false,
    /** Windows of the site that are open, each with what brings it to the front. */
    windows: [] as OpenWindow[],
    opened: [] as string[],
    disconnect: () => void (connected = false),
    install: () => emit('install', {}),
    activate: () => emit('activate', {}),
    message: (data: unknown) => emit('message', { data }),
    get: (address: string, headers = {}) => answer(toRequest(address, 'cors', headers)),
    notificationClick: (notification: { close: () => void }) => emit('notificationclick', { notification }),
    navigate: (address: string) => answer(toRequest(address, 'navigate')),
    touches: async ({ method, url, headers }: Request) =>
      (await respond({ method, url, mode: 'cors', headers })) !== undefined
  }

  function toRequest(address: string, mode: string, headers = {}): WorkerRequest {
    return { method: 'GET', url: origin + address, mode, headers: new Headers(headers) }
  }

  const self = {
    location: new URL(`${folder}sw.js`, origin),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(worker.windows),
      openWindow: (address: string) => Promise.resolve(void worker.opened.push(address))
    },
    skipWaiting: () => void (worker.skipped = true),
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler)
  }
  const request = (target: string | { url: string }, options?: RequestInit) => {
    if (!connected) return Promise.reject(new TypeError('Failed to fetch'))
    return network(new URL(typeof target === 'string' ? target : target.url, origin), options)
  }
  // Waiting for a busy server takes no time here.
  const soon = (act: () => void) => void setImmediate(act)
  const globals = { self, caches, URL, Response, Headers, AbortSignal, fetch: request, setTimeout: soon }
  vm.runInNewContext(source, globals)

  async function emit(type: string, event: Record<string, unknown>) {
    const waits: unknown[] = []
    handlers.get(type)?.({ ...event, waitUntil: (wait: unknown) => void waits.push(wait) })
    await Promise.all(waits)
  }

  async function respond(request: WorkerRequest): Promise<Response | undefined> {
    let response: Promise<Response> | undefined
    await emit('fetch', { request, respondWith: (given: Promise<Response>) => void (response = given) })
    return response
  }

  async function answer(request: WorkerRequest): Promise<Response> {
    const response = await respond(request)
    if (response === undefined) throw new Error(`The service worker does not answer ${request.url}`)
    return response
  }

  return worker
}

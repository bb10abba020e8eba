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

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()])
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name))
  }
}

class MemoryCache {
  #kept = new Map<string, Response>()

  put(key: string, response: Response): Promise<void> {
    this.#kept.set(key, response)
    return Promise.resolve()
  }

  match(key: string): Promise<Response | undefined> {
    return Promise.resolve(this.#kept.get(key)?.clone())
  }
}

/** Runs a real service worker outside of a browser, on the network until it is disconnected. */
export function startWorker(source: string, origin: string, caches = new MemoryCaches()) {
  const handlers = new Map<string, Handler>()
  let connected = true
  const worker = {
    caches,
    skipped: false,
    /** Windows of the site that are open, each with what brings it to the front. */
    windows: [] as { focus: () => void }[],
    opened: [] as string[],
    disconnect: () => void (connected = false),
    install: () => emit('install', {}),
    activate: () => emit('activate', {}),
    message: (data: unknown) => emit('message', { data }),
    get: (address: string) => answer({ method: 'GET', url: origin + address, mode: 'cors' }),
    notificationClick: (notification: { close: () => void }) => emit('notificationclick', { notification }),
    navigate: (address: string) => answer({ method: 'GET', url: origin + address, mode: 'navigate' }),
    touches: async ({ method, url }: Request) => (await respond({ method, url, mode: 'cors' })) !== undefined
  }

  const self = {
    location: new URL(origin),
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
    return fetch(new URL(typeof target === 'string' ? target : target.url, origin), options)
  }
  vm.runInNewContext(source, { self, caches, URL, Response, fetch: request })

  async function emit(type: string, event: Record<string, unknown>) {
    const waits: unknown[] = []
    handlers.get(type)?.({ ...event, waitUntil: (wait: unknown) => void waits.push(wait) })
    await Promise.all(waits)
  }

  function respond(request: { method: string; url: string; mode: string }): Promise<Response | undefined> {
    let response: Promise<Response> | undefined
    handlers.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => void (response = given) })
    return Promise.resolve(response)
  }

  async function answer(request: { method: string; url: string; mode: string }): Promise<Response> {
    const response = await respond(request)
    if (response === undefined) throw new Error(`The service worker does not answer ${request.url}`)
    return response
  }

  return worker
}

/*
 * The service worker: the app offline. The build writes the precache manifest (each file with a hash) in front of this
 * code. Every version precaches exactly its own files; an update waits until the visitor activates it.
 */
const worker = self as unknown as ServiceWorkerGlobalScope & {
  sitewrightFiles: readonly (readonly [string, string])[]
}

const cacheName = 'sitewright-files'
const hashes = new Map(worker.sitewrightFiles)
const cacheKey = (path: string): string => `${path}?kept=${hashes.get(path) ?? ''}`

async function precacheAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...hashes.keys()].filter(
    (path) => !cached.has(new URL(cacheKey(path), worker.location.origin).href)
  )
  for (const path of missing) {
    const response = await fetch(path, { cache: 'no-cache' })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await cache.put(cacheKey(path), response)
  }
}

async function deleteOutdated(): Promise<void> {
  const cache = await caches.open(cacheName)
  const wanted = new Set(
    [...hashes.keys()].map((path) => new URL(cacheKey(path), worker.location.origin).href)
  )
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
  await worker.clients.claim()
}

async function respond(path: string, request: Request): Promise<Response> {
  const cached = await caches.match(cacheKey(path))
  return cached ?? fetch(request)
}

/** The prerendered page of a path, else the app shell, which renders it. */
function findDocument(pathname: string): string {
  const prerendered = pathname === '/' ? '/index.html' : `${pathname.replace(/\/+$/, '')}.html`
  return hashes.has(prerendered) ? prerendered : '/app.html'
}

worker.addEventListener('install', (event) => event.waitUntil(precacheAll()))
worker.addEventListener('activate', (event) => event.waitUntil(deleteOutdated()))
worker.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'sitewright:take-over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (pathname.startsWith('/api/') || pathname === '/health') return
  if (request.mode === 'navigate') return event.respondWith(respond(findDocument(pathname), request))
  if (hashes.has(pathname)) event.respondWith(respond(pathname, request))
})

/*
 * The app offline. The build writes the list of its files, each with a hash, in front of this code. Every version
 * keeps exactly its own files; a new one waits until the visitor takes it.
 */
const worker = self as unknown as ServiceWorkerGlobalScope & {
  sitewrightFiles: readonly (readonly [string, string])[]
}

const cacheName = 'sitewright-files'
const hashes = new Map(worker.sitewrightFiles)
const cacheKey = (path: string): string => `${path}?kept=${hashes.get(path) ?? ''}`

async function precacheAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...hashes.keys()].filter(
    (path) => !kept.has(new URL(cacheKey(path), worker.location.origin).href)
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
  const kept = await caches.match(cacheKey(path))
  return kept ?? fetch(request)
}

/** The page that was drawn for an address when the app was built, else the bare app, which draws it itself. */
function documentOf(pathname: string): string {
  const drawn = pathname === '/' ? '/index.html' : `${pathname.replace(/\/+$/, '')}.html`
  return hashes.has(drawn) ? drawn : '/app.html'
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
  if (request.mode === 'navigate') return event.respondWith(respond(documentOf(pathname), request))
  if (hashes.has(pathname)) event.respondWith(respond(pathname, request))
})

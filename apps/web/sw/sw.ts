/*
 * The service worker: the app offline. The build writes the precache manifest (each file with a hash) in front of this
 * code. Every version precaches exactly its own files, but for those of further frameworks, which it keeps once they were
 * used; an update waits until the visitor activates it.
 */
const worker = self as unknown as ServiceWorkerGlobalScope & {
  sitewrightFiles: readonly (readonly [string, string])[]
  sitewrightFilesOnUse: readonly (readonly [string, string])[]
}

const cacheName = 'sitewright-files'
const precached = new Map(worker.sitewrightFiles)
const onUse = new Map(worker.sitewrightFilesOnUse)
const hashes = new Map([...precached, ...onUse])
const attemptsMax = 7
/** The windows that were open when this version took over. */
const windowsKey = '/?windows'
/** Whether files of earlier versions may be cached. */
let outdatedLeft = true
const cacheKey = (path: string): string => `${path}?kept=${hashes.get(path) ?? ''}`

async function precacheAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...precached.keys()].filter(
    (path) => !cached.has(new URL(cacheKey(path), worker.location.origin).href)
  )
  for (const path of missing) await cache.put(cacheKey(path), await download(path))
}

/** Downloads a file; again, later each time, from a server that is asked too much or does not answer. */
async function download(path: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(path, { cache: 'no-cache' }).catch(() => undefined)
    if (response?.ok) return response
    const status = response?.status ?? 0
    const mayChange = status === 0 || status === 429 || status >= 500
    if (!mayChange || attempt === attemptsMax) throw new Error(`${path} answered ${status || 'nothing'}`)
    const asked = Number.parseInt(response?.headers.get('Retry-After') ?? '', 10)
    const seconds = asked >= 0 ? Math.min(asked, 20) : 2 ** attempt / 4
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

/** Windows that are open now may still load code of the version that they came from. */
async function activate(): Promise<void> {
  const cache = await caches.open(cacheName)
  const before = (await (await cache.match(windowsKey))?.json()) as readonly string[] | undefined
  await cache.put(windowsKey, new Response(JSON.stringify([...(before ?? []), ...(await windowIds())])))
  await deleteOutdated()
  await worker.clients.claim()
}

async function windowIds(): Promise<string[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.map(({ id }) => id)
}

/** Deletes what earlier versions have cached, once no window is left that was open when this one took over. */
async function deleteOutdated(): Promise<void> {
  const cache = await caches.open(cacheName)
  const before = (await (await cache.match(windowsKey))?.json()) as readonly string[] | undefined
  const open = new Set(await windowIds())
  outdatedLeft = before?.some((id) => open.has(id)) ?? false
  // What a version has cached that waits is not outdated.
  const { waiting, installing } = worker.registration
  if (before === undefined || outdatedLeft || waiting !== null || installing !== null) return
  const wanted = new Set(
    [...hashes.keys()].map((path) => new URL(cacheKey(path), worker.location.origin).href)
  )
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}

async function respond(path: string, request: Request): Promise<Response> {
  const cached = await caches.match(cacheKey(path))
  if (cached !== undefined || !onUse.has(path)) return cached ?? fetch(request)
  const response = await fetch(request, { cache: 'no-cache' })
  // A full disk must not keep the answer from the page.
  if (response.ok) await store(path, response.clone()).catch(() => undefined)
  return response
}

async function store(path: string, response: Response): Promise<void> {
  await (await caches.open(cacheName)).put(cacheKey(path), response)
}

/** A file that this version does not have: as an earlier one cached it, for the windows that came from that. */
async function respondOutdated(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(path, { ignoreSearch: true })) ?? fetch(request)
}

/** The prerendered page of a path, else the app shell, which renders it. */
function findDocument(pathname: string): string {
  const prerendered = pathname === '/' ? '/index.html' : `${pathname.replace(/\/+$/, '')}.html`
  return hashes.has(prerendered) ? prerendered : '/app.html'
}

worker.addEventListener('install', (event) => event.waitUntil(precacheAll()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'sitewright:take-over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (pathname.startsWith('/api/') || pathname === '/health') return
  if (outdatedLeft) event.waitUntil(deleteOutdated())
  if (request.mode === 'navigate') return event.respondWith(respond(findDocument(pathname), request))
  if (hashes.has(pathname)) event.respondWith(respond(pathname, request))
  else if (pathname.startsWith('/assets/')) event.respondWith(respondOutdated(pathname, request))
})

/**
 * Keeps the site working without a network. The build writes three constants above this text: `version`, which changes
 * with every change of the site; `needed`, its pages, scripts and style sheets; and `optional`, its pictures and fonts.
 * The addresses are relative to this file, which may lie in a folder.
 *
 * A new version waits until every window was asked: it takes over when a page sends SKIP_WAITING, never by itself.
 */
const scope = new URL(self.location.href.replace(/[^/]*$/, ''))
/** Several sites share the caches of one origin where each lies in a folder. */
const cachePrefix = scope.pathname === '/' ? 'pwa-cache-' : `pwa-cache-${scope.pathname}`
const cacheName = cachePrefix + version
const offlinePage = keyOf(new URL('offline', scope).pathname)
/** In the cache of an earlier version: the windows that were open when the next one took over. */
const windowsKey = `${scope.href}?windows`
/** In the cache of this version: the caches that were there before it began to install. */
const earlierKey = `${scope.href}?earlier`

const listed = new Set([...needed, ...optional].map((address) => keyOf(new URL(address, scope).pathname)))
/** Requests at a time: hosts limit how many they take from one address. */
const lanes = 4
/** How often a file is asked for while its server says that it is asked too much, or does not answer. */
const attemptsMax = 7
const timeoutMs = 60_000
/** How long a picture or font may take while a version is installed, which it must not hold up. */
const installTimeoutMs = 10_000
/** In the cache of this version: when it last asked in vain for what is lacking. */
const completedKey = `${scope.href}?completed`
const dayMs = 24 * 60 * 60_000
/** What a file that found no room comes to (RFC 4918, 11.5). */
const insufficientStorage = 507

/** Whether caches of earlier versions may be left. */
let earlierLeft = true
let removal
let completion

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') self.skipWaiting()
})
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.origin) return
  const key = keyOf(url.pathname)
  const isPage = request.mode === 'navigate'
  if (isPage) event.waitUntil(keepMissing())
  if (earlierLeft) event.waitUntil(removeEarlier())
  if (isPage) event.respondWith(page(request, key))
  else if (!listed.has(key) && narrowCopy(key)) event.respondWith(picture(request, key))
  // What was never kept, such as a film, is between the browser and the server.
  else if (listed.has(key) || (earlierLeft && !request.headers.has('range')))
    event.respondWith(file(request, key))
})

/** Fails where something is lacking that no page can do without; the browser then tries again at the next visit. */
async function keepFiles() {
  const cache = await caches.open(cacheName)
  // After a rollback it is no earlier version any more.
  await cache.delete(windowsKey)
  await cache.put(earlierKey, new Response(JSON.stringify(await earlierNames())))
  await each(needed, async (address) => {
    const status = await keep(cache, address)
    // A page that its host does not serve is lacking for everybody. Without a script, none comes to life.
    const dispensable = address.endsWith('.html') && !/^(index|offline)\.html$/.test(address)
    if (status !== 200 && !(dispensable && isRefusal(status)))
      throw new Error(`${address} answered ${status || 'nothing'}`)
  })
  await keepOptional(cache, installTimeoutMs)
}

/** Fetches what may be lacking and is: once in the life of this worker, and once a day where it can be had no sooner. */
function keepMissing() {
  completion ??= complete()
  return completion
}

async function complete() {
  const cache = await caches.open(cacheName)
  const last = await (await cache.match(completedKey))?.json()
  if (Date.now() - last < dayMs || !(await keepOptional(cache, timeoutMs))) return
  await cache.put(completedKey, new Response(JSON.stringify(Date.now()))).catch(() => {})
}

/** Keeps pictures and fonts until there is no room. Returns whether the rest is refused, or has no room. */
async function keepOptional(cache, ms) {
  let isFull = false
  let isFinal = true
  await each(optional, async (address) => {
    if (isFull) return
    const status = await keep(cache, address, 1, ms)
    if (status === insufficientStorage) isFull = true
    else if (!isRefusal(status || undefined)) isFinal = false
  })
  return isFull || isFinal
}

/** Keeps a file if it is not kept yet. Returns its status: 200 where it is kept, 0 where it did not arrive. */
async function keep(cache, address, attempts = attemptsMax, ms = timeoutMs) {
  const url = new URL(address, scope)
  const key = keyOf(url.pathname)
  if (await cache.match(key)) return 200
  for (let attempt = 1; ; attempt += 1) {
    const response = await download(url, ms)
    if (response?.status === 200) return put(cache, key, response)
    if (isRefusal(response?.status) || attempt >= attempts) return response?.status ?? 0
    await wait(response?.headers.get('retry-after'), attempt)
  }
}

function download({ href }, ms) {
  return fetch(href, { cache: 'no-cache', signal: AbortSignal.timeout(ms) }).catch(() => undefined)
}

/** The status of the file: 200 where the whole of it arrived and there was room. */
function put(cache, key, response) {
  return cache.put(key, plain(response)).then(
    () => 200,
    (error) => (error?.name === 'QuotaExceededError' ? insufficientStorage : 0)
  )
}

/** As long as the server asks for, else longer each time, and never in step with other visitors. */
function wait(retryAfter, attempt) {
  const asked = Number.parseInt(retryAfter ?? '', 10) * 1000
  const own = 2 ** attempt * 200
  const ms = (asked >= 0 ? Math.min(asked, 20_000) : own) + Math.random() * own
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Whether a server will say the same again: that there is no such file, or that it may not be had. */
function isRefusal(status) {
  return status !== undefined && status < 500 && ![408, 425, 429].includes(status)
}

/** Does something with each of many, a few at a time. */
async function each(items, act) {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Brings the site to the front, in the window that it has or in a new one. */
async function open(notification) {
  notification.close()
  const [window] = await openWindows()
  await (window === undefined ? self.clients.openWindow(scope.href) : window.focus())
}

async function openWindows() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(({ url }) => url.startsWith(scope.href))
}

/** The windows that are open now may still want files of the version that they were loaded from. */
async function takeOver() {
  const ids = (await openWindows()).map(({ id }) => id)
  const before = (await (await (await caches.open(cacheName)).match(earlierKey))?.json()) ?? []
  for (const name of await earlierNames()) {
    // What was added since belongs to a later version, which is being installed.
    if (!before.includes(name)) continue
    const cache = await caches.open(name)
    if (!(await cache.match(windowsKey))) await cache.put(windowsKey, new Response(JSON.stringify(ids)))
  }
  // One that has begun before does not know yet that they may go.
  await removal
  await removeEarlier()
  await self.clients.claim()
}

/** Removes what earlier versions, and earlier makers of this site, have kept, once no window is left of them. */
function removeEarlier() {
  removal ??= removeUnused().finally(() => (removal = undefined))
  return removal
}

async function removeUnused() {
  const ids = new Set((await openWindows()).map(({ id }) => id))
  let left = false
  for (const name of await earlierNames()) {
    const windows = await (await caches.match(windowsKey, { cacheName: name }))?.json()
    // A cache without this list belongs to a version that waits or is being installed.
    if (windows?.some((id) => ids.has(id))) left = true
    else if (windows) await caches.delete(name)
  }
  earlierLeft = left
}

async function earlierNames() {
  const isOwn = (name) => name.startsWith(cachePrefix) && !name.slice(cachePrefix.length).includes('/')
  const names = await caches.keys()
  return names.filter((name) => name !== cacheName && (isOwn(name) || name.startsWith('pwa-generator')))
}

/** A page: as it was kept, else from the network, else the page that says there is none. */
async function page(request, key) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(key)
  if (kept) return asAsked(kept, request)
  try {
    return await fetch(request)
  } catch {
    return (await cache.match(offlinePage)) ?? Response.error()
  }
}

/** A file: as this version kept it, else as the version of a window that is still open did, else from the network. */
async function file(request, key) {
  for (const name of [cacheName, ...(await earlierNames())]) {
    // To open a cache that is removed meanwhile would bring it back.
    const kept = await caches.match(key, { cacheName: name })
    if (kept) return asAsked(kept, request)
  }
  return fetch(request)
}

/** A photograph in the size that was asked for; without a network in the narrow one, which alone was kept. */
function picture(request, key) {
  return fetch(request).catch(
    async () => (await caches.match(narrowCopy(key), { cacheName })) ?? Response.error()
  )
}

/** The copy of a photograph that is kept, `/pictures/<hash>-480.webp`; undefined for any other file. */
function narrowCopy(key) {
  const [start] = /^.*\/pictures\/[\da-f]{16}-(?=\d+\.webp$)/.exec(key) ?? []
  return start && [...listed].find((each) => each.startsWith(start))
}

/** The part that was asked for, where one was: players fetch sound in pieces, and readers of long documents do. */
async function asAsked(response, { headers }) {
  const range = headers.has('if-range') ? undefined : parseRange(headers.get('range'))
  if (range === undefined) return response
  const body = await response.blob()
  const { size } = body
  const first = range.from ?? Math.max(size - range.to, 0)
  const end = range.from === undefined ? size : Math.min((range.to ?? size) + 1, size)
  if (first >= end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  return new Response(body.slice(first, end), {
    status: 206,
    statusText: 'Partial Content',
    headers: {
      'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
      'content-range': `bytes ${first}-${end - 1}/${size}`,
      'content-length': String(end - first)
    }
  })
}

/** One range of bytes; without `from` the last `to` of them. What is no range is left out of account (RFC 9110, 14.2). */
function parseRange(header) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from + to === '' || (from !== '' && to !== '' && Number(from) > Number(to))) return undefined
  return { from: from === '' ? undefined : Number(from), to: to === '' ? undefined : Number(to) }
}

/**
 * One name for all ways to write an address: `/services.html`, `/services/` and `/services`, `/a+b` and `/a%2Bb`. Hosts
 * find `/a%2Fb` as the file `/a/b`.
 */
function keyOf(pathname) {
  const bare = pathname
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/(.)\/$/, '$1')
  return scope.origin + bare.split('/').map(encodeOnce).join('/')
}

function encodeOnce(segment) {
  try {
    return decodeURIComponent(segment).split('/').map(encodeURIComponent).join('/')
  } catch {
    return segment
  }
}

/**
 * The answer without what keeps a browser from keeping it or from taking it for a page: that it was redirected, as some
 * hosts do with `/services.html`, by what it varies, and how it was packed on its way.
 */
function plain({ body, headers: given }) {
  const headers = new Headers(given)
  for (const name of ['vary', 'content-encoding', 'content-length']) headers.delete(name)
  return new Response(body, { headers })
}

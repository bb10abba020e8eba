/**
 * Keeps the site working without a network. The build writes two constants above this text: `version`, which changes
 * with every change of the site, and `files`, everything that the site is made of.
 *
 * A new version waits until every window was asked: it takes over when a page sends SKIP_WAITING, never by itself.
 */
const cacheName = `pwa-cache-${version}`
const offlinePage = '/offline'

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') self.skipWaiting()
})
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  event.respondWith(request.mode === 'navigate' ? page(request, url.pathname) : file(request, url.pathname))
})

async function keepFiles() {
  const cache = await caches.open(cacheName)
  await Promise.all(
    files.map(async (address) => {
      const response = await fetch(address, { cache: 'no-cache' })
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      await cache.put(keyOf(address), withoutRedirect(response))
    })
  )
}

/** Brings the site to the front, in the window that it has or in a new one. */
async function open(notification) {
  notification.close()
  const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await (window === undefined ? self.clients.openWindow('/') : window.focus())
}

/** Removes what earlier versions, and earlier makers of this site, have kept. */
async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name !== cacheName && /pwa-cache|pwa-generator/.test(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** A page: as it was kept, else from the network, else the page that says there is none. */
async function page(request, path) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(keyOf(path))
  if (kept) return kept
  try {
    return await fetch(request)
  } catch {
    return (await cache.match(offlinePage)) ?? Response.error()
  }
}

async function file(request, path) {
  const cache = await caches.open(cacheName)
  return (await cache.match(keyOf(path))) ?? fetch(request)
}

/** One name for all ways to write an address: `/services.html`, `/services/` and `/services` are one page. */
function keyOf(path) {
  const plain = path.replace(/(index)?\.html$/, '').replace(/(.)\/$/, '$1')
  return plain === '' ? '/' : plain
}

/** Hosts may redirect `/services.html` to `/services`; a browser does not take a redirected answer for a page. */
function withoutRedirect(response) {
  if (!response.redirected) return response
  const { status, statusText, headers } = response
  return new Response(response.body, { status, statusText, headers })
}

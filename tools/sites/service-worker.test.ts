import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serviceWorker } from '../../templates/site-build/finish-site.ts'
import { startWorker } from '../../templates/tests/worker.ts'
import { root } from '../root.ts'

const origin = 'http://localhost:8080'
const template = readFileSync(join(root, 'templates/public/service-worker.js'), 'utf8')

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'worker-'))
  write('src/service-worker.js', template)
})
afterEach(() => rmSync(project, { recursive: true }))

function write(name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(project, name)), { recursive: true })
  writeFileSync(join(project, name), content)
}

/** The worker of a folder that holds these files besides two pages and a script. */
async function build(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const all = {
    'index.html': 'home',
    'offline.html': 'offline',
    'about.html': 'about',
    'assets/app.js': 'app',
    ...files
  }
  for (const [name, content] of Object.entries(all)) write(join('dist', name), content)
  const worker = pathToFileURL(join(project, 'src/service-worker.js'))
  return serviceWorker({ root: project, worker, folder: join(project, 'dist') })
}

/** Serves the built folder, with an answer of its own where `refuse` has one; counts what is asked for. */
function host(
  refuse: (path: string, before: number) => Response | undefined = () => undefined,
  folder = '/'
) {
  const asked = new Map<string, number>()
  const most = { atOnce: 0 }
  let running = 0
  const network = (async (target: URL) => {
    most.atOnce = Math.max(most.atOnce, ++running)
    await new Promise((resolve) => void setTimeout(resolve, 1))
    running -= 1
    const before = asked.get(target.pathname) ?? 0
    asked.set(target.pathname, before + 1)
    const refused = refuse(target.pathname, before)
    if (refused) return refused
    const name = decodeURIComponent(target.pathname.slice(folder.length)) || 'index.html'
    try {
      return new Response(readFileSync(join(project, 'dist', name)))
    } catch {
      return new Response('', { status: 404 })
    }
  }) as unknown as typeof fetch
  return { asked, most, network }
}

const hostileNames = [
  'menu#1.png',
  '50% off.png',
  'what?.png',
  'a+b & c;d=e@f,g.png',
  'żurek – 寿司.png',
  "it's (new)!.png",
  '%41.png',
  'a\\b"c.png',
  'deep folder/x#y/z?.png'
]

it('keeps files of any name, and has them however a page writes their address', async () => {
  const { source } = await build(Object.fromEntries(hostileNames.map((name) => [name, name])))
  const worker = startWorker(source, origin, host())
  await worker.install()
  worker.disconnect()
  for (const name of hostileNames) {
    const encoded = name.split('/').map(encodeURIComponent).join('/')
    // A URL parser leaves more signs as they are than encodeURIComponent() does.
    const literal = encoded.replace(/%(2B|26|3B|3D|40|2C)/g, (sign) => decodeURIComponent(sign))
    for (const address of [encoded, literal])
      expect(await (await worker.get(`/${address}`)).text(), address).toBe(name)
  }
})

describe('what is no page, script or sheet may be lacking', () => {
  for (const status of [403, 404, 410, 500, 503]) {
    it(`a picture that answers ${status}`, async () => {
      const { source } = await build({ 'logo.png': 'logo', 'other.png': 'other' })
      let refused = true
      const served = host((path) =>
        refused && path === '/logo.png' ? new Response('', { status }) : undefined
      )
      const worker = startWorker(source, origin, served)
      await worker.install()
      await worker.activate()
      expect(await (await worker.get('/other.png')).text()).toBe('other')

      // It is fetched once there is one, without anybody asking for it.
      refused = false
      await worker.navigate('/')
      worker.disconnect()
      expect(await (await worker.get('/logo.png')).text()).toBe('logo')
    })
  }

  it('a page of the owner’s, and one that its host does not serve', async () => {
    write('public/google123.html', 'google')
    const { source } = await build({ 'google123.html': 'google' })
    const gone = ['/google123.html', '/about.html']
    const served = host((path) => (gone.includes(path) ? new Response('', { status: 404 }) : undefined))
    const worker = startWorker(source, origin, served)
    await worker.install()
    worker.disconnect()
    expect(await (await worker.navigate('/about')).text()).toBe('offline')
  })
})

it('does not install without a script, the home page or the offline page, and goes on where it stopped', async () => {
  const { source } = await build()
  for (const lacking of ['/assets/app.js', '/index.html', '/offline.html']) {
    let refused = true
    const served = host((path) =>
      refused && path === lacking ? new Response('', { status: 404 }) : undefined
    )
    const worker = startWorker(source, origin, served)
    await expect(worker.install()).rejects.toThrow(lacking.slice(1))
    refused = false
    await worker.install()
    expect(served.asked.get('/about.html')).toBe(1)
  }
})

it('asks for a few files at a time, and again later where a host is asked too much', async () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}.html`, 'page']))
  const { source } = await build(many)
  const served = host((_, before) => (before < 5 ? new Response('', { status: 429 }) : undefined))
  const worker = startWorker(source, origin, served)
  await worker.install()
  expect(served.most.atOnce).toBeLessThanOrEqual(4)
  worker.disconnect()
  expect(await (await worker.navigate('/p59')).text()).toBe('page')
})

it('leaves films, sound, large files and what a server runs to the network', async () => {
  const large = new Uint8Array(2 * 1024 * 1024 + 1)
  const { source, skipped } = await build({
    'film.mp4': 'film',
    'SOUND.MP3': 'sound',
    'poster.png': large,
    'mail.php': 'php',
    'assets/large.js': large
  })
  expect(skipped.sort()).toEqual(['SOUND.MP3', 'film.mp4', 'poster.png'])
  const served = host()
  const worker = startWorker(source, origin, served)
  await worker.install()
  await worker.activate()
  await worker.navigate('/')
  for (const name of ['film.mp4', 'SOUND.MP3', 'poster.png', 'mail.php'])
    expect(served.asked.has(`/${name}`), name).toBe(false)
  expect(served.asked.has('/assets/large.js')).toBe(true)
  const film = new Request(`${origin}/film.mp4`, { headers: { range: 'bytes=0-1' } })
  expect(await worker.touches(film)).toBe(false)
})

it('keeps as many small files as fit', async () => {
  const one = new Uint8Array(1_900_000)
  const files = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`photo${index}.jpg`, one]))
  const { skipped } = await build({ ...files, 'small.jpg': 'small' })
  expect(skipped).toHaveLength(2)
})

it.each([
  ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=5-2', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['pages=1-2', 200, '0123456789', null]
])('answers a request for %s with %i', async (range, status, text, contentRange) => {
  const { source } = await build({ 'menu.pdf': '0123456789' })
  const worker = startWorker(source, origin, host())
  await worker.install()
  worker.disconnect()
  const answer = await worker.get('/menu.pdf', { range })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-range')).toBe(contentRange)
  expect(await answer.text()).toBe(text)
})

it('works in a folder', async () => {
  const { source } = await build({ 'logo.png': 'logo' })
  const folder = '/my-repo/'
  const worker = startWorker(source, origin, { ...host(undefined, folder), folder })
  await worker.install()
  await worker.activate()
  worker.disconnect()
  expect(await (await worker.navigate('/my-repo/')).text()).toBe('home')
  expect(await (await worker.navigate('/my-repo')).text()).toBe('home')
  expect(await (await worker.navigate('/my-repo/about')).text()).toBe('about')
  expect(await (await worker.get('/my-repo/logo.png')).text()).toBe('logo')
  expect(await (await worker.navigate('/my-repo/none')).text()).toBe('offline')
})

it.each([
  ['/my-repo/', ['pwa-cache-0123', 'pwa-cache-/other/-0123']],
  ['/', ['pwa-cache-/other/-0123']]
])('in %s it drops its own old caches, and none of another site of its origin', async (folder, others) => {
  const { source } = await build()
  const worker = startWorker(source, origin, { ...host(undefined, folder), folder })
  const own = folder === '/' ? 'pwa-cache-0123' : `pwa-cache-${folder}-0123`
  for (const name of [own, ...others]) await (await worker.caches.open(name)).put('x', new Response('x'))
  await worker.install()
  await worker.activate()
  const names = await worker.caches.keys()
  expect(names.filter((name) => name.endsWith('0123'))).toEqual(others)
})

it('leaves a version that waits alone, and takes one back that came again', async () => {
  const { source } = await build()
  const first = startWorker(source, origin, host())
  await first.install()
  await first.activate()
  const { source: changed } = await build({ 'about.html': 'about us' })
  const second = startWorker(changed, origin, { ...host(), caches: first.caches })
  await second.install()
  await first.navigate('/')
  expect(await first.caches.keys()).toHaveLength(2)

  second.windows.push({ id: 'open', url: `${origin}/`, focus: () => {} })
  await second.activate()
  // The host serves the version before again.
  const again = startWorker(source, origin, { ...host(), caches: first.caches })
  await again.install()
  second.windows.length = 0
  await second.navigate('/')
  expect(await first.caches.keys()).toHaveLength(2)
  again.disconnect()
  expect(await (await again.navigate('/about')).text()).toBe('about')
})

it('leaves the cache of a version alone that is being installed while the one before takes over', async () => {
  const { source } = await build()
  const first = startWorker(source, origin, host())
  await first.install()
  await first.activate()
  const { source: changed } = await build({ 'about.html': 'about us' })
  const second = startWorker(changed, origin, { ...host(), caches: first.caches })
  await second.install()

  const { source: latest } = await build({ 'about.html': 'about all of us' })
  const { network } = host()
  const release = Promise.withResolvers<void>()
  const slow = (async (target: URL) => {
    if (target.pathname === '/assets/app.js') await release.promise
    return network(target)
  }) as unknown as typeof fetch
  const third = startWorker(latest, origin, { network: slow, caches: first.caches })
  const installed = third.install()
  await new Promise((resolve) => void setTimeout(resolve, 20))
  second.windows.push({ id: 'open', url: `${origin}/`, focus: () => {} })
  await second.activate()
  release.resolve()
  await installed

  second.windows.length = 0
  await second.navigate('/')
  expect(await first.caches.keys()).toHaveLength(2)
  await third.activate()
  expect(await first.caches.keys()).toHaveLength(1)
  third.disconnect()
  expect(await (await third.navigate('/about')).text()).toBe('about all of us')
})

it('asks once for a picture during the installation, and for one that is refused once a day', async () => {
  const { source } = await build({ 'logo.png': 'logo' })
  let status = 503
  const served = host((path) => (path === '/logo.png' ? new Response('', { status }) : undefined))
  const first = startWorker(source, origin, served)
  await first.install()
  expect(served.asked.get('/logo.png')).toBe(1)

  const visit = () => startWorker(source, origin, { ...served, caches: first.caches }).navigate('/')
  // A busy server is asked again the next time.
  await visit()
  status = 404
  await visit()
  expect(served.asked.get('/logo.png')).toBe(3)
  await visit()
  expect(served.asked.get('/logo.png')).toBe(3)

  const [name = ''] = await first.caches.keys()
  await (await first.caches.open(name)).put(`${origin}/?completed`, new Response('0'))
  await visit()
  expect(served.asked.get('/logo.png')).toBe(4)
})

it('stops at the first picture that finds no room', async () => {
  const photos = Array.from({ length: 20 }, (_, index) => [`photo${index}.jpg`, 'photo'])
  const { source } = await build(Object.fromEntries(photos))
  const served = host()
  const worker = startWorker(source, origin, served)
  const open = worker.caches.open.bind(worker.caches)
  worker.caches.open = async (name) => {
    const cache = await open(name)
    const put = cache.put.bind(cache)
    cache.put = (key, response) =>
      key.includes('photo') ? Promise.reject(new DOMException('', 'QuotaExceededError')) : put(key, response)
    return cache
  }
  await worker.install()
  expect([...served.asked.keys()].filter((path) => path.includes('photo')).length).toBeLessThanOrEqual(4)
})

it('brings no cache back that is removed while a file is asked for', async () => {
  const { source } = await build()
  const { source: changed } = await build({ 'assets/app.js': 'app, changed' })
  const { network } = host()
  // A file is asked for at each moment of the removal.
  for (let moment = 0; moment < 60; moment += 1) {
    const first = startWorker(source, origin, { network })
    await first.install()
    const second = startWorker(changed, origin, { network, caches: first.caches })
    await second.install()
    const removal = second.activate()
    for (let turn = 0; turn < moment; turn += 1) await Promise.resolve()
    await Promise.all([removal, second.get('/assets/app.js')])
    expect(await second.caches.keys()).toHaveLength(1)
  }
})

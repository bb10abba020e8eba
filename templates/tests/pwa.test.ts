import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { base, builtPages, dist, fileFor, readBuilt, serve } from './built.ts'
import { startWorker } from './worker.ts'

interface ManifestIcon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

const { origin, server } = await serve()
after(() => server.close())

/** The cache of a version that is named next. */
const next = base === '' ? 'pwa-cache-next' : `pwa-cache-${base}/next`

test('the manifest has what an installation needs', () => {
  const manifest = JSON.parse(readBuilt('manifest.webmanifest')) as Record<string, unknown> & {
    icons: ManifestIcon[]
  }
  for (const member of [
    'id',
    'name',
    'short_name',
    'start_url',
    'display',
    'background_color',
    'theme_color'
  ]) {
    assert.ok(manifest[member], member)
  }
  assert.ok(manifest.icons.some(({ sizes, purpose = 'any' }) => sizes === '192x192' && purpose === 'any'))
  assert.ok(manifest.icons.some(({ sizes, purpose = 'any' }) => sizes === '512x512' && purpose === 'any'))
  assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'))
})

test('every icon and screenshot of the manifest has the size that it declares', () => {
  const manifest = JSON.parse(readBuilt('manifest.webmanifest')) as Record<string, ManifestIcon[] | undefined>
  for (const { src, sizes, type } of [...(manifest.icons ?? []), ...(manifest.screenshots ?? [])]) {
    assert.ok(fileFor(src), src)
    if (type === 'image/png') assert.equal(sizeOfPng(src), sizes, src)
  }
})

test('every shortcut of the manifest leads to a page, and is drawn', () => {
  const manifest = JSON.parse(readBuilt('manifest.webmanifest')) as {
    start_url: string
    shortcuts?: { url: string; icons?: ManifestIcon[] }[]
  }
  assert.equal(new URL(manifest.start_url, origin).pathname, `${base}/`)
  for (const { url, icons = [] } of manifest.shortcuts ?? []) {
    assert.match(fileFor(url) ?? url, /\.html$/)
    for (const { src } of icons) assert.ok(fileFor(src), src)
  }
})

test('without a network the site answers: home, a page below, and one that it does not have', async () => {
  const worker = startWorker(readBuilt('sw.js'), origin, { folder: `${base}/` })
  await worker.install()
  await worker.activate()
  worker.disconnect()

  const home = await worker.navigate(`${base}/`)
  assert.match(await home.text(), /<h1/)
  const below = builtPages().find(({ path }) => !['index.html', '404.html', 'offline.html'].includes(path))
  const path = below?.path ?? 'index.html'
  const page = await worker.navigate(
    `${base}/${path.replace(/\.html$/, '').replace(/^index$/, '')}?from=menu`
  )
  assert.equal(await page.text(), readBuilt(path))
  const unknown = await worker.navigate(`${base}/not/kept`)
  assert.match(await unknown.text(), /App offline/)
})

test('scripts and fonts are kept too', async () => {
  const worker = startWorker(readBuilt('sw.js'), origin, { folder: `${base}/` })
  await worker.install()
  worker.disconnect()
  for (const [, address = ''] of readBuilt('index.html').matchAll(
    /<(?:script|link)[^>]+(?:src|href)="(\/[^"]+)"/g
  )) {
    assert.ok((await worker.get(address)).ok, address)
  }
})

test('a new version waits until it is asked to take over, then removes only what older ones kept', async () => {
  const first = startWorker(readBuilt('sw.js'), origin, { folder: `${base}/` })
  await first.caches.open('pwa-generator-1')
  await first.caches.open('somebody-else')
  await first.install()
  await first.activate()
  const [current = '', other] = (await first.caches.keys()).sort()
  assert.match(current, /^pwa-cache-/)
  assert.equal(other, 'somebody-else')

  const source = readBuilt('sw.js').replace(/^const version = "[^"]+"/, 'const version = "next"')
  const second = startWorker(source, origin, { caches: first.caches, folder: `${base}/` })
  await second.install()
  assert.equal(second.skipped, false)
  assert.ok((await second.caches.keys()).includes(current), 'the old version goes on working meanwhile')

  await second.message({ type: 'SKIP_WAITING' })
  assert.equal(second.skipped, true)
  await second.activate()
  assert.deepEqual((await second.caches.keys()).sort(), [next, 'somebody-else'])
})

test('a window that is still open has the files of its version until it is closed', async () => {
  const first = startWorker(readBuilt('sw.js'), origin, { folder: `${base}/` })
  await first.install()
  await first.activate()
  const [current = ''] = await first.caches.keys()

  const source = readBuilt('sw.js').replace(/^const version = "[^"]+"/, 'const version = "next"')
  const second = startWorker(source, origin, { caches: first.caches, folder: `${base}/` })
  await second.install()
  second.windows.push({ id: 'open', url: `${origin}${base}/`, focus: () => {} })
  await second.activate()
  await (await second.caches.open(current)).put(`${origin}${base}/assets/before.js`, new Response('before'))
  second.disconnect()
  assert.equal(await (await second.get(`${base}/assets/before.js`)).text(), 'before')

  second.windows.length = 0
  await second.navigate(`${base}/`)
  assert.deepEqual(await second.caches.keys(), [next])
})

test('what is sent to a server, and what other servers answer, is left alone', async () => {
  const worker = startWorker(readBuilt('sw.js'), origin, { folder: `${base}/` })
  assert.equal(await worker.touches(new Request(`${origin}/contact`, { method: 'POST' })), false)
  assert.equal(await worker.touches(new Request('https://elsewhere.example/')), false)
})

test('a notification leads to the site, in the window that it has or in a new one', async () => {
  const worker = startWorker(readBuilt('sw.js'), origin, { folder: `${base}/` })
  const done: string[] = []
  const notification = { close: () => void done.push('closed') }
  await worker.notificationClick(notification)
  assert.deepEqual([done, worker.opened], [['closed'], [`${origin}${base}/`]])
  worker.windows.push({ id: 'open', url: `${origin}${base}/about`, focus: () => void done.push('in front') })
  await worker.notificationClick(notification)
  assert.deepEqual([done, worker.opened], [['closed', 'closed', 'in front'], [`${origin}${base}/`]])
})

/** Width and height as a PNG file states them in its first chunk. */
function sizeOfPng(src: string): string {
  const bytes = readFileSync(join(dist, src.slice(base.length)))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

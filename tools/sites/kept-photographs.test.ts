import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { serviceWorker } from '../../templates/site-build/finish-site.ts'
import { startWorker } from '../../templates/tests/worker.ts'
import { root } from '../root.ts'

const hash = '1'.repeat(16)
const [narrow, wide, only] = [
  `pictures/${hash}-480.webp`,
  `pictures/${hash}-1600.webp`,
  `pictures/${'2'.repeat(16)}-300.webp`
]

it('a worker keeps the narrow copy of a photograph, which stands in for the others without a network', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'))
  const files = ['index.html', 'offline.html', 'assets/app.js', narrow, wide, only]
  for (const name of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
  const worker = pathToFileURL(join(root, 'templates/public/service-worker.js'))
  const { source, skipped } = await serviceWorker({ root: folder, worker, folder })
  rmSync(folder, { recursive: true })
  expect(skipped).toEqual([])

  const asked: string[] = []
  const network = (async (target: URL) => {
    asked.push(target.pathname.slice(1))
    return new Response(target.pathname.slice(1))
  }) as unknown as typeof fetch
  const site = startWorker(source, 'http://localhost:8080', { network })
  const seen = () =>
    Promise.all([narrow, wide, only].map(async (name) => (await site.get(`/${name}`)).text()))
  await site.install()
  expect(asked.filter((name) => name.startsWith('pictures/')).sort()).toEqual([narrow, only])
  expect(await seen()).toEqual([narrow, wide, only])
  site.disconnect()
  expect(await seen()).toEqual([narrow, narrow, only])
})

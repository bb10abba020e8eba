import { OpenAPIHono } from '@hono/zod-openapi'
import { attachment, defineRoutes } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestBrowser } from '../../testing/browser.ts'
import { createTestServices, onEachEngine } from '../../testing/services.ts'
import { createTestClient, createTestUser } from '../../testing/users.ts'
import { onError } from '../http/errors.ts'
import { identify } from '../http/identify.ts'
import type { Env } from '../request/env.ts'
import type { Services } from '../services/services.ts'
import { fileRegistrar, type FileLimits, type SentFile } from './file-registrar.ts'

const exportRoute = defineRoutes({ tag: 'Test' })('GET /api/test/export', {
  access: 'reports.read',
  summary: 'Export the reports',
  description: 'All of them, as CSV.',
  answer: attachment('The reports', 'text/csv')
})

function createApp(services: Services, makeFile: () => SentFile, limits: Partial<FileLimits> = {}) {
  const app = new OpenAPIHono<Env>()
  app.onError(onError)
  app.use(identify(() => '192.0.2.1', ''))
  fileRegistrar(app, services)(exportRoute, () => Promise.resolve(makeFile()), limits)
  return app
}

/** A file of numbered lines, which says how many of them were made. */
function createLines(count: number, name = 'reports.csv') {
  const made = { lines: 0, isEnded: false }
  async function* lines() {
    try {
      for (; made.lines < count; made.lines += 1) yield await Promise.resolve(`${made.lines}\r\n`)
    } finally {
      made.isEnded = true
    }
  }
  return { made, makeFile: () => ({ name, content: lines() }) }
}

onEachEngine('a route that sends a file', (open) => {
  test('is declared like every route: its access, and pages of our own only', async () => {
    const services = await createTestServices(await open())
    const app = createApp(services, createLines(1).makeFile)
    const path = '/api/test/export'
    expect((await createTestBrowser(app).call('GET', path)).status).toBe(401)
    const user = await createTestClient(services, app, await createTestUser(services, 'user'))
    expect((await user.call('GET', path)).status).toBe(403)
    const manager = await createTestClient(services, app, await createTestUser(services, 'manager'))
    const foreign = { origin: 'https://evil.example' }
    expect((await manager.call('GET', path, undefined, foreign)).status).toBe(403)
    expect((await manager.call('GET', path)).status).toBe(200)
    const { paths } = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
    expect(paths?.[path]?.get?.responses?.['200']).toMatchObject({ content: { 'text/csv': {} } })
  })

  test('security bar 49: saves it under its name, and shows nothing of it in a page', async () => {
    const services = await createTestServices(await open())
    const app = createApp(services, createLines(3, 'Ré"ports\r\n/2026.csv').makeFile)
    const manager = await createTestClient(services, app, await createTestUser(services, 'manager'))
    const response = await manager.call('GET', '/api/test/export')
    expect(await response.text()).toBe('0\r\n1\r\n2\r\n')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="R-ports-2026.csv"; filename*=UTF-8''R%C3%A9%22ports-2026.csv`
    )
    expect(response.headers.get('content-type')).toBe('text/csv')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('is made no faster than it is read, and no further than its reader stays', async () => {
    const services = await createTestServices(await open())
    const { made, makeFile } = createLines(1_000_000)
    const app = createApp(services, makeFile)
    const manager = await createTestClient(services, app, await createTestUser(services, 'manager'))
    const reader = (await manager.call('GET', '/api/test/export')).body?.getReader()
    for (let read = 0; read < 10; read += 1) await reader?.read()
    expect(made.lines).toBeLessThanOrEqual(10)
    await reader?.cancel()
    expect(made.isEnded).toBe(true)
  })

  test('breaks off where it is too long, and is sent to so many at once', async () => {
    const services = await createTestServices(await open())
    const { made, makeFile } = createLines(1000)
    const app = createApp(services, makeFile, { maxBytes: 100, atOnce: 1 })
    const manager = await createTestClient(services, app, await createTestUser(services, 'manager'))
    const first = await manager.call('GET', '/api/test/export')
    const second = await manager.call('GET', '/api/test/export')
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5'])
    await expect(first.text()).rejects.toThrow('longer than 100 bytes')
    expect(made.isEnded).toBe(true)
    const third = await manager.call('GET', '/api/test/export')
    expect(third.status).toBe(200)
    await third.body?.cancel()
  })

  test('a slow reader takes the place of nobody else', async () => {
    const services = await createTestServices(await open())
    const app = createApp(services, createLines(1000).makeFile)
    const join = async () => createTestClient(services, app, await createTestUser(services, 'manager'))
    const [slow, other] = [await join(), await join()]
    const begun = [await slow.call('GET', '/api/test/export'), await slow.call('GET', '/api/test/export')]
    const third = await slow.call('GET', '/api/test/export')
    expect([third.status, await third.json()]).toMatchObject([429, { error: { code: 'file.too-many' } }])
    const others = await other.call('GET', '/api/test/export')
    expect(others.status).toBe(200)
    await begun[0]?.body?.cancel()
    begun.push(others, await slow.call('GET', '/api/test/export'))
    expect(begun.at(-1)?.status).toBe(200)
    for (const { body } of begun.slice(1)) await body?.cancel()
  })
})

import { randomBytes } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logCalls } from '../http/call-log.ts'
import type { MeasuredCall, Metrics } from '../metrics/metrics.ts'
import type { Env } from './env.ts'
import { onError } from '../http/errors.ts'
import { identify } from '../http/identify.ts'
import { createJsonLog } from './log.ts'

function createTestLog() {
  const lines: string[] = []
  const log = createJsonLog(
    (line) => void lines.push(line),
    () => Date.UTC(2026, 10, 21)
  )
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('an entry is one line of JSON with time, level and event', () => {
  const { log, lines, entries } = createTestLog()
  log.info('mail.sent', { mail: 'm-1', note: 'two\r\nlines' })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/)
  expect(entries()).toEqual([
    { time: '2026-11-21T00:00:00.000Z', level: 'info', event: 'mail.sent', mail: 'm-1', note: 'two\r\nlines' }
  ])
})

test.each([
  'password',
  'newPassword',
  'password_hash',
  'refreshToken',
  'token',
  'clientSecret',
  'client_secret',
  'authorization',
  'set-cookie',
  'api_key',
  'passphrase'
])('security bar 51: the member %s never reaches the log', (name) => {
  const { log, lines } = createTestLog()
  log.info('event', { deep: [{ [name]: 'hunter2' }] })
  expect(lines[0]).not.toContain('hunter2')
  expect(lines[0]).toContain('[removed]')
})

test('security bar 51: secrets are found by what they look like, wherever they stand', () => {
  const token = randomBytes(32).toString('base64url')
  const jwt = `eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ4In0.${randomBytes(64).toString('base64url')}`
  const { log, lines } = createTestLog()
  const secrets = [
    token,
    jwt,
    '$argon2id$v=19$m=47104,t=1,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2g',
    'v1.0123456789abcdef.d3JhcHBlZA.Ym9keQ'
  ]
  for (const secret of secrets) log.warn('event', { message: `failed at /auth/reset#${secret}, "${secret}"` })
  log.error('event', { error: new Error('connect postgres://sitewright:hunter2@db:5432/x failed') })
  log.error('event', { header: 'Bearer abc.def' })
  const text = lines.join('')
  for (const secret of [...secrets, 'hunter2', 'abc.def']) expect(text).not.toContain(secret)
  expect(text).toContain('postgres://sitewright:[removed]@db:5432/x')
})

test('security bar 51: no token of 256 bits gets through, whatever stands around it', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.string(),
      fc.string(),
      (bytes, before, after) => {
        const token = Buffer.from(bytes).toString('base64url')
        const { log, lines } = createTestLog()
        log.info('event', { nested: { list: [`${before}${token}${after}`] } })
        expect(lines[0]).not.toContain(token)
      }
    )
  )
})

test('identifiers of people, sessions and calls stay', () => {
  const { log, entries } = createTestLog()
  const id = crypto.randomUUID()
  log.info('event', { id, note: `the session ${id} ended`, code: 'auth.credentials' })
  expect(entries()[0]).toMatchObject({ id, note: `the session ${id} ended`, code: 'auth.credentials' })
})

test('circular values and values that are no JSON do not break the log', () => {
  const { log, entries } = createTestLog()
  const loop: Record<string, unknown> = { count: 3n, act: () => 1, none: undefined }
  loop['self'] = loop
  log.info('event', loop)
  expect(entries()[0]).toMatchObject({ event: 'event', count: '3' })
})

function app(log: ReturnType<typeof createJsonLog>, metrics?: Pick<Metrics, 'record'>) {
  const made = new OpenAPIHono<Env>()
  made.onError(onError)
  made.use(logCalls(log, metrics))
  made.use(identify(() => '192.0.2.1', ''))
  made.get('/share/:token', (c) => c.text('fine'))
  made.get('/refused', () => {
    throw new ApiError('auth.required')
  })
  made.get('/broken', () => {
    throw new Error('select * from users failed at db.internal')
  })
  made.use((c) => Promise.resolve(c.text('a file')))
  return made
}

test('a request is one line with the request id of its response, and the route instead of the URL', async () => {
  const { log, lines, entries } = createTestLog()
  const response = await app(log).request('/share/a-secret-token?code=another')
  expect(entries()).toEqual([
    {
      time: expect.any(String) as string,
      level: 'info',
      event: 'call',
      traceId: response.headers.get('x-request-id'),
      method: 'GET',
      route: '/share/:token',
      status: 200,
      ms: expect.any(Number) as number
    }
  ])
  expect(lines[0]).not.toMatch(/a-secret-token|another/)
})

test('a request is counted by its route, and no part of its address is', async () => {
  const counted: MeasuredCall[] = []
  const made = app(createTestLog().log, { record: (call) => void counted.push(call) })
  for (const path of ['/share/a-secret-token', '/share/another', '/broken', '/assets/a.js'])
    await made.request(path)
  expect(counted.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/share/:token', 200],
    ['GET', '/share/:token', 200],
    ['GET', '/broken', 500],
    ['GET', '/*', 200]
  ])
  expect(counted.every(({ ms }) => ms >= 0)).toBe(true)
})

test('security bar 33: an unexpected error is in the log only, and the response has the request id to find it by', async () => {
  const { log, entries } = createTestLog()
  const response = await app(log).request('/broken')
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(text).not.toMatch(/select|users|db\.internal|\.ts|at /)
  const { traceId, status, title } = JSON.parse(text) as Record<string, unknown>
  expect([status, typeof title]).toEqual([500, 'string'])
  const [entry] = entries()
  expect(entry).toMatchObject({
    level: 'error',
    event: 'call.failed',
    traceId,
    route: '/broken',
    status: 500
  })
  expect(entry?.['error']).toMatchObject({
    stack: expect.stringContaining('select * from users') as string
  })
})

test('a refusal is logged with its error code', async () => {
  const { log, entries } = createTestLog()
  await app(log).request('/refused')
  expect(entries()).toMatchObject([{ level: 'info', status: 401, code: 'auth.required' }])
})

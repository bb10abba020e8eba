import { OpenAPIHono } from '@hono/zod-openapi'
import { describe, expect, test } from 'vitest'
import type { Env } from '@sitewright/kernel/request'
import { securityHeaders } from '@sitewright/kernel/http'
import { createTestApp } from '../testing/app.ts'

const app = createTestApp()
const pages = [
  '/',
  '/builder/features',
  '/auth/login',
  '/health',
  '/api/catalog',
  '/api/nothing',
  '/assets/gone.js'
]

describe('security bar 27: headers', () => {
  test.each(pages)('of %s', async (path) => {
    const { headers } = await app.request(path)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe(
      path.startsWith('/auth/') ? 'no-referrer' : 'strict-origin-when-cross-origin'
    )
    const policy = headers.get('permissions-policy') ?? ''
    for (const power of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
      expect(policy).toContain(`${power}=()`)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
  })

  test('an error response has them too', async () => {
    const refused = await app.request('/api/auth/login', { method: 'POST', body: '{}' })
    expect(refused.status).toBe(403)
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })

  test('no answer of the API is stored', async () => {
    for (const path of ['/api/auth/verify', '/api/nothing'])
      expect((await app.request(path)).headers.get('cache-control')).toBe('no-store')
    // Three documents are the same for everybody.
    for (const path of ['/api/catalog', '/api/site', '/api/openapi.json'])
      expect((await app.request(path)).headers.get('cache-control')).toBe('no-cache')
  })

  test('over http there is no HSTS', async () => {
    const local = new OpenAPIHono<Env>()
    local.use(securityHeaders({ scriptHashes: [], providerOrigins: [], publicUrl: 'http://localhost:3000' }))
    local.get('/', (c) => c.text('fine'))
    expect((await local.request('/')).headers.get('strict-transport-security')).toBeNull()
  })
})

const isApi = (path: string): boolean => path.startsWith('/api/')

async function fetchDirectives(path: string): Promise<Record<string, string>> {
  const policy = (await app.request(path)).headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ')
      return [name, values.join(' ')]
    })
  )
}

test.each(pages.filter(isApi))('security bar 28: API responses such as %s load nothing', async (path) => {
  expect(await fetchDirectives(path)).toEqual({
    'default-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'"
  })
})

test.each(pages.filter((path) => !isApi(path)))(
  'security bar 28: the content security policy of %s',
  async (path) => {
    expect(await fetchDirectives(path)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval' 'sha256-test'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'connect-src': "'self' https://provider.example",
      'media-src': "'self'",
      'worker-src': "'self'",
      'frame-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'"
    })
  }
)

test('security bar 29: no other origin is allowed (CORS), whatever it sends', async () => {
  const origins = [
    'https://evil.example',
    'null',
    'https://sitewright.test.evil.example',
    'https://sitewright.test'
  ]
  for (const path of ['/', '/api/catalog', '/api/auth/verify', '/api/auth/login']) {
    for (const origin of origins) {
      const asked = {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type'
      }
      const answers = [
        await app.request(path, { headers: { origin } }),
        await app.request(path, { method: 'OPTIONS', headers: { origin, ...asked } })
      ]
      for (const { headers } of answers)
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  }
})

test('security bar 27: the frame that posts a test message is isolated from our origin', async () => {
  const policy = await fetchDirectives('/message-test.html')
  expect(policy).toMatchObject({
    sandbox: 'allow-scripts',
    'default-src': "'none'",
    'connect-src': 'https: http://localhost:* http://127.0.0.1:*',
    'frame-ancestors': "'self'"
  })
})

import { describe, expect, test } from 'vitest'
import { apiErrors } from '@sitewright/api'
import { features } from '@sitewright/catalog'
import { sampleSites, type Site } from '@sitewright/site'
import { readZip } from '@sitewright/validator'
import { postJson, createTestApp } from './testing/app.ts'

const app = createTestApp()
const dentist: Site = sampleSites.dentist

interface ErrorBody {
  error: { code: string; message: string; details: { path: string; message: string; remedy?: string }[] }
}

describe('operations', () => {
  test('GET /health says OK, phase 2 and the version', async () => {
    const response = await app.request('/health')
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'OK', phase: 2, version: '0.0.0-test' }
    ])
  })

  test('every answer carries a strict content security policy with the preview hash', async () => {
    const policy = (await app.request('/health')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-test'")
    expect(policy).not.toContain("'unsafe-eval'")
    expect(policy).toContain("connect-src 'self' https://provider.example")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('GET /api/openapi.json lists every call', async () => {
    const document = (await (await app.request('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, unknown>
    }
    expect(document.openapi).toBe('3.1.0')
    const projects = [
      '/api/catalog',
      '/api/projects',
      '/api/projects/advice',
      '/api/projects/check',
      '/api/site'
    ]
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/health', ...projects]))
  })

  test('each call of the document has an id, says who may call, and its examples work', async () => {
    const { paths } = (await (await app.request('/api/openapi.json')).json()) as Described
    const operations = Object.values(paths).flatMap((each) => Object.values(each))
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(operations.length)
    expect(ids).toEqual(expect.arrayContaining(['listUsers', 'generateProject', 'health']))
    for (const { description } of operations) expect(description).toMatch(/\n\nNeeds (no|a) session/)
    const example = paths['/api/projects']?.['post']?.requestBody?.content['application/json']?.example
    expect((await postJson(app, '/api/projects', example)).status).toBe(200)
  })

  test('an unknown call answers in the error shape', async () => {
    const response = await app.request('/api/nothing')
    expect(response.status).toBe(404)
    expect(((await response.json()) as ErrorBody).error).toEqual({
      code: 'request.not-found',
      message: apiErrors['request.not-found'].message,
      details: []
    })
  })
})

interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        description: string
        requestBody?: { content: Record<string, { example?: unknown }> }
      }
    >
  >
}

describe('the web app', () => {
  test('an unknown path shows a page with status 404', async () => {
    for (const path of ['/nowhere', '/metrics', '/auth/nowhere', '/admin/nowhere', '/docs/more']) {
      const response = await app.request(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(response.headers.get('content-type')).toContain('text/html')
    }
    for (const path of ['/', '/builder/review', '/auth/login', '/auth/profile/security', '/admin', '/shared'])
      expect([path, (await app.request(path)).status]).toEqual([path, 200])
  })

  test('is served at its root and for deep links, and missing files stay missing', async () => {
    for (const path of ['/', '/builder/features', '/docs']) {
      const response = await app.request(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8'
      ])
    }
    expect((await app.request('/assets/gone.js')).status).toBe(404)
    expect((await app.request('/../package.json')).status).toBe(404)
    expect((await app.request('/%2e%2e/package.json')).status).toBe(404)
  })

  test('is compressed if the browser accepts it', async () => {
    const packed = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
    expect((await app.request('/')).headers.get('content-encoding')).toBeNull()
  })
})

describe('POST /api/projects', () => {
  test('gives a zip, the same bytes each time, named after the business', async () => {
    const response = await postJson(app, '/api/projects', dentist)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.zip"$/)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const again = new Uint8Array(await (await postJson(app, '/api/projects', dentist)).arrayBuffer())
    expect(Buffer.compare(bytes, again)).toBe(0)
    const read = readZip(bytes)
    expect(read.ok && read.project.has('src/site.json')).toBe(true)
  })

  test('refuses a document with every problem, where it is and what to do', async () => {
    const response = await postJson(app, '/api/projects', { ...dentist, typescript: 'yes', colour: 'red' })
    expect(response.status).toBe(422)
    const { error } = (await response.json()) as ErrorBody
    expect(error.code).toBe('site.invalid')
    expect(error.details.map(({ path }) => path).sort()).toEqual(['colour', 'typescript'])
    expect(error.details.every(({ remedy }) => remedy !== undefined && remedy !== '')).toBe(true)
  })

  test('refuses a site that is not ready, and a framework that is not available', async () => {
    const unready = (await (
      await postJson(app, '/api/projects', { ...dentist, selectedFeatures: [] })
    ).json()) as ErrorBody
    expect(unready.error.details.map(({ path }) => path)).toContain('selectedFeatures')
    const response = await postJson(app, '/api/projects', { ...dentist, selectedFramework: 'angular' })
    const { error } = (await response.json()) as ErrorBody
    expect(error.details[0]?.message).toContain('not available yet')
  })

  test('refuses what is not JSON, too large, or of another type', async () => {
    const send = (body: string, type = 'application/json') =>
      app.request('/api/projects', {
        method: 'POST',
        headers: { 'content-type': type, 'content-length': String(body.length) },
        body
      })
    expect([
      (await send('{')).status,
      (await send('x', 'text/plain')).status,
      (await send('x'.repeat(1_100_000))).status
    ]).toEqual([400, 415, 413])
  })
})

describe('POST /api/projects/advice', () => {
  test('recommends features of the catalog for a business', async () => {
    const response = await postJson(app, '/api/projects/advice', dentist.businessInfo)
    const advice = (await response.json()) as { recommendations: { features: string[] } }
    expect(advice.recommendations.features).toContain('booking')
    expect(advice.recommendations.features.every((id) => id in features)).toBe(true)
  })

  test('refuses a member that a business does not have', async () => {
    const { error } = (await (
      await postJson(app, '/api/projects/advice', { colour: 'red' })
    ).json()) as ErrorBody
    expect(error.details[0]?.path).toContain('colour')
  })
})

describe('POST /api/projects/check', () => {
  test('finds nothing in a project that was made here, and says so', async () => {
    const zip = await (await postJson(app, '/api/projects', dentist)).arrayBuffer()
    const response = await app.request('/api/projects/check', {
      method: 'POST',
      headers: { 'content-type': 'application/zip' },
      body: zip
    })
    expect(await response.json()).toMatchObject({ isValid: true, errors: [], finalStatus: 'READY_TO_USE' })
  })

  test('reports a broken project that is sent as files', async () => {
    const response = await postJson(app, '/api/projects/check', {
      files: [{ path: 'src/index.js', content: "import './gone.js'\n" }]
    })
    const report = (await response.json()) as { isValid: boolean; errors: { message: string }[] }
    expect(report.isValid).toBe(false)
    expect(report.errors.map(({ message }) => message)).toContain('Missing package.json file')
  })

  test('repairs what is certain and answers with the files that changed', async () => {
    const { fixedFiles } = (await (
      await postJson(app, '/api/projects/check?fix=true', {
        files: [
          { path: 'package.json', content: '{"name":"x","version":"1.0.0","type":"module"}' },
          { path: 'site.css', content: 'a {\n  color: red\n  margin: 0;\n}\n' }
        ]
      })
    ).json()) as { fixedFiles: { path: string; content: string }[] }
    expect(fixedFiles.find(({ path }) => path === 'site.css')?.content).toContain('color: red;')
  })

  test('refuses files that lead out of the project', async () => {
    const response = await postJson(app, '/api/projects/check', {
      files: [{ path: '../../etc/passwd', content: 'x' }]
    })
    expect(response.status).toBe(422)
  })

  test('refuses a zip that is none, in words', async () => {
    const response = await app.request('/api/projects/check', {
      method: 'POST',
      headers: { 'content-type': 'application/zip' },
      body: 'no zip'
    })
    expect(response.status).toBe(422)
    expect(((await response.json()) as ErrorBody).error.details[0]?.message.length).toBeGreaterThan(10)
  })
})

test('each project request counts once', async () => {
  const left = async (path: string, body: unknown): Promise<number> =>
    Number(
      (
        await postJson(createTestApp({ getClientIp: () => `192.0.2.${path.length}` }), path, body)
      ).headers.get('ratelimit-remaining')
    )
  expect(await left('/api/projects', dentist)).toBe(999)
  expect(await left('/api/projects/advice', dentist.businessInfo)).toBe(999)
  expect(await left('/api/projects/check', { files: [{ path: 'package.json', content: '{}' }] })).toBe(999)
})

test('security bar 59: the rate limit applies before the body is read', async () => {
  const limited = createTestApp({
    projectRateLimit: { calls: 0, windowMs: 60_000 },
    getClientIp: () => '192.0.2.98'
  })
  for (const path of ['/api/projects', '/api/projects/advice', '/api/projects/check']) {
    let pulled = 0
    const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
    expect([(await limited.request(path, init)).status, pulled]).toEqual([429, 0])
  }
})

test('the rate limit answers 429 with Retry-After', async () => {
  const limited = createTestApp({
    projectRateLimit: { calls: 2, windowMs: 60_000 },
    getClientIp: () => '192.0.2.99'
  })
  const statuses = []
  for (let call = 0; call < 3; call++)
    statuses.push((await postJson(limited, '/api/projects/advice', dentist.businessInfo)).status)
  expect(statuses).toEqual([200, 200, 429])
})

test('the source code URL is served only if it is configured', async () => {
  const fetchSource = async (sourceUrl?: string): Promise<unknown> =>
    (await createTestApp(sourceUrl === undefined ? {} : { sourceUrl }).request('/installation.json')).json()
  expect(await fetchSource()).toEqual({ source: null })
  expect(await fetchSource('https://code.example.com/sitewright')).toEqual({
    source: 'https://code.example.com/sitewright'
  })
})

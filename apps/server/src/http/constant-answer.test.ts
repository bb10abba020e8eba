import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { OpenAPIHono } from '@hono/zod-openapi'
import { createOpenApiDocument } from '@sitewright/api/open-api'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { constantAnswer } from './constant-answer.ts'

test('security bar 59: a constant document is written once, and answered compressed and by its tag', async () => {
  let written = 0
  const text = JSON.stringify({ features: Array.from({ length: 20_000 }, () => 'booking') })
  const app = new OpenAPIHono()
  app.get(
    '/api/x',
    constantAnswer(() => {
      written += 1
      return text
    })
  )
  const ask = (headers: Record<string, string>) => app.request('/api/x', { headers })
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
  const plain = await ask({})
  const tag = plain.headers.get('etag') ?? ''
  expect([plain.status, await plain.text(), plain.headers.get('content-encoding')]).toEqual([200, text, null])
  const [br, zipped] = [
    await ask({ 'accept-encoding': 'gzip, br' }),
    await ask({ 'accept-encoding': 'gzip;q=1' })
  ]
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(text)
  expect(gunzipSync(await bytesOf(zipped)).toString()).toBe(text)
  for (const each of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*'])
    expect([each, (await ask({ 'if-none-match': each })).status]).toEqual([each, 304])
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
  expect(written).toBe(1)
})

test('a document that could not be written is tried again', async () => {
  let tries = 0
  const app = new OpenAPIHono()
  app.get(
    '/api/x',
    constantAnswer(() => {
      tries += 1
      if (tries === 1) throw new Error('no memory')
      return '{}'
    })
  )
  app.onError((_error, c) => c.text('', 500))
  expect([(await app.request('/api/x')).status, (await app.request('/api/x')).status]).toEqual([500, 200])
})

test('the OpenAPI document that a worker writes has what is registered on the app', async () => {
  const app = createTestApp()
  const answer = await app.request('/api/openapi.json')
  const { paths } = (await answer.json()) as { paths: Record<string, object> }
  const registered = createOpenApiDocument(app, { version: '0.0.0-test' }) as { paths: object }
  expect(Object.keys(paths).toSorted()).toEqual(Object.keys(registered.paths).toSorted())
  expect(paths).toEqual(registered.paths)
})

import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import type { Env } from '../request/env.ts'
import { silentLog } from '../request/log.ts'
import { allowInProcessCalls } from './call-in-process.ts'
import { logCalls } from './call-log.ts'

test('a call within the process is counted once, as the call that it is part of', async () => {
  const metrics = createMetrics({ id: 'a', version: '1', startedAt: 0 }, () => 0)
  const app = new OpenAPIHono<Env>()
  app.use(logCalls(silentLog, metrics))
  app.use(allowInProcessCalls(app))
  app.get('/inner', (c) => c.text(c.env.inProcess?.ip ?? 'from outside'))
  app.get('/outer', async (c) => {
    const answer = await c.get('callApp')?.(new Request('http://localhost/inner'), { ip: '192.0.2.1' })
    return c.text((await answer?.text()) ?? '')
  })
  expect(await (await app.request('/outer')).text()).toBe('192.0.2.1')
  expect([...metrics.totals().calls.keys()]).toEqual(['GET /outer'])
  // From outside it is counted like any.
  await app.request('/inner', {}, {})
  expect([...metrics.totals().calls.keys()]).toEqual(['GET /outer', 'GET /inner'])
})

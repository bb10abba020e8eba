// Routes that do nothing, as the baseline of the benchmark: a bare one, and one behind our middleware (request id,
// security headers and log).
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { logCalls } from '../http/call-log.ts'
import type { Env } from '../request/env.ts'
import { identify } from '../http/identify.ts'
import { createJsonLog } from '../request/log.ts'
import { jsonResponse } from '../routing/json-response.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { bufferedLogWriter } from '../node/buffered-log-writer.ts'

const wrapped = new Hono<Env>()
  .use(logCalls(createJsonLog(bufferedLogWriter((lines) => void process.stdout.write(lines)))))
  .use(identify(() => '127.0.0.1'))
  .use(securityHeaders({ scriptHashes: [], providerOrigins: [], publicUrl: 'http://localhost' }))
  .get('/', (c) => jsonResponse(c, JSON.stringify({ success: true })))
const app = new Hono().get('/', (c) => c.json({ success: true })).route('/wrapped', wrapped)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`ready at http://127.0.0.1:${port}\n`)
)

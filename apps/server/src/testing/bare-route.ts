// Routes that do nothing, as the baseline of the benchmark: a bare one, and one behind our middleware (request id,
// security headers and log).
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { logCalls, identify, securityHeaders } from '@sitewright/kernel/http'
import { type Env, createJsonLog } from '@sitewright/kernel/request'
import { jsonResponse } from '@sitewright/kernel/routing'
import { bufferedLogWriter } from '../log/buffered-log-writer.ts'

const wrapped = new Hono<Env>()
  .use(logCalls(createJsonLog(bufferedLogWriter((lines) => void process.stdout.write(lines)))))
  .use(identify(() => '127.0.0.1', 'http://localhost'))
  .use(securityHeaders({ scriptHashes: [], providerOrigins: [], publicUrl: 'http://localhost' }))
  .get('/', (c) => jsonResponse(c, JSON.stringify({ success: true })))
const app = new Hono().get('/', (c) => c.json({ success: true })).route('/wrapped', wrapped)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`ready at http://127.0.0.1:${port}\n`)
)

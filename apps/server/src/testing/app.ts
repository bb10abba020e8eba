import { fileURLToPath } from 'node:url'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type Env, silentLog } from '@sitewright/kernel/request'
import { openMigratedMemory } from '@sitewright/kernel/testing/migrated-memory'
import { createTestServices } from '@sitewright/kernel/testing/services'
import { createApp, type Dependencies } from '../app.ts'
import { createReadinessCheck } from '../health/readiness.ts'
import { createCheckPool } from '../projects/check-pool.ts'
import { createProjectWorkers } from '../projects/project-workers.ts'

const built = (path: string): string => fileURLToPath(new URL(`../../../../build/${path}`, import.meta.url))

const memory = await openMigratedMemory()
const services = await createTestServices(memory)
const runProjectJob = createProjectWorkers(built('templates'))

/** Creates the whole app over the real template; dependencies may be replaced. */
export function createTestApp(replaced: Partial<Dependencies> = {}): OpenAPIHono<Env> {
  return createApp({
    version: '0.0.0-test',
    webDir: built('web'),
    scriptHashes: ['sha256-test'],
    providerOrigins: ['https://provider.example'],
    runProjectJob,
    runCheck: createCheckPool({ workers: 1, waiting: 1, deadlineMs: 20_000, bytes: 64 * 1024 * 1024 }),
    getClientIp: () => 'test',
    projectRateLimit: { calls: 1000, windowMs: 60_000 },
    services,
    log: silentLog,
    isReady: createReadinessCheck(memory),
    ...replaced
  })
}

export function postJson(app: OpenAPIHono<Env>, path: string, body: unknown): Promise<Response> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return Promise.resolve(app.request(path, init))
}

import { join } from 'node:path'
import { ApiError } from '@sitewright/api'
import type { ProbedApp } from '@sitewright/product/node/isolation'
import { silentLog } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { createApp } from './app.ts'
import type { Config } from './config/config.ts'

/** The app as a server has it, without the project generator, which stores nothing. */
export function createProbedApp({ buildDir }: Pick<Config, 'buildDir'>, services: Services): ProbedApp {
  const refuse = () => Promise.reject(new ApiError('server.busy', [], 1))
  return createApp({
    version: '',
    webDir: join(buildDir, 'web'),
    scriptHashes: [],
    providerOrigins: [],
    runProjectJob: refuse,
    runCheck: refuse,
    getClientIp: () => 'isolation-probe',
    projectRateLimit: { calls: 1_000_000, windowMs: 60_000 },
    services,
    log: silentLog,
    isReady: () => Promise.resolve(true)
  })
}

import type { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError, explorerExecuteLimits } from '@sitewright/api'
import { rolledBack } from '@sitewright/kernel/db'
import type { Env, InProcessCall } from '@sitewright/kernel/request'
import { createInnerApp } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { inTime } from '../in-time.ts'
import { toRolledBackServices, type Reach } from './rolled-back-services.ts'

/** Creates the API routes on services. */
export type MakeRoutes = (services: Services) => OpenAPIHono<Env>

interface RoleCall {
  request: Request
  from: InProcessCall
}

/**
 * Runs a call as a role, and rolls back all that it wrote. Its app is created for it alone, on services that have only
 * its transaction, so that no use case can bypass it.
 *
 * @param read Reads the whole response, which may still query the database.
 */
export async function runAsRole<T>(
  services: Services,
  makeRoutes: MakeRoutes,
  { request, from }: RoleCall,
  read: (response: Response) => Promise<T>
): Promise<T> {
  const reach: Reach = { isOutside: false }
  const deadline = {
    ms: explorerExecuteLimits.roleTimeoutMs,
    code: 'explorer.role-timeout',
    signal: request.signal
  } as const
  try {
    return await rolledBack(services.database, (database) => {
      const app = createInnerApp(makeRoutes(toRolledBackServices(services, database, reach)))
      return inTime(async () => {
        const answer = await read(await app.fetch(request, { inProcess: from }))
        if (reach.isOutside) throw new ApiError('explorer.outside')
        return answer
      }, deadline)
    })
  } catch (error) {
    if (isLocked(error)) throw new ApiError('explorer.locked')
    throw error
  }
}

/** Postgres timed out while waiting for a lock (lock_not_available). */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

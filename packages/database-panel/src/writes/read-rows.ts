import type { DatabaseRows } from '@sitewright/api'
import type { PageRequest, RowPage } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import { getUsedConnection } from '../connections/get-used-connection.ts'
import { openConnection } from '../connections/open-connection.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { toMissing } from './missing-engine.ts'
import { toWriteApiError } from './write-api-error.ts'

export async function readRows(
  { services, actor }: UserCall,
  { connection, ...request }: PageRequest & { connection: string },
  signal: AbortSignal
): Promise<DatabaseRows> {
  await enforceRateLimit(services, 'database-read-account', actor.userId)
  const row = await getUsedConnection({ services, actor }, connection)
  const engine = await openConnection(services, row)
  if (engine.readPage === undefined) throw toMissing(row, 'pages')
  const page: RowPage = await engine.readPage(request, { signal }).catch((error: unknown) => {
    throw toWriteApiError(error)
  })
  return page
}

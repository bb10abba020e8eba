import { ApiError } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { getUsedConnection } from '../connections/get-used-connection.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { askEngine } from './performance-engine.ts'

/** Cancels a running statement of a connected database, and audits the attempt. */
export async function cancelStatement(
  call: UserCall,
  { connection, id }: { connection: string; id: string }
): Promise<void> {
  const { services, actor } = call
  await enforceRateLimit(services, 'database-cancel-account', actor.userId)
  const row = await getUsedConnection(call, connection)
  const isStopped = await askEngine(services, row, (engine) => engine.cancelStatement?.(id))
  await call.transaction((transaction) =>
    transaction.audit(
      'database.statement-cancel',
      { type: 'database', id: connection },
      { outcome: isStopped ? 'done' : 'refused', details: { name: row.name, statement: id } }
    )
  )
  if (!isStopped) throw new ApiError('performance.not-running')
}

import { ApiError, type DatabaseConnection, type DatabaseTest, type DatabaseTrial } from '@sitewright/api'
import type { TestOutcome } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { updateConnection } from './connections.repository.ts'
import { getUsedConnection } from './get-used-connection.ts'
import { openConnection } from './open-connection.ts'
import { getFigures } from './connection-figures.ts'
import { toConnection, toTest } from './to-connection.ts'

/** Tests a saved connection, and saves the outcome. */
export async function testConnection(
  call: UserCall,
  id: string
): Promise<{ result: DatabaseTest; connection: DatabaseConnection }> {
  const { services, actor } = call
  await enforceRateLimit(services, 'test-connection', actor.userId)
  const row = await getUsedConnection(call, id)
  const outcome = await (await openConnection(services, row)).test()
  return call.transaction(async (transaction) => {
    const now = services.now()
    const after = await updateConnection(transaction, row, toFindings(outcome, now))
    if (after === undefined) throw new ApiError('database-connection.changed')
    transaction.publish('databases', { ids: [id] }, { tenantId: null })
    return {
      result: toTest(outcome),
      connection: toConnection(after, await getFigures(transaction, now, id))
    }
  })
}

/** Tests settings that the user has entered, and saves nothing. */
export async function tryConnection(
  { services, actor }: UserCall,
  { type, ...settings }: DatabaseTrial
): Promise<DatabaseTest> {
  await enforceRateLimit(services, 'test-connection', actor.userId)
  const engine = await services.openDatabase({ kind: type, ...settings })
  return toTest(await engine.test())
}

export function toFindings(outcome: TestOutcome, now: number) {
  if (!outcome.ok) return { tested_at: now, problem: outcome.reason, response_ms: null, pool: null }
  return {
    tested_at: now,
    connected_at: now,
    problem: null,
    response_ms: outcome.milliseconds,
    version: outcome.version,
    may_write: outcome.mayWrite === null ? null : outcome.mayWrite ? 1 : 0,
    pool: outcome.connections === null ? null : JSON.stringify(outcome.connections)
  } as const
}

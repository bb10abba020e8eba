import { ApiError } from '@sitewright/api'
import { DatabaseError, type DatabaseSchema } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { getUsedConnection } from './get-used-connection.ts'
import { openConnection } from './open-connection.ts'

export async function readSchema(call: UserCall, id: string): Promise<DatabaseSchema> {
  const { services, actor } = call
  await enforceRateLimit(services, 'database-read-account', actor.userId)
  const row = await getUsedConnection(call, id)
  try {
    return await (await openConnection(services, row)).readSchema()
  } catch (error) {
    throw error instanceof DatabaseError ? toApiError(error) : error
  }
}

/** The API error of a connected database's failure. */
function toApiError({ failure }: DatabaseError): ApiError {
  if (failure.kind === 'connection') return new ApiError(`connection.${failure.reason}`)
  return new ApiError(failure.reason === 'timeout' ? 'connection.timeout' : 'connection.other')
}

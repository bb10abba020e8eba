import { ApiError } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { findConnection, type ConnectionRow } from './connections.repository.ts'
import { requireOwnAccess } from './own-access.ts'

/** Finds a connection for a request; throws where it is switched off. */
export async function getUsedConnection(
  { services, actor }: Pick<UserCall, 'services' | 'actor'>,
  id: string
): Promise<ConnectionRow> {
  const row = await findConnection(services.database.db, id)
  if (row === undefined) throw new ApiError('database-connection.not-found')
  if (row.enabled === 0) throw new ApiError('database-connection.disconnected')
  requireOwnAccess(services, actor, row)
  return row
}

import { ApiError } from '@sitewright/api'
import type { Queries } from '../db/database.ts'
import { findConnection, type ConnectionRow } from './connections.repository.ts'

/** A connection that is to be used; one that is switched off is refused. */
export async function getUsedConnection(queries: Queries, id: string): Promise<ConnectionRow> {
  const row = await findConnection(queries, id)
  if (row === undefined) throw new ApiError('database-connection.not-found')
  if (row.enabled === 0) throw new ApiError('database-connection.disconnected')
  return row
}

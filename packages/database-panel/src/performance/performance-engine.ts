import { ApiError } from '@sitewright/api'
import {
  databaseCapabilities,
  DatabaseError,
  type DatabaseEngine,
  type DatabaseKind
} from '@sitewright/databases'
import type { ConnectionRow } from '../connections/connections.repository.ts'
import { openConnection } from '../connections/open-connection.ts'
import type { Services } from '@sitewright/kernel/services'

/** Calls the engine of a connection; failures become API errors. */
export async function askEngine<Answer>(
  services: Services,
  row: ConnectionRow,
  ask: (engine: DatabaseEngine) => Promise<Answer> | undefined
): Promise<Answer> {
  const answer = ask(await openConnection(services, row))
  if (answer === undefined) throw toMissing(row.kind)
  try {
    return await answer
  } catch (error) {
    throw error instanceof DatabaseError ? toApiError(error) : error
  }
}

function toMissing(kind: DatabaseKind): ApiError {
  const isLacking = !databaseCapabilities[kind].performance
  return new ApiError(isLacking ? 'performance.not-supported' : 'connection.needs-server')
}

function toApiError({ failure }: DatabaseError): ApiError {
  if (failure.kind === 'connection') return new ApiError(`connection.${failure.reason}`)
  return new ApiError(failure.reason === 'timeout' ? 'connection.timeout' : 'connection.other')
}

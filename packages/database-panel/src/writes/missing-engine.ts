import { ApiError } from '@sitewright/api'
import { databaseCapabilities, type DatabaseCapabilities } from '@sitewright/databases'
import type { ConnectionRow } from '../connections/connections.repository.ts'

/** The API error of a missing function of an engine: its kind has none, or this environment has no network. */
export function toMissing(
  { kind }: Pick<ConnectionRow, 'kind'>,
  capability: keyof DatabaseCapabilities
): ApiError {
  const isLacking = !databaseCapabilities[kind][capability]
  return new ApiError(isLacking ? 'write.not-supported' : 'connection.needs-server')
}

import { ApiError } from '@sitewright/api'
import { databaseCapabilities, type DatabaseCapabilities } from '@sitewright/databases'
import type { ConnectionRow } from '../connections/connections.repository.ts'

/** Why an engine lacks something: its kind has it nowhere, or there is no network here. */
export function toMissing(
  { kind }: Pick<ConnectionRow, 'kind'>,
  capability: keyof DatabaseCapabilities
): ApiError {
  const isLacking = !databaseCapabilities[kind][capability]
  return new ApiError(isLacking ? 'write.not-supported' : 'connection.needs-server')
}

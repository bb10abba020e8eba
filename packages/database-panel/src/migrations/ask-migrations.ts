import { ApiError, databaseMigrationMessages, scriptRefusalMessages } from '@sitewright/api'
import {
  databaseCapabilities,
  DatabaseError,
  MigrationError,
  type MigrationEngine
} from '@sitewright/databases'
import type { ConnectionRow } from '../connections/connections.repository.ts'
import { openConnection } from '../connections/open-connection.ts'
import type { Services } from '@sitewright/kernel/services'

/** Calls the migration engine of a connection; failures become API errors. */
export async function askMigrations<Answer>(
  services: Services,
  connection: ConnectionRow,
  ask: (migrations: MigrationEngine) => Promise<Answer>
): Promise<Answer> {
  const { migrations } = await openConnection(services, connection)
  if (migrations === undefined) throw toMissing(connection)
  try {
    return await ask(migrations)
  } catch (error) {
    throw toApiError(error)
  }
}

/** Throws a validation error for a script that cannot run as a migration. */
export async function requireScript(
  services: Services,
  connection: ConnectionRow,
  { script, path }: { script: string; path: 'body.apply' | 'body.rollBack' }
): Promise<void> {
  const verdict = await askMigrations(services, connection, ({ readScript }) => readScript(script))
  if (verdict.kind === 'script') return
  const { reason, words } = verdict
  const place = words?.position == null ? '' : ` (at character ${words.position + 1})`
  const message =
    reason === 'unreadable'
      ? `${words?.message ?? databaseMigrationMessages.script}${place}`
      : scriptRefusalMessages[reason]
  throw new ApiError('migration.script', [{ path, message }])
}

function toMissing({ kind }: Pick<ConnectionRow, 'kind'>): ApiError {
  const isLacking = !databaseCapabilities[kind].migrations
  return new ApiError(isLacking ? 'migration.not-supported' : 'connection.needs-server')
}

function toApiError(error: unknown): unknown {
  if (error instanceof MigrationError) return new ApiError(`migration.${error.reason}`)
  if (!(error instanceof DatabaseError)) return error
  const { failure } = error
  if (failure.kind === 'connection') return new ApiError(`connection.${failure.reason}`)
  return new ApiError(failure.reason === 'timeout' ? 'connection.timeout' : 'connection.other')
}

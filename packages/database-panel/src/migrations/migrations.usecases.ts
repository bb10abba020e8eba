import { ApiError, type DatabaseMigrationScripts, type NewDatabaseMigration } from '@sitewright/api'
import { migrationLimits } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { ConnectionRow } from '../connections/connections.repository.ts'
import { getUsedConnection } from '../connections/get-used-connection.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { askMigrations, requireScript } from './ask-migrations.ts'
import { sealScripts, toScripts } from './migration-content.ts'
import { findRow, listRows, type MigrationRow } from './migrations.repository.ts'

interface MigrationPlace {
  connection: string
  id: string
}

export async function readMigration(
  { services }: UserCall,
  place: MigrationPlace
): Promise<DatabaseMigrationScripts> {
  return toScripts(services, await getRow(services.database.db, place))
}

/** Saves a migration without running it. */
export async function addMigration(
  call: UserCall,
  connectionId: string,
  migration: NewDatabaseMigration
): Promise<DatabaseMigrationScripts> {
  const { services } = call
  const connection = await getUsedConnection(call, connectionId)
  await requireScripts(call, connection, migration)
  const id = newId()
  const now = services.now()
  const content = await sealScripts(services, id, migration)
  const row: MigrationRow = {
    id,
    connection_id: connectionId,
    name: migration.name,
    content,
    created_at: now,
    updated_at: now
  }
  await call.transaction(async (transaction) => {
    await transaction.lock(`migrations of ${connectionId}`)
    const rows = await listRows(transaction, connectionId)
    if (rows.length >= migrationLimits.migrations) throw new ApiError('migration.too-many')
    requireFreeName(rows, migration.name)
    await transaction.insertInto('database_migrations').values(row).execute()
    await transaction.audit(
      'database.migration-add',
      { type: 'database', id: connectionId },
      { details: { name: connection.name, migration: migration.name } }
    )
  })
  return toScripts(services, row)
}

/** Changes a migration that has not been applied. */
export async function changeMigration(
  call: UserCall,
  place: MigrationPlace,
  migration: NewDatabaseMigration
): Promise<DatabaseMigrationScripts> {
  const { services } = call
  const { connection, row } = await getPending(call, place)
  await requireScripts(call, connection, migration)
  const changes = {
    name: migration.name,
    content: await sealScripts(services, row.id, migration),
    updated_at: services.now()
  }
  await call.transaction(async (transaction) => {
    await transaction.lock(`migrations of ${place.connection}`)
    const rows = await listRows(transaction, place.connection)
    if (!rows.some(({ id }) => id === row.id)) throw new ApiError('migration.not-found')
    requireFreeName(
      rows.filter(({ id }) => id !== row.id),
      migration.name
    )
    await transaction.updateTable('database_migrations').set(changes).where('id', '=', row.id).execute()
    await transaction.audit(
      'database.migration-change',
      { type: 'database', id: place.connection },
      { details: { name: connection.name, migration: row.name, renamed: migration.name } }
    )
  })
  return toScripts(services, { ...row, ...changes })
}

/** Deletes a migration that has not been applied. */
export async function deleteMigration(call: UserCall, place: MigrationPlace): Promise<void> {
  const { connection, row } = await getPending(call, place)
  await call.transaction(async (transaction) => {
    await transaction.deleteFrom('database_migrations').where('id', '=', row.id).execute()
    await transaction.audit(
      'database.migration-delete',
      { type: 'database', id: place.connection },
      { details: { name: connection.name, migration: row.name } }
    )
  })
}

async function getRow(queries: Parameters<typeof findRow>[0], place: MigrationPlace): Promise<MigrationRow> {
  const row = await findRow(queries, place)
  if (row === undefined) throw new ApiError('migration.not-found')
  return row
}

/** Finds a migration that has not been applied; throws where the database has it. */
async function getPending(
  { services, actor }: UserCall,
  place: MigrationPlace
): Promise<{ connection: ConnectionRow; row: MigrationRow }> {
  await enforceRateLimit(services, 'database-read-account', actor.userId)
  const connection = await getUsedConnection({ services, actor }, place.connection)
  const row = await getRow(services.database.db, place)
  const { applied } = await askMigrations(services, connection, ({ readRecord }) => readRecord())
  if (applied.some(({ name }) => name === row.name)) throw new ApiError('migration.applied')
  return { connection, row }
}

async function requireScripts(
  { services }: UserCall,
  connection: ConnectionRow,
  { apply, rollBack }: NewDatabaseMigration
): Promise<void> {
  await requireScript(services, connection, { script: apply, path: 'body.apply' })
  if (rollBack !== null)
    await requireScript(services, connection, { script: rollBack, path: 'body.rollBack' })
}

function requireFreeName(rows: readonly MigrationRow[], name: string): void {
  if (rows.some((row) => row.name === name)) throw new ApiError('migration.name-taken')
}

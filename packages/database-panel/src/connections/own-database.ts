import { ApiError, type DatabaseConnection } from '@sitewright/api'
import { ownDatabaseKind } from '@sitewright/databases'
import { sqliteRole } from '@sitewright/databases/sqlite/role'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import { inTransaction } from '@sitewright/kernel/db'
import type { Services } from '@sitewright/kernel/services'
import {
  findConnections,
  insertConnection,
  updateConnection,
  type ConnectionRow
} from './connections.repository.ts'
import { assertQuotaFor, recordChange, untested } from './connections.usecases.ts'
import { connectionPasswordContext, openConnection } from './open-connection.ts'
import { requireOwnAccess } from './own-access.ts'
import { testConnection, toFindings } from './test-connection.ts'

/** Adds the connection of a server to copies of its own database; there is one at most. */
export async function addOwnConnection(call: UserCall): Promise<DatabaseConnection> {
  const { services, actor, transaction: begin } = call
  if (services.ownDatabase.kind === 'built-in') throw new ApiError('database-connection.built-in')
  requireOwnAccess(services, actor, { kind: ownDatabaseKind })
  const row = await toOwnRow(services, 'sitewright')
  await begin(async (transaction) => {
    await transaction.lock('database_connections')
    const rows = await findConnections(transaction)
    if (rows.some(({ kind }) => kind === ownDatabaseKind)) throw new ApiError('database-connection.own-there')
    assertQuotaFor(rows, row)
    await insertConnection(transaction, row)
    await recordChange(transaction, 'database.connection-add', { before: undefined, after: row })
  })
  // Nothing can be entered wrongly, so it stands at once.
  return (await testConnection(call, row.id)).connection
}

/** Saves the demo's connection to its own database, as its test finds it. No server calls this. */
export async function saveOwnConnection(services: Services, name: string): Promise<void> {
  const { db } = services.database
  const rows = await findConnections(db)
  const row = rows.find(({ kind }) => kind === ownDatabaseKind) ?? (await insertOwn(services, name))
  const outcome = await (await openConnection(services, row)).test()
  await updateConnection(db, row, toFindings(outcome, services.now()))
}

async function insertOwn(services: Services, name: string): Promise<ConnectionRow> {
  const row = await toOwnRow(services, name)
  await inTransaction(services.database, (transaction) => insertConnection(transaction, row))
  return row
}

async function toOwnRow(
  { encryptor, now: clock }: Pick<Services, 'encryptor' | 'now'>,
  name: string
): Promise<ConnectionRow> {
  const id = newId()
  const now = clock()
  return {
    id,
    tenant_id: null,
    name,
    kind: ownDatabaseKind,
    host: 'localhost',
    port: 0,
    database_name: 'main',
    user_name: sqliteRole,
    // There is no password; the column is sealed all the same.
    password: await encryptor.encrypt('', connectionPasswordContext(id)),
    password_set_at: now,
    tls: 0,
    certificate: null,
    production: 0,
    writable: 0,
    daily_budget: null,
    enabled: 1,
    ...untested,
    revision: 1,
    created_at: now,
    updated_at: now
  }
}

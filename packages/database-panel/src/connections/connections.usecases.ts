import {
  ApiError,
  databaseConnectionLimits,
  databaseConnectionMessages,
  type DatabaseConnection,
  type DatabaseConnectionChanges,
  type NewDatabaseConnection
} from '@sitewright/api'
import { ownDatabaseKind } from '@sitewright/databases'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { Queries } from '@sitewright/kernel/db'
import type { Services } from '@sitewright/kernel/services'
import {
  deleteConnectionRow,
  findConnection,
  findConnections,
  insertConnection,
  updateConnection,
  type ConnectionRow
} from './connections.repository.ts'
import { connectionPasswordContext } from './open-connection.ts'
import { findFigures, getFigures, noFigures } from './connection-figures.ts'
import { deleteCounts } from './query-counts.ts'
import { toConnection } from './to-connection.ts'

export async function listConnections({ services }: UserCall): Promise<DatabaseConnection[]> {
  const { db } = services.database
  const figuresOf = await findFigures(db, services.now())
  return (await findConnections(db)).map((row) => toConnection(row, figuresOf(row.id)))
}

/** Adds a connection, with its password encrypted. */
export async function addConnection(
  { services, transaction: begin }: UserCall,
  { password, type, name, ...rest }: NewDatabaseConnection
): Promise<DatabaseConnection> {
  const id = newId()
  const sealed = await services.encryptor.encrypt(password, connectionPasswordContext(id))
  return begin(async (transaction) => {
    await transaction.lock('database_connections')
    const rows = await findConnections(transaction)
    assertQuotaFor(rows, { name, id })
    const now = services.now()
    const row: ConnectionRow = {
      id,
      tenant_id: null,
      name,
      kind: type,
      password: sealed,
      password_set_at: now,
      ...toColumns(rest),
      enabled: 1,
      ...untested,
      revision: 1,
      created_at: now,
      updated_at: now
    }
    await insertConnection(transaction, row)
    await recordChange(transaction, 'database.connection-add', { before: undefined, after: row })
    return toConnection(row, noFigures)
  })
}

/** Changes, disconnects or connects a database. */
export async function changeConnection(
  { services, transaction: begin }: UserCall,
  id: string,
  { password, enabled, name, ...changes }: DatabaseConnectionChanges
): Promise<DatabaseConnection> {
  const sealed =
    password === undefined
      ? undefined
      : await services.encryptor.encrypt(password, connectionPasswordContext(id))
  return begin(async (transaction) => {
    await transaction.lock('database_connections')
    const before = await getChangeable(services, transaction, id)
    if (before.kind === ownDatabaseKind && (sealed !== undefined || Object.keys(changes).length > 0))
      throw new ApiError('database-connection.own-fixed')
    if (name !== undefined) assertNameFree(await findConnections(transaction), name, id)
    const columns = toColumns({ ...toSettings(before), ...changes })
    if (isElsewhere(before, columns) && sealed === undefined)
      throw new ApiError('request.invalid', [
        { path: 'body.password', message: databaseConnectionMessages.passwordAgain }
      ])
    const now = services.now()
    const isOther = sealed !== undefined || isDifferent(before, columns)
    const after = await updateConnection(transaction, before, {
      ...columns,
      ...(name === undefined ? {} : { name }),
      ...(enabled === undefined ? {} : { enabled: enabled ? 1 : 0 }),
      ...(sealed === undefined ? {} : { password: sealed, password_set_at: now }),
      ...(isOther ? { ...untested, revision: before.revision + 1 } : {}),
      updated_at: now
    })
    if (after === undefined) throw new ApiError('database-connection.changed')
    await recordChange(transaction, 'database.connection-change', { before, after })
    return toConnection(after, await getFigures(transaction, now, id))
  })
}

/** Deletes a connection with its password. */
export function deleteConnection(call: UserCall, id: string): Promise<void> {
  return call.transaction(async (transaction) => {
    await transaction.lock('database_connections')
    const before = await getChangeable(call.services, transaction, id)
    await deleteConnectionRow(transaction, id)
    await deleteCounts(transaction, id)
    await recordChange(transaction, 'database.connection-delete', { before, after: undefined })
  })
}

/** Finds a connection; throws for the demo's own, which cannot be changed. */
async function getChangeable(
  { ownDatabase }: Pick<Services, 'ownDatabase'>,
  queries: Queries,
  id: string
): Promise<ConnectionRow> {
  const row = await findConnection(queries, id)
  if (row === undefined) throw new ApiError('database-connection.not-found')
  if (row.kind === ownDatabaseKind && ownDatabase.kind === 'built-in')
    throw new ApiError('database-connection.built-in')
  return row
}

/** Throws where the limit of connections is reached or the name is taken. */
export function assertQuotaFor(
  rows: readonly ConnectionRow[],
  { name, id }: { name: string; id: string }
): void {
  if (rows.length >= databaseConnectionLimits.connections) throw new ApiError('database-connection.too-many')
  assertNameFree(rows, name, id)
}

function assertNameFree(rows: readonly ConnectionRow[], name: string, id: string): void {
  const isTaken = rows.some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw new ApiError('database-connection.name-taken')
}

/** The values of a connection that has not been tested. */
export const untested = {
  tested_at: null,
  connected_at: null,
  problem: null,
  response_ms: null,
  version: null,
  may_write: null,
  pool: null
} as const

type Settings = Omit<NewDatabaseConnection, 'name' | 'type' | 'password'>
type Columns = ReturnType<typeof toColumns>

function toColumns({
  host,
  port,
  database,
  user,
  tls,
  certificate,
  production,
  writable,
  dailyBudget
}: Settings) {
  return {
    host,
    port,
    database_name: database,
    user_name: user,
    tls: tls ? 1 : 0,
    certificate,
    production: production ? 1 : 0,
    writable: writable ? 1 : 0,
    daily_budget: dailyBudget
  } as const
}

function toSettings(row: ConnectionRow): Settings {
  const { host, port, certificate } = row
  const flags = { tls: row.tls === 1, production: row.production === 1, writable: row.writable === 1 }
  const dailyBudget = row.daily_budget
  return { host, port, certificate, ...flags, dailyBudget, database: row.database_name, user: row.user_name }
}

/** Whether a password would be sent to another server, or with other TLS settings, than it was entered for. */
function isElsewhere(before: ConnectionRow, after: Columns): boolean {
  return (['host', 'port', 'tls', 'certificate'] as const).some((key) => before[key] !== after[key])
}

function isDifferent(before: ConnectionRow, after: Columns): boolean {
  const keys = ['database_name', 'user_name'] as const
  return isElsewhere(before, after) || keys.some((key) => before[key] !== after[key])
}

/** Notifies open pages of a change of a connection, and audits it. */
export async function recordChange(
  transaction: CallTransaction,
  action: 'database.connection-add' | 'database.connection-change' | 'database.connection-delete',
  { before, after }: Record<'before' | 'after', ConnectionRow | undefined>
): Promise<void> {
  const id = (after ?? before)?.id ?? ''
  transaction.publish('databases', { ids: [id] }, { tenantId: null })
  await transaction.audit(
    action,
    { type: 'database', id },
    { details: { before: toDetails(before), after: toDetails(after) } }
  )
}

/** Details in the audit log: of a password, only when it was set. */
function toDetails(row: ConnectionRow | undefined): object | null {
  if (row === undefined) return null
  const { name, kind, enabled, password_set_at: passwordSetAt } = row
  const { certificate, ...settings } = toSettings(row)
  return {
    name,
    type: kind,
    ...settings,
    hasCertificate: certificate !== null,
    enabled: enabled === 1,
    passwordSetAt
  }
}

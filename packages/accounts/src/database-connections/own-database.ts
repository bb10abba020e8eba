import { ownDatabaseKind } from '@sitewright/databases'
import { newId } from '../crypto/random.ts'
import { inTransaction } from '../db/database.ts'
import type { Services } from '../services/services.ts'
import {
  findConnections,
  insertConnection,
  updateConnection,
  type ConnectionRow
} from './connections.repository.ts'
import { untested } from './connections.usecases.ts'
import { connectionPasswordContext, openConnection } from './open-connection.ts'
import { toFindings } from './test-connection.ts'

/** What the connection of the demo to its own database is called, and the role that it reads as. */
interface OwnDatabase {
  name: string
  role: string
}

/** Keeps the one connection that the demo has to its own database, as its test finds it. No server calls it. */
export async function keepOwnDatabase(services: Services, own: OwnDatabase): Promise<void> {
  const { db } = services.database
  const rows = await findConnections(db)
  const row = rows.find(({ kind }) => kind === ownDatabaseKind) ?? (await addOwnDatabase(services, own))
  const outcome = await (await openConnection(services, row)).test()
  await updateConnection(db, row, toFindings(outcome, services.now()))
}

async function addOwnDatabase(services: Services, { name, role }: OwnDatabase): Promise<ConnectionRow> {
  const id = newId()
  const now = services.now()
  const row: ConnectionRow = {
    id,
    tenant_id: null,
    name,
    kind: ownDatabaseKind,
    host: 'localhost',
    port: 0,
    database_name: 'main',
    user_name: role,
    // There is none; what is kept is sealed all the same.
    password: await services.encryptor.encrypt('', connectionPasswordContext(id)),
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
  await inTransaction(services.database, (transaction) => insertConnection(transaction, row))
  return row
}

import type { DatabaseEngine } from '@sitewright/databases'
import type { EncryptionContext } from '@sitewright/kernel/crypto'
import type { Services } from '@sitewright/kernel/services'
import type { ConnectionRow } from './connections.repository.ts'

/** The cell of a connection's password. */
export function connectionPasswordContext(id: string): EncryptionContext {
  return { table: 'database_connections', row: id, column: 'password' }
}

/** Opens the database of a connection, as its role. */
export async function openConnection(
  { encryptor, openDatabase }: Pick<Services, 'encryptor' | 'openDatabase'>,
  row: ConnectionRow
): Promise<DatabaseEngine> {
  const { id, kind, host, port } = row
  return openDatabase({
    kind,
    host,
    port,
    database: row.database_name,
    user: row.user_name,
    password: await encryptor.decrypt(row.password, connectionPasswordContext(id)),
    tls: row.tls === 1,
    certificate: row.certificate
  })
}

import type { DatabaseMigrationScripts, NewDatabaseMigration } from '@sitewright/api'
import { type EncryptionContext, sha256Hex } from '@sitewright/kernel/crypto'
import type { Services } from '@sitewright/kernel/services'
import type { MigrationRow } from './migrations.repository.ts'

export type MigrationContent = Pick<NewDatabaseMigration, 'apply' | 'rollBack'>

export interface OpenMigration extends MigrationContent {
  id: string
  name: string
  checksum: string
}

function contextOf(id: string): EncryptionContext {
  return { table: 'database_migrations', row: id, column: 'content' }
}

/** Encrypts the scripts of a migration, with line ends normalised, so that a checksum holds on every system. */
export function sealScripts(
  { encryptor }: Pick<Services, 'encryptor'>,
  id: string,
  { apply, rollBack }: MigrationContent
): Promise<string> {
  const content: MigrationContent = {
    apply: toLines(apply),
    rollBack: rollBack === null ? null : toLines(rollBack)
  }
  return encryptor.encrypt(JSON.stringify(content), contextOf(id))
}

function toLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

export async function openScripts(
  { encryptor }: Pick<Services, 'encryptor'>,
  { id, name, content }: Pick<MigrationRow, 'id' | 'name' | 'content'>
): Promise<OpenMigration> {
  const scripts = JSON.parse(await encryptor.decrypt(content, contextOf(id))) as MigrationContent
  return { id, name, ...scripts, checksum: await sha256Hex(scripts.apply) }
}

export async function toScripts(
  services: Pick<Services, 'encryptor'>,
  row: MigrationRow
): Promise<DatabaseMigrationScripts> {
  const { checksum: _checksum, ...scripts } = await openScripts(services, row)
  return { ...scripts, createdAt: row.created_at, updatedAt: row.updated_at }
}

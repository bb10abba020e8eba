import type { WriteEffect } from '@sitewright/databases'
import type { EncryptionContext } from '@sitewright/kernel/crypto'
import type { Services } from '@sitewright/kernel/services'
import type { WriteRow } from './writes.repository.ts'

/** What is kept of a write and holds rows of somebody's database. */
export interface WriteContent {
  /** Null for changes of rows. */
  statement: string | null
  effect: WriteEffect
}

function contextOf(id: string): EncryptionContext {
  return { table: 'database_writes', row: id, column: 'content' }
}

/** Encrypts what is kept of a write. */
export function sealContent(
  { encryptor }: Pick<Services, 'encryptor'>,
  id: string,
  content: WriteContent
): Promise<string> {
  return encryptor.encrypt(JSON.stringify(content), contextOf(id))
}

/** Decrypts what is kept of a write. */
export async function openContent(
  { encryptor }: Pick<Services, 'encryptor'>,
  { id, content }: Pick<WriteRow, 'id' | 'content'>
): Promise<WriteContent> {
  return JSON.parse(await encryptor.decrypt(content, contextOf(id))) as WriteContent
}

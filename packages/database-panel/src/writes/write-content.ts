import type { WriteEffect } from '@sitewright/databases'
import type { EncryptionContext } from '@sitewright/kernel/crypto'
import type { Services } from '@sitewright/kernel/services'
import type { WriteRow } from './writes.repository.ts'

/** The parts of a stored write that hold rows of the connected database, which are encrypted. */
export interface WriteContent {
  /** Null for changes of rows. */
  statement: string | null
  effect: WriteEffect
}

function contextOf(id: string): EncryptionContext {
  return { table: 'database_writes', row: id, column: 'content' }
}

export function sealContent(
  { encryptor }: Pick<Services, 'encryptor'>,
  id: string,
  content: WriteContent
): Promise<string> {
  return encryptor.encrypt(JSON.stringify(content), contextOf(id))
}

export async function openContent(
  { encryptor }: Pick<Services, 'encryptor'>,
  { id, content }: Pick<WriteRow, 'id' | 'content'>
): Promise<WriteContent> {
  return JSON.parse(await encryptor.decrypt(content, contextOf(id))) as WriteContent
}

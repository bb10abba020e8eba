import { ApiError, explorerSecretLimits, type ExplorerSecret, type NewExplorerSecret } from '@sitewright/api'
import type { Selectable } from 'kysely'
import type { UserCall } from '@sitewright/kernel/call'
import { type EncryptionContext, newId } from '@sitewright/kernel/crypto'
import type { ExplorerSecretsTable } from '@sitewright/kernel/db'
import { explorerAnswers } from './messages.ts'

type SecretRow = Selectable<ExplorerSecretsTable>

/** The caller's secrets by name, without their values. */
export async function listExplorerSecrets({ services, actor }: UserCall): Promise<ExplorerSecret[]> {
  const rows = await services.database.db
    .selectFrom('explorer_secrets')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .orderBy('name')
    .execute()
  return rows.map(toExplorerSecret)
}

/** Saves a secret of the caller, encrypted. */
export async function addExplorerSecret(
  call: UserCall,
  { name, value }: NewExplorerSecret
): Promise<ExplorerSecret> {
  const { services, actor } = call
  const id = newId()
  const sealed = await services.encryptor.encrypt(value, contextOf(id))
  return call.transaction(async (transaction) => {
    await transaction.lock(`explorer-secrets ${actor.userId}`)
    const own = await transaction
      .selectFrom('explorer_secrets')
      .select('name')
      .where('user_id', '=', actor.userId)
      .execute()
    if (own.some((other) => other.name === name)) throw new ApiError('explorer.secret-taken')
    if (own.length >= explorerSecretLimits.secrets) throw new ApiError('explorer.too-many-secrets')
    const now = services.now()
    const row: SecretRow = {
      id,
      user_id: actor.userId,
      name,
      value: sealed,
      created_at: now,
      updated_at: now,
      last_used_at: null
    }
    await transaction.insertInto('explorer_secrets').values(row).execute()
    await transaction.audit('explorer.secret-add', { type: 'explorer-secret', id }, { details: { name } })
    return toExplorerSecret(row)
  })
}

export async function changeExplorerSecret(
  call: UserCall,
  id: string,
  value: string
): Promise<ExplorerSecret> {
  const { services, actor } = call
  const sealed = await services.encryptor.encrypt(value, contextOf(id))
  return call.transaction(async (transaction) => {
    const row = await transaction
      .updateTable('explorer_secrets')
      .set({ value: sealed, updated_at: services.now() })
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) throw new ApiError('explorer.secret-not-found')
    const { name } = row
    await transaction.audit('explorer.secret-change', { type: 'explorer-secret', id }, { details: { name } })
    return toExplorerSecret(row)
  })
}

export function deleteExplorerSecret(call: UserCall, id: string): Promise<void> {
  return call.transaction(async (transaction) => {
    const row = await transaction
      .deleteFrom('explorer_secrets')
      .where('id', '=', id)
      .where('user_id', '=', call.actor.userId)
      .returning('name')
      .executeTakeFirst()
    if (row === undefined) throw new ApiError('explorer.secret-not-found')
    await transaction.audit('explorer.secret-delete', { type: 'explorer-secret', id }, { details: row })
  })
}

/** Decrypts the caller's secrets by name, and records their use. */
export async function openExplorerSecrets(
  { services: { database, encryptor, now }, actor }: UserCall,
  names: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await database.db
    .updateTable('explorer_secrets')
    .set({ last_used_at: now() })
    .where('user_id', '=', actor.userId)
    .where('name', 'in', names)
    .returning(['id', 'name', 'value'])
    .execute()
  const unknown = names.filter((name) => !rows.some((row) => row.name === name))
  if (unknown.length > 0)
    throw new ApiError(
      'explorer.unknown-secret',
      unknown.map((name) => ({ path: '', message: explorerAnswers.unknownSecret(name) }))
    )
  return new Map(
    await Promise.all(
      rows.map(async ({ id, name, value }) => [name, await encryptor.decrypt(value, contextOf(id))] as const)
    )
  )
}

const contextOf = (row: string): EncryptionContext => ({ table: 'explorer_secrets', row, column: 'value' })

function toExplorerSecret({ id, name, created_at, updated_at, last_used_at }: SecretRow): ExplorerSecret {
  return { id, name, createdAt: created_at, updatedAt: updated_at, lastUsedAt: last_used_at }
}

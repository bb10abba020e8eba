import { ApiError, queryLimits, type QuerySnippet } from '@sitewright/api'
import type { Selectable } from 'kysely'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { Queries, QuerySnippetsTable } from '@sitewright/kernel/db'

type SnippetRow = Selectable<QuerySnippetsTable>

export type SnippetText = Pick<QuerySnippet, 'name' | 'statement'>

export async function listSnippets({ services, actor }: UserCall): Promise<QuerySnippet[]> {
  return (await findSnippets(services.database.db, actor.userId)).map(toSnippet)
}

export function addSnippet(call: UserCall, text: SnippetText): Promise<QuerySnippet> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(`snippets of ${actor.userId}`)
    const rows = await findSnippets(transaction, actor.userId)
    if (rows.length >= queryLimits.snippets) throw new ApiError('snippet.too-many')
    requireFreeName(rows, text.name)
    const now = services.now()
    const row: SnippetRow = {
      id: newId(),
      user_id: actor.userId,
      ...text,
      created_at: now,
      updated_at: now
    }
    await transaction.insertInto('query_snippets').values(row).execute()
    return toSnippet(row)
  })
}

/** Renames a snippet of the caller, or gives it another statement. */
export function changeSnippet(
  call: UserCall,
  id: string,
  { name, statement }: { name?: string | undefined; statement?: string | undefined }
): Promise<QuerySnippet> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(`snippets of ${actor.userId}`)
    const rows = await findSnippets(transaction, actor.userId)
    const before = rows.find((row) => row.id === id)
    if (before === undefined) throw new ApiError('snippet.not-found')
    if (name !== undefined)
      requireFreeName(
        rows.filter((row) => row.id !== id),
        name
      )
    const changes = {
      name: name ?? before.name,
      statement: statement ?? before.statement,
      updated_at: services.now()
    }
    await transaction.updateTable('query_snippets').set(changes).where('id', '=', id).execute()
    return toSnippet({ ...before, ...changes })
  })
}

export async function deleteSnippet({ services, actor }: UserCall, id: string): Promise<void> {
  const { numDeletedRows } = await services.database.db
    .deleteFrom('query_snippets')
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new ApiError('snippet.not-found')
}

async function findSnippets(queries: Queries, userId: string): Promise<SnippetRow[]> {
  const rows = await queries.selectFrom('query_snippets').selectAll().where('user_id', '=', userId).execute()
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
}

function requireFreeName(rows: readonly SnippetRow[], name: string): void {
  if (rows.some((row) => row.name.toLowerCase() === name.toLowerCase()))
    throw new ApiError('snippet.name-taken')
}

function toSnippet({ id, name, statement, updated_at: updatedAt }: SnippetRow): QuerySnippet {
  return { id, name, statement, updatedAt }
}

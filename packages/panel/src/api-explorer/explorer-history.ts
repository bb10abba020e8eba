import {
  ApiError,
  explorerLimits,
  type ExplorerCall,
  type ExplorerHistoryQuery,
  type NewExplorerCall
} from '@sitewright/api'
import { findCallSchemas } from '@sitewright/api/call-schemas'
import type { Selectable } from 'kysely'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { ExplorerCallsTable } from '@sitewright/kernel/db'
import { findRole } from '@sitewright/kernel/sessions'
import { parseTimeCursor, toTimeCursor } from '@sitewright/kernel/routing'
import { withoutSecrets } from './without-secrets.ts'

type ExplorerCallRow = Selectable<ExplorerCallsTable>
type NamedRow = ExplorerCallRow & { role_name: string | null }

/** Rows deleted in one batch once the limit is exceeded, since every new call exceeds it. */
const dropped = 50

/** Saves a call of the caller to the history, without secrets; the oldest beyond the limit are deleted. */
export function keepExplorerCall(call: UserCall, sent: NewExplorerCall): Promise<ExplorerCall> {
  const { services, actor } = call
  const schemas = findCallSchemas(sent.operation)
  if (schemas === undefined) throw new ApiError('explorer.unknown-call')
  const { parameters, body, leftOut } = withoutSecrets(sent, schemas)
  const row: ExplorerCallRow = {
    id: newId(),
    user_id: actor.userId,
    operation: sent.operation,
    method: schemas.method,
    path: schemas.path,
    parameters: JSON.stringify(parameters),
    body,
    left_out: leftOut,
    authentication: sent.authentication,
    role: sent.role,
    status: sent.status,
    milliseconds: sent.milliseconds,
    bytes: sent.bytes,
    created_at: services.now(),
    deletion: null,
    deleted_at: null
  }
  return call.transaction(async (transaction) => {
    await transaction.insertInto('explorer_calls').values(row).execute()
    const old = await transaction
      .selectFrom('explorer_calls')
      .select('id')
      .where('user_id', '=', actor.userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(dropped)
      .offset(explorerLimits.history)
      .execute()
    const ids = old.map(({ id }) => id)
    if (ids.length > 0) await transaction.deleteFrom('explorer_calls').where('id', 'in', ids).execute()
    const role = sent.role === null ? undefined : await findRole(transaction, sent.role)
    return toExplorerCall({ ...row, role_name: role?.name ?? null })
  })
}

/** The caller's history, newest first. */
export async function listExplorerCalls(
  { services, actor }: UserCall,
  { before, limit }: ExplorerHistoryQuery
): Promise<{ calls: ExplorerCall[]; total: number; next: string | null }> {
  const own = services.database.db
    .selectFrom('explorer_calls')
    .where('user_id', '=', actor.userId)
    .where('deletion', 'is', null)
  const { total } = await own.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  let query = own
    .leftJoin('roles', 'roles.id', 'explorer_calls.role')
    .selectAll('explorer_calls')
    .select('roles.name as role_name')
    .orderBy('explorer_calls.created_at', 'desc')
    .orderBy('explorer_calls.id', 'desc')
    .limit(limit + 1)
  const cursor = before === undefined ? undefined : parseTimeCursor(before)
  if (cursor !== undefined)
    query = query.where(({ eb, or, and }) =>
      or([
        eb('explorer_calls.created_at', '<', cursor.createdAt),
        and([eb('explorer_calls.created_at', '=', cursor.createdAt), eb('explorer_calls.id', '<', cursor.id)])
      ])
    )
  const rows = await query.execute()
  const shown = rows.slice(0, limit)
  return {
    calls: shown.map(toExplorerCall),
    total: Number(total),
    next: toTimeCursor(rows.length > shown.length ? shown.at(-1) : undefined)
  }
}

function toExplorerCall(row: NamedRow): ExplorerCall {
  const { id, operation, method, path, body, authentication, status, milliseconds, bytes } = row
  return {
    id,
    operation,
    method,
    path,
    parameters: JSON.parse(row.parameters) as Record<string, string>,
    body,
    leftOut: row.left_out,
    authentication,
    role: row.role === null ? null : { id: row.role, name: row.role_name ?? row.role },
    status,
    milliseconds,
    bytes,
    at: row.created_at
  }
}

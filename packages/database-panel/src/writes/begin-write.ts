import { ApiError, type DatabaseWrite, type NewDatabaseWrite } from '@sitewright/api'
import { writeLimits, type HeldWrite, type WriteRequest } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { ConnectionRow } from '../connections/connections.repository.ts'
import { getUsedConnection } from '../connections/get-used-connection.ts'
import { openConnection } from '../connections/open-connection.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { toBeginDetails } from './audit-write.ts'
import { toMissing } from './missing-engine.ts'
import { toWrite } from './to-write.ts'
import { watchWrite } from './watch-write.ts'
import { toWriteApiError } from './write-api-error.ts'
import { openContent, sealContent } from './write-content.ts'
import { countHeld, findWrite, insertWrite, type WriteRow } from './writes.repository.ts'

/** Writes that one user may hold at once. */
const mostHeld = 3

/** Begins a write of a connected database, and holds it. */
export async function beginWrite(
  call: UserCall,
  { connection, query, parameters, schema = '', table = '', changes = [] }: NewDatabaseWrite,
  signal: AbortSignal
): Promise<DatabaseWrite> {
  const request: WriteRequest =
    query === undefined
      ? { kind: 'changes', schema, table, changes }
      : { kind: 'statement', query: { text: query, parameters } }
  return holdWrite(call, { connection, request, undoOf: null, signal })
}

/** Begins the inverse of a committed write, as a new one. */
export async function undoWrite(call: UserCall, id: string, signal: AbortSignal): Promise<DatabaseWrite> {
  const { services, actor } = call
  const row = await findWrite(services.database.db, id, actor.userId)
  if (row === undefined) throw new ApiError('write.not-found')
  const { inverse, target } = (await openContent(services, row)).effect
  if (row.state !== 'committed' || row.undone_by !== null || inverse === null)
    throw new ApiError('write.not-undoable')
  return holdWrite(call, {
    connection: row.connection_id,
    request: { kind: 'changes', ...target, changes: inverse },
    undoOf: id,
    signal
  })
}

interface NewWrite {
  connection: string
  request: WriteRequest
  undoOf: string | null
  signal: AbortSignal
}

async function holdWrite(
  call: UserCall,
  { connection: connectionId, request, undoOf, signal }: NewWrite
): Promise<DatabaseWrite> {
  const { services, actor } = call
  await enforceRateLimit(services, 'database-write-account', actor.userId)
  const connection = await getUsedConnection(call, connectionId)
  if (connection.writable === 0) throw new ApiError('write.read-only-connection')
  if ((await countHeld(services.database.db, actor.userId, services.now())) >= mostHeld)
    throw new ApiError('write.too-many-held')
  const held = await begin(call, { connection, request, signal })
  try {
    const row = await saveWrite(call, { connection, request, undoOf, held })
    services.heldWrites.add(row.id, (parts) => watchWrite({ call, held, row, connection }, parts))
    return await toWrite(services, row)
  } catch (error) {
    await held.rollBack().catch(() => undefined)
    throw error
  }
}

async function begin(
  { services }: UserCall,
  { connection, request, signal }: { connection: ConnectionRow; request: WriteRequest; signal: AbortSignal }
): Promise<HeldWrite> {
  const engine = await openConnection(services, connection)
  if (engine.beginWrite === undefined) throw toMissing(connection, 'heldWrites')
  try {
    return await engine.beginWrite(request, { signal })
  } catch (error) {
    throw toWriteApiError(error)
  }
}

/** Saves a held write with its first locks, so that every server can answer for it. */
async function saveWrite(
  call: UserCall,
  {
    connection,
    request,
    undoOf,
    held
  }: Omit<NewWrite, 'connection' | 'signal'> & { connection: ConnectionRow; held: HeldWrite }
): Promise<WriteRow> {
  const { services, actor } = call
  const id = newId()
  const now = services.now()
  const { effect } = held
  const statement = request.kind === 'statement' ? request.query.text : null
  const row: WriteRow = {
    id,
    connection_id: connection.id,
    created_by: actor.userId,
    session_id: actor.sessionId,
    state: 'held',
    asked: null,
    reason: null,
    words: null,
    rows: effect.rows,
    content: await sealContent(services, id, { statement, effect }),
    locks: JSON.stringify(await held.readLocks()),
    locks_at: now,
    undo_of: undoOf,
    undone_by: null,
    begun_at: now,
    expires_at: now + writeLimits.holdMs,
    ended_at: null
  }
  await call.transaction(async (transaction) => {
    await insertWrite(transaction, row)
    await transaction.audit(
      'database.write-begin',
      { type: 'database', id: connection.id },
      { details: { write: id, undoOf, ...toBeginDetails(statement, effect, connection.kind) } }
    )
  })
  return row
}

import { ApiError, type DatabaseWrite } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { findConnection } from '../connections/connections.repository.ts'
import { toOutcome, toWrite } from './to-write.ts'
import { askWrite, findWrite, type WriteRow } from './writes.repository.ts'

/** Milliseconds that a call waits for the server that holds the write. */
const waitMs = 20_000
const pollMs = 50

export async function readWrite(call: UserCall, id: string): Promise<DatabaseWrite> {
  return toWrite(call.services, await getWrite(call, id))
}

/** Commits a held write, which another server may hold. */
export async function commitWrite(
  call: UserCall,
  id: string,
  name: string | undefined
): Promise<DatabaseWrite> {
  const row = await getWrite(call, id)
  const connection = await findConnection(call.services.database.db, row.connection_id)
  if (row.state === 'held' && connection?.production === 1 && name !== connection.name)
    throw new ApiError('write.name', [{ path: 'body.name', message: connection.name }])
  const ended = await ask(call, row, 'commit')
  if (ended.state === 'committed') return toWrite(call.services, ended)
  throw toError(ended, call.services.now())
}

/** Rolls back a held write, which another server may hold. */
export async function rollBackWrite(call: UserCall, id: string): Promise<DatabaseWrite> {
  const ended = await ask(call, await getWrite(call, id), 'roll-back')
  if (toOutcome(ended, call.services.now()).state !== 'rolled-back') throw new ApiError('write.ended')
  return toWrite(call.services, ended)
}

async function getWrite({ services, actor }: UserCall, id: string): Promise<WriteRow> {
  const row = await findWrite(services.database.db, id, actor.userId)
  if (row === undefined) throw new ApiError('write.not-found')
  return row
}

/** Requests a commit or rollback of the server that holds the write, and waits for it. The first request counts. */
async function ask(call: UserCall, row: WriteRow, asked: 'commit' | 'roll-back'): Promise<WriteRow> {
  const { services } = call
  const isOpen = ({ state }: WriteRow): boolean => state === 'held' || state === 'committing'
  if (!isOpen(row) || !isOpen({ ...row, ...toOutcome(row, services.now()) })) return row
  await askWrite(services.database.db, row.id, asked)
  services.heldWrites.wake(row.id)
  const until = Date.now() + waitMs
  for (;;) {
    const current = await getWrite(call, row.id)
    if (!isOpen(current) || Date.now() > until) return current
    await new Promise((later) => setTimeout(later, pollMs))
  }
}

/** The API error of a write that was not committed. */
function toError(row: WriteRow, now: number): ApiError {
  const { state, reason } = toOutcome(row, now)
  if (reason === 'expired') return new ApiError('write.expired')
  if (reason === 'failed')
    return new ApiError('write.failed', row.words === null ? [] : [{ path: '', message: row.words }])
  if (reason === 'lost' || state === 'unknown' || state === 'committing') return new ApiError('write.lost')
  return new ApiError('write.ended')
}

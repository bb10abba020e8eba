import type { DatabaseWrite } from '@sitewright/api'
import type { HeldLocks } from '@sitewright/databases'
import type { Services } from '@sitewright/kernel/services'
import { openContent } from './write-content.ts'
import type { WriteRow } from './writes.repository.ts'

/** Milliseconds after a write's deadline until a server that has saved no outcome counts as gone. */
const graceMs = 15_000

export async function toWrite(
  { encryptor, now }: Pick<Services, 'encryptor' | 'now'>,
  row: WriteRow
): Promise<DatabaseWrite> {
  const { statement, effect } = await openContent({ encryptor }, row)
  const { inverse, inverseGap, ...rest } = effect
  const { locks, waiting } = JSON.parse(row.locks) as HeldLocks
  return {
    ...rest,
    // A write that an earlier version stored has neither.
    unseen: rest.unseen ?? [],
    counter: rest.counter ?? null,
    id: row.id,
    connection: row.connection_id,
    ...toOutcome(row, now()),
    statement,
    undoable: row.state === 'committed' && inverse !== null && row.undone_by === null,
    undoGap: inverseGap,
    locks,
    waiting,
    locksAt: row.locks_at,
    undoOf: row.undo_of,
    undone: row.undone_by !== null,
    begunAt: row.begun_at,
    expiresAt: row.expires_at,
    now: now(),
    endedAt: row.ended_at
  }
}

/** The state of a write. Where its server has crashed, the connected database has rolled it back with the connection. */
export function toOutcome(
  { state, reason, expires_at: expiresAt }: Pick<WriteRow, 'state' | 'reason' | 'expires_at'>,
  now: number
): Pick<DatabaseWrite, 'state' | 'reason'> {
  if (now < expiresAt + graceMs) return { state, reason }
  if (state === 'held') return { state: 'rolled-back', reason: 'server' }
  return { state: state === 'committing' ? 'unknown' : state, reason }
}

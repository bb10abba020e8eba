import type { RollBackReason } from '@sitewright/api'
import { WriteError, writeLimits, type HeldWrite } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import { findConnection, type ConnectionRow } from '../connections/connections.repository.ts'
import type { Signal } from '@sitewright/kernel/services'
import { findActiveActors } from '@sitewright/kernel/sessions'
import { toRowDetails } from './audit-write.ts'
import { findWrite, markUndone, moveWrite, type WriteRow } from './writes.repository.ts'

/** Milliseconds between two checks for requests to other servers, and for the right to hold the write. */
const lookMs = 500
/** Milliseconds between two readings of the locks. */
const locksMs = 2000

/** A write that this server holds. */
export interface WatchedWrite {
  call: UserCall
  held: HeldWrite
  row: WriteRow
  connection: ConnectionRow
}

type Decision = 'commit' | RollBackReason

/** Holds a write until its commit or rollback is requested, or its owner may hold it no longer. */
export async function watchWrite(
  watched: WatchedWrite,
  { signal, isStopping }: { signal: Signal; isStopping: () => boolean }
): Promise<void> {
  const begun = performance.now()
  let lockedAt = Number.NEGATIVE_INFINITY
  for (;;) {
    const spent = performance.now() - begun
    // A clock that is set back makes its time no longer.
    const isOver = spent >= writeLimits.holdMs ? 'expired' : undefined
    const decision = isStopping() ? 'server' : (isOver ?? (await decide(watched).catch(() => undefined)))
    if (decision !== undefined) {
      await end(watched, decision)
      return
    }
    if (spent - lockedAt >= locksMs) {
      lockedAt = spent
      if (!(await saveLocks(watched))) {
        await end(watched, 'lost')
        return
      }
    }
    await signal.wait(lookMs)
  }
}

/** The action that is due for a write; undefined while it stays held. */
async function decide({ call, row, connection }: WatchedWrite): Promise<Decision | undefined> {
  const { services } = call
  const { db } = services.database
  // Its time ends even where our own database does not answer.
  if (services.now() >= row.expires_at) return 'expired'
  const current = await findWrite(db, row.id, row.created_by)
  if (current === undefined) return 'server'
  const actor = (await findActiveActors(services, [row.session_id])).get(row.session_id)
  if (actor?.permissions.includes('database.write') !== true) return 'rights'
  const now = await findConnection(db, connection.id)
  if (now?.enabled !== 1 || now.writable !== 1 || now.revision !== connection.revision) return 'connection'
  return current.asked === 'roll-back' ? 'asked' : (current.asked ?? undefined)
}

/** Saves the locks and the sessions that wait; returns whether the write is still open. */
async function saveLocks({ call: { services }, held, row }: WatchedWrite): Promise<boolean> {
  let locks
  try {
    locks = await held.readLocks()
  } catch {
    return false
  }
  await moveWrite(
    services.database.db,
    { id: row.id, from: 'held' },
    { locks: JSON.stringify(locks), locks_at: services.now() }
  ).catch(() => undefined)
  return true
}

async function end(watched: WatchedWrite, decision: Decision): Promise<void> {
  if (decision === 'commit') await commit(watched)
  else await rollBack(watched, { reason: decision, from: 'held' })
}

/** Commits. The audit log has the write first, so that nothing is committed unaudited. */
async function commit(watched: WatchedWrite): Promise<void> {
  const { call, held, row, connection } = watched
  const { rows } = held.effect
  try {
    await call.transaction(async (transaction) => {
      await moveWrite(transaction, { id: row.id, from: 'held' }, { state: 'committing' })
      await transaction.audit(
        'database.write-commit',
        { type: 'database', id: connection.id },
        { details: { write: row.id, rows, undoOf: row.undo_of, ...toRowDetails(held.effect) } }
      )
    })
  } catch {
    await rollBack(watched, { reason: 'server', from: 'held' })
    return
  }
  try {
    await held.commit()
  } catch (error) {
    const isLost = error instanceof WriteError && error.reason === 'lost'
    const words = error instanceof WriteError ? (error.words?.message ?? null) : null
    await rollBack(watched, { reason: isLost ? 'lost' : 'failed', from: 'committing', words })
    return
  }
  await settle(watched, 'committing', { state: 'committed' })
  if (row.undo_of !== null) await markUndone(call.services.database.db, row.undo_of, row.id)
}

async function rollBack(
  watched: WatchedWrite,
  {
    reason,
    from,
    words = null
  }: { reason: RollBackReason; from: 'held' | 'committing'; words?: string | null }
): Promise<void> {
  const { call, held, row, connection } = watched
  if (from === 'held') await held.rollBack().catch(() => undefined)
  // Whether a commit that broke off has come about is not known.
  const state = from === 'committing' && reason === 'lost' ? 'unknown' : 'rolled-back'
  await settle(watched, from, { state, reason, words })
  await call
    .transaction((transaction) =>
      transaction.audit(
        'database.write-roll-back',
        { type: 'database', id: connection.id },
        { details: { write: row.id, reason, rows: held.effect.rows } }
      )
    )
    .catch(() => undefined)
}

/** Saves how a write ended, with a few attempts where our own database does not answer. */
async function settle(
  { call: { services }, row }: WatchedWrite,
  from: WriteRow['state'],
  changes: Partial<Pick<WriteRow, 'state' | 'reason' | 'words'>>
): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await moveWrite(services.database.db, { id: row.id, from }, { ...changes, ended_at: services.now() })
      return
    } catch {
      await new Promise((later) => setTimeout(later, 200 * 2 ** attempt))
    }
  }
}

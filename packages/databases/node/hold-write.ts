import type { DatabaseError, EngineWords } from '../src/failures.ts'
import {
  WriteError,
  type HeldLocks,
  type HeldWrite,
  type WriteEffect,
  type WriteFailure
} from '../src/writes.ts'
import { closeConnection, type OpenConnection } from './connections.ts'

/** An open transaction that has written. */
interface OpenTransaction {
  connection: OpenConnection
  effect: WriteEffect
  readLocks: () => Promise<HeldLocks>
  /** Ends the transaction; throws where the server has not committed. */
  end: (action: 'commit' | 'rollback') => Promise<void>
  toWriteError: (error: unknown) => Error
}

/** Holds a transaction until it is committed or rolled back, which closes its connection. */
export function holdWrite({ connection, effect, readLocks, end, toWriteError }: OpenTransaction): HeldWrite {
  const finish = async (action: 'commit' | 'rollback'): Promise<void> => {
    try {
      await end(action)
    } catch (error) {
      throw toWriteError(error)
    } finally {
      closeConnection(connection)
    }
  }
  return {
    effect,
    readLocks: () =>
      readLocks().catch((error: unknown) => {
        throw toWriteError(error)
      }),
    commit: () => finish('commit'),
    rollBack: () => finish('rollback')
  }
}

/** The error of a write that failed, by the engine's reason where it has one. A connection's failure stays as it is. */
export function createToWriteError<Arguments extends unknown[]>(
  toQueryError: (error: unknown, ...further: Arguments) => DatabaseError,
  findReason: (error: unknown, words: EngineWords | null) => WriteFailure | undefined
): (error: unknown, ...further: Arguments) => Error {
  return (error, ...further) => {
    if (error instanceof WriteError) return error
    const failed = toQueryError(error, ...further)
    const { failure } = failed
    if (failure.kind === 'connection' || failure.reason === 'cancelled') return failed
    const { reason, words } = failure
    if (reason !== 'engine' && reason !== 'not-read') return new WriteError(reason, { words })
    return new WriteError(findReason(error, words) ?? 'failed', { words })
  }
}

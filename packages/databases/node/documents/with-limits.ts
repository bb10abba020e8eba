import { DatabaseError, queryFailed } from '../../src/failures.ts'
import type { ReadLimits } from '../../src/limits.ts'

/** Runs a reading that a signal ends, of the caller or of its limit of time, and tells the two apart. */
export async function* withLimits<Part>(
  { milliseconds }: Pick<ReadLimits, 'milliseconds'>,
  signal: AbortSignal,
  run: (signal: AbortSignal) => AsyncIterable<Part>
): AsyncGenerator<Part> {
  const late = AbortSignal.timeout(Math.ceil(milliseconds))
  try {
    if (signal.aborted) throw queryFailed('cancelled')
    yield* run(AbortSignal.any([signal, late]))
  } catch (error) {
    if (signal.aborted) throw queryFailed('cancelled')
    if (late.aborted) throw queryFailed('timeout')
    throw error instanceof DatabaseError ? error : queryFailed('lost')
  }
}

/** Why a test failed: the reason of a connection; a statement of ours that was refused is another kind of server. */
export function toTestFailure(error: unknown) {
  const failure = error instanceof DatabaseError ? error.failure : undefined
  return { ok: false, reason: failure?.kind === 'connection' ? failure.reason : 'other' } as const
}

import { DatabaseError, queryFailed } from '../../src/failures.ts'
import type { ReadLimits } from '../../src/limits.ts'

/** Runs a read until the caller's signal or the time limit, each with its own failure. */
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

/** The outcome of a failed test. Where a statement of ours was refused, it is another kind of server. */
export function toTestFailure(error: unknown) {
  const failure = error instanceof DatabaseError ? error.failure : undefined
  return { ok: false, reason: failure?.kind === 'connection' ? failure.reason : 'other' } as const
}

import { ApiError, type ApiErrorCode } from '@sitewright/api'

/** A time limit with its error. */
export interface Deadline {
  ms: number
  code: ApiErrorCode
  /** Stops waiting earlier. */
  signal?: AbortSignal
}

/** Waits for work until a deadline; the work itself goes on in the background. */
export async function inTime<T>(work: () => Promise<T>, { ms, code, signal }: Deadline): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ApiError(code)), ms)
  const stop = (): void => reject(new ApiError(code))
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted === true) stop()
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

import { ApiError, type ApiErrorCode } from '@sitewright/api'

/** How long work may take, and what is said afterwards. */
export interface Deadline {
  ms: number
  code: ApiErrorCode
  /** Ends the waiting before. */
  signal?: AbortSignal
}

/** Waits for work until a deadline; what it does afterwards is not waited for. */
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

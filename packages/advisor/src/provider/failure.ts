import type { FailureCode } from '../messages.ts'

/** Reasons for which we may have aborted the call. */
export interface CallState {
  readonly cancelled: boolean
  readonly timedOut: boolean
  readonly tooLong: boolean
}

function findStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

/** The provider's Retry-After, in milliseconds. */
function findRetryAfterMs(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('headers' in error)) return undefined
  const seconds = error.headers instanceof Headers ? Number(error.headers.get('retry-after') ?? '') : 0
  return seconds > 0 ? seconds * 1000 : undefined
}

function toFailureCode(status: number): FailureCode {
  if (status === 401 || status === 403) return 'advisor.unauthorized'
  if (status === 429) return 'advisor.rate-limited'
  if (status === 408 || status === 504) return 'advisor.timeout'
  return status >= 500 ? 'advisor.overloaded' : 'advisor.refused'
}

/**
 * Maps an error to a failure code. A request without a response, be it the network, CORS or an SDK that could not be
 * loaded, has the marker of the spec (1 §7).
 */
export function toFailure(error: unknown, marks: CallState): { code: FailureCode; waitMs?: number } {
  if (marks.cancelled) return { code: 'advisor.cancelled' }
  if (marks.timedOut) return { code: 'advisor.timeout' }
  if (marks.tooLong) return { code: 'advisor.bad-reply' }
  const status = findStatus(error)
  if (status !== undefined) {
    const waitMs = findRetryAfterMs(error)
    return { code: toFailureCode(status), ...(waitMs !== undefined && { waitMs }) }
  }
  return { code: error instanceof SyntaxError ? 'advisor.no-json' : 'CORS_FALLBACK' }
}

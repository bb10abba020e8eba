import type { z } from '@hono/zod-openapi'
import { apiErrors, type ApiErrorCode } from './errors.ts'
import type { problemDetailsSchema } from './responses.ts'

/** Problem details (RFC 9457): the body of every error response, with a code of the catalogue. */
export type ProblemDetails = z.infer<typeof problemDetailsSchema> & { error: { code: ApiErrorCode } }

/** One value of a request that is wrong, and what to do about it. */
export type ErrorDetail = ProblemDetails['error']['details'][number]

/** An expected failure of a request: thrown in a route, turned into problem details in one place. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly details: readonly ErrorDetail[]
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined

  constructor(code: ApiErrorCode, details: readonly ErrorDetail[] = [], retryAfter?: number) {
    super(apiErrors[code].message)
    this.name = 'ApiError'
    this.code = code
    this.details = details.length === 0 && retryAfter !== undefined ? [waitDetail(retryAfter)] : details
    this.retryAfter = retryAfter
  }
}

/** Repeats the wait of the Retry-After header in the body. */
function waitDetail(seconds: number): ErrorDetail {
  return { path: '', message: `Wait ${seconds} seconds.`, value: seconds }
}

/** Makes the problem details of an error code. */
export function toProblemDetails(
  code: ApiErrorCode,
  traceId: string,
  details: readonly ErrorDetail[] = []
): ProblemDetails {
  const { status, message } = apiErrors[code]
  return {
    type: 'about:blank',
    title: message,
    status,
    traceId,
    success: false,
    message,
    error: { code, message, details: [...details] }
  }
}

/** Whether a text is a code of the catalogue. */
export function isErrorCode(code: string): code is ApiErrorCode {
  return Object.hasOwn(apiErrors, code)
}

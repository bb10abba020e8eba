import type { z } from '@hono/zod-openapi'
import { apiErrors, type ApiErrorCode } from './errors.ts'
import type { problemDetailsSchema } from './responses.ts'

export type ProblemDetails = z.infer<typeof problemDetailsSchema> & { error: { code: ApiErrorCode } }

/** A wrong value of a request, with the remedy. */
export type ErrorDetail = ProblemDetails['error']['details'][number]

/** An expected failure of a request: thrown by a route or use case, and mapped to problem details by `onError`. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly details: readonly ErrorDetail[]
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: ApiErrorCode, details: readonly ErrorDetail[] = [], retryAfter?: number) {
    super(apiErrors[code].message)
    this.name = 'ApiError'
    this.code = code
    this.details = details.length === 0 && retryAfter !== undefined ? [waitDetail(retryAfter)] : details
    this.retryAfter = retryAfter
  }
}

/** Repeats the Retry-After header in the body. */
function waitDetail(seconds: number): ErrorDetail {
  return { path: '', message: `Wait ${seconds} seconds.`, value: seconds }
}

/** Creates the problem details of an error code. */
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

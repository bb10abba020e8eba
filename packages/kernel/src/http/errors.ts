import { ApiError, apiErrors, toProblemDetails, type ApiErrorCode, type ErrorDetail } from '@sitewright/api'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Problem-details response of an error code (RFC 9457). Browsers may cache 404 responses, so caching is disabled. */
export function errorResponse(
  c: Context,
  code: ApiErrorCode,
  details: readonly ErrorDetail[] = []
): Response {
  c.header('Cache-Control', 'no-store')
  const traceId: unknown = c.get('traceId')
  const answer = toProblemDetails(code, typeof traceId === 'string' ? traceId : '', details)
  return c.json(answer, apiErrors[code].status as ContentfulStatusCode, {
    'Content-Type': 'application/problem+json'
  })
}

/** Central error handler: maps a thrown error to a response. The access log records unexpected errors. */
export function onError(error: Error, c: Context): Response {
  if (error instanceof ApiError) {
    if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
    return errorResponse(c, error.code, error.details)
  }
  if (error instanceof HTTPException && error.status === 400) return errorResponse(c, 'request.not-json')
  return errorResponse(c, 'server.failed')
}

import type { z } from '@hono/zod-openapi'
import { ApiError, type ErrorDetail } from '@sitewright/api'

/** Bounds of an error response, whatever the request held. */
const mostDetails = 50
const longestMessage = 1000

/** Parses the body, path or query of a request by its schema; throws `request.invalid` with the issues. */
export function parseRequest<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ApiError('request.invalid', result.error.issues.slice(0, mostDetails).map(toErrorDetail))
}

function toErrorDetail({ path, message, ...issue }: z.core.$ZodIssue): ErrorDetail {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, mostDetails).join(', ') : undefined
  const at = [...path, ...(unknown === undefined ? [] : [unknown])].join('.')
  return { path: at.slice(0, longestMessage), message: message.slice(0, longestMessage) }
}

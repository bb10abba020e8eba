import type { z } from '@hono/zod-openapi'
import { ApiError, type ErrorDetail } from '@sitewright/api'

/** Enough to see what is wrong. */
const mostDetails = 50
const longestMessage = 1000

/** What a schema makes of a part of a request; throws `request.invalid` with what is wrong in it. */
export function requestParts<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ApiError('request.invalid', result.error.issues.slice(0, mostDetails).map(detailOf))
}

function detailOf({ path, message, ...issue }: z.core.$ZodIssue): ErrorDetail {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, mostDetails).join(', ') : undefined
  const at = [...path, ...(unknown === undefined ? [] : [unknown])].join('.')
  return { path: at.slice(0, longestMessage), message: message.slice(0, longestMessage) }
}

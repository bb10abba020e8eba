import type { z } from '@hono/zod-openapi'
import { ApiError, type ErrorDetail } from '@sitewright/api'
import { toInputMessage } from './input-messages.ts'

/** Bounds the size of an error response. */
const mostDetails = 50
const longestMessage = 1000

interface ParseOptions {
  /** Whether the values are flat, as in a query string: an entry of a list has no path of its own. */
  isFlat?: boolean
}

/**
 * Parses the body, path or query of a request by its schema; throws `request.invalid` with a message for each issue.
 */
export function parseRequest<S extends z.ZodType>(
  schema: S,
  value: unknown,
  { isFlat = false }: ParseOptions = {}
): z.output<S> {
  const result = schema.safeParse(value, { error: toInputMessage })
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, mostDetails)
  throw new ApiError(
    'request.invalid',
    issues.map((issue) => toErrorDetail(isFlat ? { ...issue, path: issue.path.slice(0, 1) } : issue))
  )
}

function toErrorDetail({ path, message, ...issue }: z.core.$ZodIssue): ErrorDetail {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, mostDetails).join(', ') : undefined
  const at = [...path, ...(unknown === undefined ? [] : [unknown])].join('.')
  return { path: at.slice(0, longestMessage), message: message.slice(0, longestMessage) }
}

import {
  ApiError,
  demoCredentials,
  demoMessages,
  type ApiErrorCode,
  type ProblemDetails
} from '@sitewright/api'
import type { Context } from 'hono'
import { onError } from '@sitewright/kernel/http'

const credentialsMessage = `Invalid credentials. Try ${demoCredentials.email} with ${demoCredentials.password}`

/** Error messages that the demo replaces (spec 2 §8): where the outside world is missing, waiting would not help. */
const messages: Partial<Record<ApiErrorCode, string>> = {
  'auth.credentials': credentialsMessage,
  'auth.admin-credentials': credentialsMessage,
  'auth.expired': 'Invalid token',
  'auth.mail-missing': demoMessages.mail,
  'oauth.unreachable': demoMessages.providers
}

/** Hono error handler of the demo: the server's error responses, with the demo's messages. */
export async function onDemoError(error: Error, c: Context): Promise<Response> {
  const answer = onError(error, c)
  const message = error instanceof ApiError ? messages[error.code] : undefined
  if (message === undefined) return answer
  const told = (await answer.json()) as ProblemDetails
  return Response.json({ ...told, title: message, message, error: { ...told.error, message } }, answer)
}

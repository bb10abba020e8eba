import { ApiError, demoCredentials, type ApiErrorCode, type ProblemDetails } from '@sitewright/api'
import type { Context } from 'hono'
import { onError } from '../src/http/errors.ts'

const signIn = `Invalid credentials. Try ${demoCredentials.email} with ${demoCredentials.password}`

/** What the demo says in words of its own (spec 2 §8). */
const words: Partial<Record<ApiErrorCode, string>> = {
  'auth.credentials': signIn,
  'auth.admin-credentials': signIn,
  'auth.expired': 'Invalid token'
}

/** Turns what a route throws into an answer, as the server does, in the words of the demo. */
export async function demoError(error: Error, c: Context): Promise<Response> {
  const answer = onError(error, c)
  const message = error instanceof ApiError ? words[error.code] : undefined
  if (message === undefined) return answer
  const told = (await answer.json()) as ProblemDetails
  return Response.json({ ...told, title: message, message, error: { ...told.error, message } }, answer)
}

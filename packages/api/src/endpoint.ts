import type { z } from '@hono/zod-openapi'
import { errorSchema } from './schemas.ts'

const failure = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: errorSchema } }
})

/** A JSON body of a request. */
export function jsonBody<S extends z.ZodType>(
  schema: S
): { required: true; content: { 'application/json': { schema: S } } } {
  return { required: true, content: { 'application/json': { schema } } }
}

/** The answer of a call that went well. */
export function answers<S extends z.ZodType>(
  description: string,
  schema: S
): { 200: { description: string; content: { 'application/json': { schema: S } } } } {
  return { 200: { description, content: { 'application/json': { schema } } } }
}

/** What any call of the accounts may answer when it does not go well. */
export const failures = {
  400: failure('The request does not fit the contract; details name path and message'),
  401: failure('Not signed in, or the sign-in was refused'),
  403: failure('Not allowed'),
  404: failure('There is no such thing, or it is not yours'),
  409: failure('It would undo or collide with something else'),
  422: failure('The values are refused; details name path, message and remedy'),
  429: failure('Too many requests; Retry-After says how long to wait'),
  503: failure('All workers are busy; Retry-After says how long to wait')
} as const

import { z } from '@hono/zod-openapi'
import { toProblemDetails } from './api-error.ts'
import type { ApiErrorCode } from './errors.ts'

/**
 * Problem details (RFC 9457): the body of every error response. `error` is for programs, the sign-in forms read
 * `success` and `message` (spec 2 §3), `traceId` finds the request in the log.
 */
export const problemDetailsSchema = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.number().int(),
    traceId: z.string(),
    success: z.literal(false),
    message: z.string(),
    error: z.object({
      code: z.string(),
      message: z.string(),
      details: z.array(
        z.object({
          /** The wrong key, such as `customization.primaryColor`; empty for the whole body. */
          path: z.string(),
          message: z.string(),
          remedy: z.string().optional(),
          /** The number in the message, for programs. */
          value: z.number().optional()
        })
      )
    })
  })
  .openapi('Error')

/** The body of a response with nothing but a message. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string() }).openapi('Done')

export type Done = z.infer<typeof doneSchema>

export function jsonContent<S extends z.ZodType>(schema: S): { 'application/json': { schema: S } } {
  return { 'application/json': { schema } }
}

/** The success response: status 200 with a JSON body. */
export function ok<S extends z.ZodType>(
  description: string,
  schema: S
): { 200: { description: string; content: { 'application/json': { schema: S } } } } {
  return { 200: { description, content: jsonContent(schema) } }
}

const streamExample =
  'id: 4181\nevent: users\ndata: {"at":1795262400000,"payload":{"change":"changed","ids":[]}}\n\n'

/** The success response of a route that streams events (server-sent events). */
export function eventStream(description: string) {
  return {
    200: {
      description,
      content: { 'text/event-stream': { schema: z.string().openapi({ example: streamExample }) } }
    }
  } as const
}

/** The success response of a route that streams JSON Lines: one JSON value a line. */
export function jsonLines(description: string, example: string) {
  return {
    200: { description, content: { 'application/jsonl': { schema: z.string().openapi({ example }) } } }
  } as const
}

/** The success response of a route that sends a file to download, in one of several content types. */
export function attachment<Type extends string>(description: string, ...types: readonly Type[]) {
  const schema = z.string().openapi({ format: 'binary' })
  const content = Object.fromEntries(types.map((type) => [type, { schema }]))
  return { 200: { description, content: content as Record<Type, { schema: z.ZodString }> } }
}

/** An error response: problem details, with an error code of the catalogue as example. */
export const errorResponse = (description: string, code: ApiErrorCode) => ({
  description,
  content: {
    'application/problem+json': {
      schema: problemDetailsSchema,
      example: toProblemDetails(code, '0f2b6b0e-6c2f-4d8e-9a53-1c7f3d0b9e21')
    }
  }
})

/** The error responses that any route of `areas.ts` can have. */
export const errorResponses = {
  400: errorResponse(
    'The request does not fit the contract; details name path and message',
    'request.invalid'
  ),
  401: errorResponse('Not signed in, or the sign-in was refused', 'auth.expired'),
  403: errorResponse('Not allowed', 'auth.forbidden'),
  404: errorResponse('There is no such thing, or it is not yours', 'request.not-found'),
  409: errorResponse('It would undo or collide with something else', 'role.changed'),
  422: errorResponse('The values are refused; details name path, message and remedy', 'auth.password-weak'),
  429: errorResponse('Too many requests; Retry-After says how long to wait', 'request.too-many'),
  503: errorResponse('All workers are busy; Retry-After says how long to wait', 'server.busy')
} as const

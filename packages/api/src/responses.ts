import { z } from '@hono/zod-openapi'

/**
 * Problem details (RFC 9457): the body of every error response. `error` is for programs, `success` and `message` are what
 * the sign-in forms read (spec 2 §3), `traceId` finds the request in the log.
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
          /** The key that is wrong, such as `customization.primaryColor`; empty where the whole body is. */
          path: z.string(),
          message: z.string(),
          remedy: z.string().optional(),
          /** The number that the message tells, for programs. */
          value: z.number().optional()
        })
      )
    })
  })
  .openapi('Error')

/** The body of a response that has nothing but a message. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string() }).openapi('Done')

/** A success message. */
export type Done = z.infer<typeof doneSchema>

/** The content of a JSON body. */
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

/** The success response of a route that streams events (server-sent events). */
export function eventStream(description: string) {
  return { 200: { description, content: { 'text/event-stream': { schema: z.string() } } } } as const
}

/** The success response of a route that sends a file to be saved, such as an export. */
export function attachment<Type extends string>(description: string, type: Type) {
  const content = { [type]: { schema: z.string().openapi({ format: 'binary' }) } }
  return { 200: { description, content: content as Record<Type, { schema: z.ZodString }> } }
}

/** An error response: problem details. */
export const errorResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemDetailsSchema } }
})

/** The error responses that any route of the accounts may give. */
export const errorResponses = {
  400: errorResponse('The request does not fit the contract; details name path and message'),
  401: errorResponse('Not signed in, or the sign-in was refused'),
  403: errorResponse('Not allowed'),
  404: errorResponse('There is no such thing, or it is not yours'),
  409: errorResponse('It would undo or collide with something else'),
  422: errorResponse('The values are refused; details name path, message and remedy'),
  429: errorResponse('Too many requests; Retry-After says how long to wait'),
  503: errorResponse('All workers are busy; Retry-After says how long to wait')
} as const

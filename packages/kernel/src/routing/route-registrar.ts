import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Services } from '../services/services.ts'
import type { Env } from '../request/env.ts'
import { jsonResponse } from './json-response.ts'
import {
  registerRoute,
  type DeclaredRoute,
  type HandlerInput,
  type JsonOf,
  type RouteOptions
} from './register-route.ts'

type AnswerOf<R> = R extends { responses: { 200: infer A } } ? z.input<JsonOf<A>> : never

interface JsonRoute extends DeclaredRoute {
  responses: { 200: { content: { 'application/json': { schema: z.ZodType } } } }
}

/** Adds a declared route to the app; access, CSRF, input and output are checked here. */
export type AddRoute = <const R extends JsonRoute>(
  route: R,
  handle: (called: HandlerInput<R>) => Promise<AnswerOf<R>>,
  options?: RouteOptions
) => void

/**
 * Creates the function that adds declared routes with a JSON response to an app.
 *
 * @example
 * const add = routeRegistrar(app, services)
 * add(listNotesRoute, ({ call, query }) => findNotes(call, query))
 * add(deleteNoteRoute, async ({ call, path }) => {
 *   await deleteNote(call, path.id)
 *   return done('The note was deleted.')
 * })
 */
export function routeRegistrar(app: OpenAPIHono<Env>, services: Services): AddRoute {
  return function addRoute(route, handle, options = {}) {
    // Fields that the contract does not name never leave the server (security bar 30).
    const write = (answer: object): string =>
      JSON.stringify(route.responses[200].content['application/json'].schema.parse(answer))
    const written = new WeakMap<object, string>()
    // A frozen answer that is returned again is serialised once.
    const toText = (answer: object): string => {
      if (!Object.isFrozen(answer)) return write(answer)
      const known = written.get(answer)
      if (known !== undefined) return known
      const text = write(answer)
      written.set(answer, text)
      return text
    }
    registerRoute(app, services, route, {
      ...options,
      answer: async (called, c, isContextUsed) => {
        const text = toText(await handle(called))
        // A handler that used the context may have set headers and cookies.
        if (!isContextUsed()) return jsonResponse(c, text)
        c.header('Cache-Control', 'no-store')
        c.header('Content-Type', 'application/json')
        return c.body(text)
      }
    })
  }
}

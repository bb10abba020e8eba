import type { MiddlewareHandler } from 'hono'
import type { CallApp, Env } from '../request/env.ts'

interface App {
  fetch: (request: Request, bindings: Env['Bindings']) => Response | Promise<Response>
}

/**
 * Middleware: lets handlers call their own app within the process. Such a call passes authentication, authorisation and
 * rate limits like one from outside.
 */
export function allowInProcessCalls(app: App): MiddlewareHandler<Env> {
  const callApp: CallApp = async (request, inProcess) => app.fetch(request, { inProcess })
  return function setCallApp(c, next) {
    c.set('callApp', callApp)
    return next()
  }
}

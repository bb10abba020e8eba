import type { OpenAPIHono } from '@hono/zod-openapi'
import { completeDocument } from './complete-document.ts'

/** An app, whatever variables its middleware sets. */
type RegisteredRoutes = Pick<OpenAPIHono, 'openAPIRegistry' | 'getOpenAPI31Document'>

/**
 * Creates the OpenAPI 3.1 document of all routes that are registered on an app, with operation ids, access, rate limits
 * and an example of each parameter and JSON body.
 */
export function createOpenApiDocument(app: RegisteredRoutes, { version }: { version: string }): object {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token that POST /api/auth/login answers with.'
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'An API key of POST /api/account/api-keys; a bearer token may be one too.'
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'basicKey', {
    type: 'http',
    scheme: 'basic',
    description: 'The id of an API key, and the key as the password.'
  })
  const generated = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Sitewright',
      version,
      description: 'Describe a business, take away a progressive web app project.'
    }
  })
  return completeDocument(generated).document
}

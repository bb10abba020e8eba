import { OpenAPIHono } from '@hono/zod-openapi'
import type { SecretDocument, SecretSchema } from '../hide-secrets.ts'
import { declaredOperations } from './declared-operations.ts'

/** The input of a call, as JSON schemas. */
export interface CallSchemas {
  method: string
  path: string
  parameters: readonly { in: string; name: string; schema?: SecretSchema }[]
  /** Whether it accepts a body of any content type. */
  takesBody: boolean
  /** The schema of a JSON body. */
  body: SecretSchema | undefined
  /** The document that the schemas refer to. */
  document: SecretDocument
}

interface GeneratedDocument extends SecretDocument {
  paths?: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            parameters?: CallSchemas['parameters']
            requestBody?: { content?: Readonly<Record<string, { schema?: SecretSchema }>> }
          }
        >
      >
    >
  >
}

const known = new Map<string, CallSchemas>()

/** The schemas of a declared call, by its operation id; undefined where there is none. */
export function findCallSchemas(operationId: string): CallSchemas | undefined {
  const found = known.get(operationId)
  if (found !== undefined) return found
  const route = declaredOperations.get(operationId)
  if (route === undefined) return undefined
  const app = new OpenAPIHono()
  app.openAPIRegistry.registerPath(route as never)
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: operationId, version: '1' }
  }) as GeneratedDocument
  const { parameters = [], requestBody } = document.paths?.[route.path]?.[route.method] ?? {}
  const schemas: CallSchemas = {
    method: route.method.toUpperCase(),
    path: route.path,
    parameters,
    takesBody: requestBody !== undefined,
    body: requestBody?.content?.['application/json']?.schema,
    document
  }
  known.set(operationId, schemas)
  return schemas
}

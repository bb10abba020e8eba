import type { Access } from '@sitewright/api'
import { z } from 'zod'

/** The HTTP app that is probed. */
export interface ProbedApp {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>
}

interface QueryParameter {
  name: string
  isText: boolean
  /** Values of an enum; empty for others. */
  values: readonly string[]
  /** An example value where the parameter is required; undefined where it is optional. */
  required: string | undefined
}

/** An operation of the OpenAPI document. */
export interface Operation {
  /** As `GET /api/users/{id}`. */
  name: string
  method: string
  path: string
  /** Names of the path parameters. */
  params: readonly string[]
  query: readonly QueryParameter[]
  access: Access | undefined
  /** Whether it concerns the whole installation, so that all users of a tenant are refused. */
  isOfInstallation: boolean
  isStream: boolean
  /** Example of the JSON body; undefined where it takes none. */
  example: unknown
}

const parameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().optional(),
  example: z.unknown().optional(),
  schema: z
    .object({
      type: z.unknown().optional(),
      enum: z.array(z.unknown()).optional(),
      example: z.unknown().optional()
    })
    .optional()
})

const contentSchema = z.record(z.string(), z.object({ example: z.unknown().optional() }))
const operationSchema = z.object({
  'x-access': z.custom<Access>().optional(),
  'x-scope': z.string().optional(),
  parameters: z.array(parameterSchema).optional(),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() }))
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema))
})

/** Reads the operations from the OpenAPI document of the app, so that new routes are probed without being listed. */
export async function readOperations(app: ProbedApp): Promise<Operation[]> {
  const response = await app.request('/api/openapi.json')
  const { paths } = documentSchema.parse(await response.json())
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      toOperation(method.toUpperCase(), path, operation)
    )
  )
}

function toOperation(method: string, path: string, operation: z.infer<typeof operationSchema>): Operation {
  const { parameters = [], requestBody, responses } = operation
  return {
    name: `${method} ${path}`,
    method,
    path,
    params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    query: parameters.filter((each) => each.in === 'query').map(toQueryParameter),
    access: operation['x-access'],
    isOfInstallation: operation['x-scope'] === 'installation',
    isStream: Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content),
    example: requestBody === undefined ? undefined : (requestBody.content['application/json']?.example ?? {})
  }
}

function toQueryParameter({
  name,
  required = false,
  example,
  schema
}: z.infer<typeof parameterSchema>): QueryParameter {
  const values = (schema?.enum ?? []).map(String)
  const shown = schema?.example ?? example ?? values[0] ?? ''
  return {
    name,
    values,
    isText: schema?.type === 'string' && values.length === 0,
    required: required ? toText(shown) : undefined
  }
}

/** An example value as a query string. */
function toText(shown: unknown): string {
  return typeof shown === 'string' ? shown : JSON.stringify(shown)
}

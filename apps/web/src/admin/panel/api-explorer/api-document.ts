import type { RoutePerformance } from '@sitewright/api'
import type { SecretMark } from '@sitewright/api/secret-fields'

/** A JSON schema, as far as the explorer reads it itself. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  enum?: readonly unknown[]
  minimum?: number
  maximum?: number
  default?: unknown
  description?: string
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  /** It is a secret. */
  'x-secret'?: SecretMark
}

/** What a body or an answer consists of. */
export interface MediaType {
  schema?: JsonSchema
  example?: unknown
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: JsonSchema
  example?: unknown
}

/** A call as the OpenAPI document describes it. */
interface DescribedCall {
  operationId?: string
  tags?: readonly string[]
  summary?: string
  description?: string
  deprecated?: boolean
  security?: readonly object[]
  parameters?: readonly Parameter[]
  requestBody?: { content?: Readonly<Record<string, MediaType>> }
  responses?: Readonly<
    Record<string, { description?: string; content?: Readonly<Record<string, MediaType>> }>
  >
}

/** The OpenAPI document of the server, as far as the explorer reads it. */
export interface ApiDocument {
  paths?: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>
  components?: { schemas?: Readonly<Record<string, JsonSchema>> }
}

/** A call of the API: an operation of the document. */
export interface Operation {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  /** What a caller has to know, in paragraphs. */
  description: readonly string[]
  deprecated: boolean
  requiresAuth: boolean
  parameters: readonly Parameter[]
  body: Readonly<Record<string, MediaType>>
  responses: NonNullable<DescribedCall['responses']>
}

export function listOperations({ paths = {} }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => toOperation(method.toUpperCase(), path, call))
  )
}

function toOperation(method: string, path: string, call: DescribedCall): Operation {
  return {
    id: call.operationId ?? `${method} ${path}`,
    method,
    path,
    tag: call.tags?.[0] ?? '',
    summary: call.summary ?? '',
    description: (call.description ?? '').split('\n\n').filter(Boolean),
    deprecated: call.deprecated ?? false,
    requiresAuth: (call.security ?? []).length > 0,
    parameters: call.parameters ?? [],
    body: call.requestBody?.content ?? {},
    responses: call.responses ?? {}
  }
}

/** The calls that match all words of a search, within a tag; an empty tag is every one. */
export function filterOperations(
  operations: readonly Operation[],
  { search, tag }: { search: string; tag: string }
): Operation[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return operations.filter((operation) => {
    const text = [operation.method, operation.path, operation.summary, operation.tag, operation.id]
      .join(' ')
      .toLowerCase()
    return (tag === '' || operation.tag === tag) && words.every((word) => text.includes(word))
  })
}

function listTags(operations: readonly Operation[]): string[] {
  return [...new Set(operations.map(({ tag }) => tag))].toSorted((a, b) => a.localeCompare(b))
}

/** Calls in groups by tag, in the order of the tags. */
export function groupByTag(operations: readonly Operation[]): { tag: string; operations: Operation[] }[] {
  return listTags(operations).map((tag) => ({
    tag,
    operations: operations.filter((operation) => operation.tag === tag)
  }))
}

/** The schema of the JSON that a call answers a status with. */
export function findAnswerSchema({ responses }: Operation, status: number): JsonSchema | undefined {
  const content = responses[String(status)]?.content ?? {}
  return Object.entries(content).find(([type]) => /[/+]json$/.test(type))?.[1].schema
}

/** How a call performed within the last hour; undefined where it was not called. */
export function findPerformance(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  routes: readonly RoutePerformance[] = []
): RoutePerformance | undefined {
  const name = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  return routes.find(({ route }) => route === name)
}

/** The part of all calls that failed, in percent. */
export function errorRateOf({ calls, failures }: Pick<RoutePerformance, 'calls' | 'failures'>): number {
  return calls === 0 ? 0 : (failures / calls) * 100
}

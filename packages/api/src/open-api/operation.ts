import type { z } from '@hono/zod-openapi'
import type { Access, Permission } from '../access.ts'
import type { RateLimitName } from '../kernel/rate-limits.ts'
import type { TenantFeatureId } from '../tenancy/tenant-features.ts'
import type { StepUpWhen } from '../define-route.ts'

interface Content {
  content?: Readonly<Record<string, { schema?: z.ZodType }>>
}

/** A route as `defineRoute` returns it, for the OpenAPI document. */
export interface DeclaredOperation {
  'x-access': Access
  'x-access-or'?: Permission
  'x-scope'?: 'installation'
  'x-feature'?: TenantFeatureId
  'x-step-up'?: StepUpWhen
  'x-rate-limits'?: readonly RateLimitName[]
  method: string
  path: string
  summary: string
  description: string
  request?: {
    params?: z.ZodObject
    query?: z.ZodType
    headers?: z.ZodObject
    body?: Content
  }
  responses: Readonly<Record<string, Content>>
  takesStepUp: (body: unknown) => boolean
}

/** The part of a JSON schema that examples need. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  example?: unknown
  examples?: readonly unknown[]
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  properties?: Readonly<Record<string, JsonSchema>>
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
}

interface MediaType {
  schema?: JsonSchema
  example?: unknown
}

export interface Parameter {
  name: string
  in: string
  schema?: JsonSchema
  example?: unknown
}

export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  parameters?: readonly Parameter[]
  requestBody?: { content?: Readonly<Record<string, MediaType>> }
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, MediaType>> }>>
  'x-access'?: Access
  'x-access-or'?: Permission
  'x-scope'?: 'installation'
  'x-feature'?: TenantFeatureId
  'x-step-up'?: StepUpWhen
  'x-rate-limits'?: readonly RateLimitName[]
}

/** The part of an OpenAPI document that is completed here. */
export interface OpenApiDocument {
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: { schemas?: Readonly<Record<string, JsonSchema>> }
}

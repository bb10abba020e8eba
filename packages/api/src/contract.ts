import * as areas from './areas.ts'
import type { DeclaredOperation } from './open-api/operation.ts'

/** Routes of the typed client have a 200 response with a JSON body. */
interface JsonRoute {
  method: string
  path: string
  responses: { 200: { content: { 'application/json': object } } }
}

/** A route of the typed client. */
export type ContractRoute = Extract<(typeof areas)[keyof typeof areas], JsonRoute>

/**
 * Every route of `areas.ts` that responds with JSON, collected from its exports. The typed client is derived from its
 * types; the contract tests of the server iterate over it.
 */
export const contract = Object.values<unknown>(areas).filter(isContractRoute)

function isContractRoute(value: unknown): value is ContractRoute {
  const { responses } = (value ?? {}) as Partial<JsonRoute>
  return responses?.[200]?.content?.['application/json'] !== undefined
}

/** Every route of `areas.ts`, also those that respond with a file or a stream. */
export const declaredRoutes: readonly DeclaredOperation[] = Object.values<unknown>(areas).filter(isRoute)

function isRoute(value: unknown): value is DeclaredOperation {
  return typeof value === 'object' && value !== null && 'x-access' in value
}

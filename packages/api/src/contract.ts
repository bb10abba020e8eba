import * as accounts from './accounts.ts'
import type { DeclaredOperation } from './open-api/operation.ts'

/** What makes a route callable by the typed client: a 200 response with a JSON body. */
interface JsonRoute {
  method: string
  path: string
  responses: { 200: { content: { 'application/json': object } } }
}

/** A route of the typed client. */
export type ContractRoute = Extract<(typeof accounts)[keyof typeof accounts], JsonRoute>

/**
 * Every route of the accounts that answers with JSON, collected from what the areas export. The typed client is made from
 * its types; the contract tests of the server go through it.
 */
export const contract = Object.values<unknown>(accounts).filter(isContractRoute)

function isContractRoute(value: unknown): value is ContractRoute {
  const { responses } = (value ?? {}) as Partial<JsonRoute>
  return responses?.[200]?.content?.['application/json'] !== undefined
}

/** Every route of the accounts, with those that answer with a file or a stream. */
export const accountRoutes: readonly DeclaredOperation[] = Object.values<unknown>(accounts).filter(isRoute)

function isRoute(value: unknown): value is DeclaredOperation {
  return typeof value === 'object' && value !== null && 'x-access' in value
}

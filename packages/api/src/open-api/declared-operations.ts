import * as areas from '../areas.ts'
import * as health from '../health.ts'
import * as projects from '../projects.ts'
import type { DeclaredOperation } from './operation.ts'

/**
 * Every route of the contract by its operation id, from the name of its declaration: `listUsersRoute` is `listUsers`.
 */
export const declaredOperations: ReadonlyMap<string, DeclaredOperation> = new Map(
  Object.entries({ ...areas, ...health, ...projects })
    .filter(([name]) => name.endsWith('Route'))
    .map(([name, route]) => [name.slice(0, -'Route'.length), route as unknown as DeclaredOperation])
)

/** The operation id of each route, by method and path: `GET /api/users`. */
export const operationIds: ReadonlyMap<string, string> = new Map(
  [...declaredOperations].map(([id, { method, path }]) => [`${method.toUpperCase()} ${path}`, id])
)

import { declaredOperations } from '@sitewright/api/declared-operations'

/** A declared call, as it is found by its address. */
export interface FoundOperation {
  id: string
  /** As the OpenAPI document has it. */
  path: string
}

interface KnownOperation extends FoundOperation {
  method: string
  pattern: RegExp
  /** How many parameters its path has. */
  parameters: number
}

let known: readonly KnownOperation[] | undefined

/** The declared call of a method and a path without its query; of several the one that names the path more exactly. */
export function findOperation(method: string, pathname: string): FoundOperation | undefined {
  known ??= listOperations()
  return known.find((operation) => operation.method === method && operation.pattern.test(pathname))
}

function listOperations(): KnownOperation[] {
  const all = [...declaredOperations].map(([id, { method, path }]) => ({
    id,
    path,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    parameters: path.split('{').length - 1
  }))
  return all.toSorted((a, b) => a.parameters - b.parameters)
}

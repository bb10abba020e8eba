import { declaredOperations } from '@sitewright/api/declared-operations'

/** A declared call that was found by its address. */
export interface FoundOperation {
  id: string
  /** Path template of the OpenAPI document. */
  path: string
}

interface KnownOperation extends FoundOperation {
  method: string
  pattern: RegExp
  /** Number of parameters in its path. */
  parameters: number
}

let known: readonly KnownOperation[] | undefined

/** Finds the declared call of a method and a path without query; of several the one with the most specific path. */
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

import type { Module } from './read-module.ts'
import { withoutTypes, type Expression, type ImportStatement } from './syntax.ts'
import type { AngularClass } from './read-class.ts'

interface Node {
  type: string
  [key: string]: unknown
}

/**
 * Finds the imports that a module can do without once `@defer` blocks load what they draw: those of which each name is
 * only listed in `imports` of components, all of which draw it later.
 */
export function findDeferrableImports(
  module: Module,
  onlyDeferred: ReadonlyMap<AngularClass, readonly string[]>
): ReadonlySet<ImportStatement> {
  const names = new Set([...onlyDeferred.values()].flat())
  if (names.size === 0) return new Set()
  const listed = new Set<unknown>()
  for (const [{ options }, deferred] of onlyDeferred)
    for (const element of elementsIn(options.get('imports')))
      if (deferred.includes(element.name)) listed.add(element)
  const needed = namesUsedIn(module, listed)
  const byStatement = Map.groupBy(module.imports, ([, { statement }]) => statement)
  return new Set(
    [...byStatement].flatMap(([statement, imported]) =>
      imported.every(([name]) => names.has(name) && !needed.has(name)) ? [statement] : []
    )
  )
}

/** The names in a list that is written out. */
function elementsIn(list: Expression | undefined): (Expression & { name: string })[] {
  const literal = list && withoutTypes(list)
  if (literal?.type !== 'ArrayExpression') return []
  return literal.elements.flatMap((element) => {
    const named = element?.type === 'SpreadElement' || !element ? undefined : withoutTypes(element)
    return named?.type === 'Identifier' ? [named] : []
  })
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The names that the code of a module says, but for those in some nodes, in imports and in types. */
function namesUsedIn(module: Module, without: ReadonlySet<unknown>): Set<string> {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value) || without.has(value) || isWithoutCode(value)) return
    if (value.type === 'Identifier') names.add(value['name'] as string)
    for (const [key, inner] of Object.entries(value)) if (!isPlainName(value, key)) visit(inner)
  }
  visit(module.statements)
  return names
}

const typedExpressions = /^TS(?:As|Satisfies|NonNull|Instantiation|Export)/

function isWithoutCode({ type }: Node): boolean {
  return type === 'ImportDeclaration' || (type.startsWith('TS') && !typedExpressions.test(type))
}

/** Whether a child of a node is a property key, and so no reference to a variable. */
function isPlainName({ type, computed }: Node, key: string): boolean {
  if (key === 'loc' || key === 'extra') return true
  const isName = key === 'key' || (type.endsWith('MemberExpression') && key === 'property')
  return isName && !computed
}

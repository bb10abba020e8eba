import { analyze } from 'eslint-scope'
import type { Range } from '../engine/rule.ts'
import { child, children, rangeOf, type Node } from './node.ts'
import { isStandardGlobal } from './globals.ts'
import type { Script } from './script.ts'

/** A free variable: a name that a script uses and nothing declares. */
export interface Unbound {
  name: string
  range: Range
  /** It names an element: of JSX, or a component in a template. */
  element: boolean
  /** It stands in a template of Vue, which goes on without it where a script would throw. */
  template?: true
}

const typeKeys = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'implements',
  'superTypeArguments'
])
const wrappers = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression'
])
const containers = new Set(['TSModuleBlock', 'TSExportAssignment', 'TSParameterProperty', 'Decorator'])

/** Where the analyser goes on in a node that it does not know: into values, never into types. */
function childKeys(node: Node): string[] {
  if (wrappers.has(node.type)) return ['expression']
  if (containers.has(node.type)) return ['body', 'expression', 'parameter']
  if (node.type === 'TSEnumDeclaration' || node.type === 'TSModuleDeclaration') return []
  if (node.type.startsWith('TS')) return []
  if (node.type.endsWith('AccessorProperty'))
    return ['decorators', 'value', ...(node.computed === true ? ['key'] : [])]
  return Object.keys(node).filter((key) => !typeKeys.has(key) && key !== 'range' && key !== 'loc')
}

/** Positions of `typeof name`, which tests whether a name exists and never throws. */
function asked(script: Script): Set<number> {
  const operands = script.nodes('UnaryExpression').filter((node) => node.operator === 'typeof')
  return new Set(operands.flatMap((node) => child(node, 'argument')?.range[0] ?? []))
}

/** A name that the script tests with `typeof` is one that its author knows may be missing. */
function testedNames(script: Script, positions: ReadonlySet<number>): Set<string> {
  const names = script.nodes('Identifier').filter((node) => positions.has(node.range[0]))
  return new Set(names.map((node) => String(node.name)))
}

/**
 * Finds free variables: names that neither the script, nor its declarations, nor a browser, worker, Node or test
 * runner defines.
 */
export function unboundIn(script: Script, declared: ReadonlySet<string>): Unbound[] {
  if (!script.program || children(script.program, 'body').length === 0) return []
  const module = script.program.sourceType === 'module'
  const scopes = analyze(script.program as never, {
    ecmaVersion: 2022,
    sourceType: module ? 'module' : 'script',
    jsx: true,
    fallback: childKeys as never
  })
  const through = scopes.globalScope?.through ?? []
  const names = through.map((reference) => reference.identifier as unknown as Node)
  const open = names.filter(
    (node) => !isStandardGlobal(String(node.name)) && !declared.has(String(node.name))
  )
  if (open.length === 0) return []
  const tested = testedNames(script, asked(script))
  return open
    .filter((node) => !tested.has(String(node.name)))
    .map((node) => ({
      name: String(node.name),
      range: rangeOf(node),
      element: node.type === 'JSXIdentifier'
    }))
}

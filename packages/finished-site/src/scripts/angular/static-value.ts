import type { Declaration, ModuleGraph } from './find-declaration.ts'
import type { Module } from './read-module.ts'
import { inForwardRef, propertiesOf, withoutTypes, type ArrayExpression, type Expression } from './syntax.ts'

/** A class that metadata names: one of the project, or of a package. */
export interface ClassReference {
  kind: 'reference'
  declaration: Exclude<Declaration, { kind: 'constant' }>
  /** The identifier in the metadata, and the module that contains it. */
  name: string
  module: Module
  /** Whether it stands in `forwardRef()`. */
  isForward: boolean
}

/** What metadata says without running any code; undefined for what only a running module knows. */
export type StaticValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | ClassReference
  | readonly StaticValue[]
  | ReadonlyMap<string, StaticValue>

/** Reads the value of an expression, following constants to the modules that declare them. */
export function readStaticValue(graph: ModuleGraph, module: Module, written: Expression): StaticValue {
  const node = withoutTypes(written)
  const read = (each: Expression): StaticValue => readStaticValue(graph, module, each)
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'NullLiteral':
      return null
    case 'TemplateLiteral':
      return joined(
        node.quasis.map(({ value }) => value.cooked ?? undefined),
        node.expressions.map((each) => read(each as Expression))
      )
    case 'BinaryExpression':
      return node.operator === '+' ? joined(['', '', ''], [read(node.left), read(node.right)]) : undefined
    case 'ArrayExpression':
      return elementsOf(node, read)
    case 'ObjectExpression':
      return new Map([...propertiesOf(node)].map(([name, each]) => [name, read(each)]))
    case 'Identifier':
      return valueOfName(graph, module, node.name)
    case 'CallExpression':
      return forwardReference(node, read)
    default:
      return undefined
  }
}

function elementsOf({ elements }: ArrayExpression, read: (node: Expression) => StaticValue): StaticValue[] {
  return elements.flatMap((each): StaticValue[] => {
    if (each?.type !== 'SpreadElement') return [each ? read(each) : undefined]
    const spread = read(each.argument)
    return Array.isArray(spread) ? spread : [undefined]
  })
}

function valueOfName(graph: ModuleGraph, module: Module, name: string): StaticValue {
  const declaration = graph.findDeclaration(module, name)
  if (declaration === undefined) return undefined
  if (declaration.kind === 'constant') return readStaticValue(graph, declaration.module, declaration.value)
  return { kind: 'reference', declaration, name, module, isForward: false }
}

function forwardReference(node: Expression, read: (node: Expression) => StaticValue): StaticValue {
  const forward = inForwardRef(node)
  const value = forward && read(forward)
  return isReference(value) ? { ...value, isForward: true } : undefined
}

function joined(texts: readonly (string | undefined)[], values: readonly StaticValue[]): string | undefined {
  const parts = texts.flatMap((text, index): StaticValue[] =>
    index < values.length ? [text, values[index]] : [text]
  )
  const isText = parts.every((part) => typeof part === 'string' || typeof part === 'number')
  return isText ? parts.join('') : undefined
}

/** Whether a value is a class. */
export function isReference(value: StaticValue): value is ClassReference {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'reference'
}

/** Whether a value is an object with names. */
export function isRecord(value: StaticValue): value is ReadonlyMap<string, StaticValue> {
  return value instanceof Map
}

/** The texts of a list; undefined where it is no list of texts. */
export function textsOf(value: StaticValue): string[] | undefined {
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined
}

import type { AngularCompiler, R3InputMetadata, R3QueryMetadata } from './compiler.ts'
import type { SourceCode } from './print-definitions.ts'
import { problemOf, sourceOf, type AngularClass } from './read-class.ts'
import type { Module } from './read-module.ts'
import {
  inForwardRef,
  nameOfKey,
  propertiesOf,
  withoutTypes,
  type CallExpression,
  type ClassMember,
  type Expression
} from './syntax.ts'

/** What the fields of a class are to Angular. */
export interface AngularMembers {
  inputs: Record<string, R3InputMetadata>
  /** The names by which outputs are bound, by their fields. */
  outputs: Record<string, string>
  queries: R3QueryMetadata[]
  viewQueries: R3QueryMetadata[]
}

const queryFunctions = ['viewChild', 'viewChildren', 'contentChild', 'contentChildren']

/** A field that is set by a function of Angular: `name = input.required()`. */
interface Initializer {
  field: string
  /** The function: `input`, `model`, `output`, `viewChild`. */
  called: string
  isRequired: boolean
  arguments: readonly Expression[]
}

/** Reads inputs, outputs and queries from the fields of a class. */
export function readMembers(compiler: AngularCompiler, angularClass: AngularClass): AngularMembers {
  const { module, name, node } = angularClass
  const members: AngularMembers = { inputs: {}, outputs: {}, queries: [], viewQueries: [] }
  for (const member of node.body.body) {
    if ('decorators' in member && member.decorators?.length)
      throw problemOf(
        module,
        name,
        'has decorators in it: use input(), output(), viewChild() and host instead'
      )
    const initializer = initializerOf(module, member)
    if (initializer === undefined) continue
    addMember(members, initializer, (query) => queryOf(compiler, module, query))
  }
  return members
}

function initializerOf(module: Module, member: ClassMember): Initializer | undefined {
  if (member.type !== 'ClassProperty' || member.static || member.computed || !member.value) return undefined
  const field = nameOfKey(member.key)
  const call = withoutTypes(member.value)
  if (field === undefined || call.type !== 'CallExpression') return undefined
  const isRequired = isCallOfRequired(call)
  const called = importedBy(module, isRequired ? call.callee.object : call.callee)
  if (!called?.specifier.startsWith('@angular/core')) return undefined
  return { field, called: called.name, isRequired, arguments: call.arguments as Expression[] }
}

type Callee = CallExpression['callee']
type Member = Extract<Callee, { type: 'MemberExpression' }>

/** Whether a call is one of `name.required()`. */
function isCallOfRequired(call: CallExpression): call is CallExpression & { callee: Member } {
  return call.callee.type === 'MemberExpression' && nameOfKey(call.callee.property) === 'required'
}

/** The import that an expression names: `name`, or `all.name` of all that a module exports. */
function importedBy(
  { imports }: Module,
  node: Callee | Member['object']
): { specifier: string; name: string } | undefined {
  if (node.type === 'Identifier') return imports.get(node.name)
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined
  const all = imports.get(node.object.name)
  const name = nameOfKey(node.property)
  return all?.name === '*' && name !== undefined ? { specifier: all.specifier, name } : undefined
}

function addMember(
  { inputs, outputs, queries, viewQueries }: AngularMembers,
  initializer: Initializer,
  toQuery: (initializer: Initializer) => R3QueryMetadata
): void {
  const { field, called, isRequired, arguments: written } = initializer
  const ownOptions = called === 'output' || isRequired ? written[0] : written[1]
  const alias = (): string => aliasIn(ownOptions) ?? field
  if (called === 'input' || called === 'model')
    inputs[field] = {
      classPropertyName: field,
      bindingPropertyName: alias(),
      required: isRequired,
      isSignal: true,
      transformFunction: null
    }
  if (called === 'model') outputs[field] = `${alias()}Change`
  if (called === 'output' || called === 'outputFromObservable') outputs[field] = alias()
  if (queryFunctions.includes(called))
    (called.startsWith('view') ? viewQueries : queries).push(toQuery(initializer))
}

function aliasIn(options: Expression | undefined): string | undefined {
  if (options === undefined) return undefined
  const literal = withoutTypes(options)
  const alias = literal.type === 'ObjectExpression' ? propertiesOf(literal).get('alias') : undefined
  return alias?.type === 'StringLiteral' ? alias.value : undefined
}

function queryOf(
  { WrappedNodeExpr, createMayBeForwardRefExpression }: AngularCompiler,
  module: Module,
  { field, called, arguments: [predicate, options] }: Initializer
): R3QueryMetadata {
  if (predicate === undefined)
    throw new Error(`${module.path}: ${called}() of ${field} says nothing to look for.`)
  const literal = options && withoutTypes(options)
  const written = literal?.type === 'ObjectExpression' ? propertiesOf(literal) : new Map<string, Expression>()
  const read = written.get('read')
  const descendants = written.get('descendants')
  const wanted = inForwardRef(withoutTypes(predicate)) ?? withoutTypes(predicate)
  return {
    propertyName: field,
    predicate:
      wanted.type === 'StringLiteral'
        ? [wanted.value]
        : createMayBeForwardRefExpression(
            new WrappedNodeExpr<SourceCode>({ code: sourceOf(module, wanted) }),
            0
          ),
    first: called === 'viewChild' || called === 'contentChild',
    read: read ? new WrappedNodeExpr<SourceCode>({ code: sourceOf(module, read) }) : null,
    descendants: descendants?.type === 'BooleanLiteral' ? descendants.value : called !== 'contentChildren',
    static: false,
    emitDistinctChangesOnly: true,
    isSignal: true
  }
}

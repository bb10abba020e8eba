import type { Module } from './read-module.ts'
import {
  propertiesOf,
  spanOf,
  withoutTypes,
  type ClassDeclaration,
  type Expression,
  type Spanned
} from './syntax.ts'

/** What each decorator may say here; `schemas` matter only to checks of types. */
const knownOptions = {
  Component: [
    'selector',
    'imports',
    'templateUrl',
    'template',
    'host',
    'providers',
    'viewProviders',
    'hostDirectives',
    'exportAs',
    'changeDetection',
    'encapsulation',
    'preserveWhitespaces',
    'schemas'
  ],
  Directive: ['selector', 'host', 'providers', 'hostDirectives', 'exportAs'],
  Injectable: ['providedIn', 'useClass', 'useExisting', 'useFactory', 'useValue'],
  Pipe: ['name', 'pure'],
  Service: ['autoProvided', 'factory']
} as const satisfies Record<string, readonly string[]>

type DecoratorName = keyof typeof knownOptions

/** A class with a decorator of Angular. */
export interface AngularClass {
  name: string
  decorator: DecoratorName
  /** What the decorator says, by its names. */
  options: ReadonlyMap<string, Expression>
  node: ClassDeclaration
  /** Where its decorator stands. */
  decoratorNode: Spanned
  module: Module
}

/** The classes of a module that Angular's compiler has to do with, in their order. */
export function angularClassesIn(module: Module): AngularClass[] {
  return [...module.classes].flatMap(([name, node]) => readAngularClass(module, name, node) ?? [])
}

/** Reads the decorator of a class; undefined where it has none. */
export function readAngularClass(
  module: Module,
  name: string,
  node: ClassDeclaration
): AngularClass | undefined {
  const [decoratorNode, ...others] = node.decorators ?? []
  if (decoratorNode === undefined) return undefined
  const call = decoratorNode.expression
  const decorator = call.type === 'CallExpression' && decoratorNameOf(module, call.callee)
  if (!decorator || others.length > 0)
    throw problemOf(
      module,
      name,
      `has a decorator that is not one of ${Object.keys(knownOptions).join(', ')}`
    )
  const options = optionsIn(call.arguments[0] as Expression | undefined)
  if (options === undefined)
    throw problemOf(module, name, `says @${decorator}() of what is no object literal`)
  const known: readonly string[] = knownOptions[decorator]
  const unknown = [...options.keys()].find((key) => !known.includes(key))
  if (unknown !== undefined)
    throw problemOf(module, name, `says @${decorator}({ ${unknown} }), which is not compiled`)
  return { name, decorator, options, node, decoratorNode, module }
}

/** An error about a class, with its place. */
export function problemOf({ path }: Pick<Module, 'path'>, name: string, problem: string): Error {
  return new Error(`${path}: ${name} ${problem}.`)
}

function decoratorNameOf(
  module: Module,
  callee: { type: string; name?: unknown }
): DecoratorName | undefined {
  if (callee.type !== 'Identifier') return undefined
  const imported = module.imports.get(callee.name as string)
  const isKnown = imported?.specifier === '@angular/core' && imported.name in knownOptions
  return isKnown ? (imported.name as DecoratorName) : undefined
}

function optionsIn(argument: Expression | undefined): ReadonlyMap<string, Expression> | undefined {
  if (argument === undefined) return new Map()
  const literal = withoutTypes(argument)
  return literal.type === 'ObjectExpression' ? propertiesOf(literal) : undefined
}

/** Whether a class has a constructor of its own. It throws where that has parameters: `inject()` is what is compiled. */
export function hasConstructor({ module, name, node }: AngularClass): boolean {
  const constructor = node.body.body.find(
    (each) => each.type === 'ClassMethod' && each.kind === 'constructor'
  )
  if (constructor?.type !== 'ClassMethod') return false
  if (constructor.params.length > 0)
    throw problemOf(module, name, 'has a constructor with parameters: call inject() instead')
  return true
}

/** Whether a class has a method of some name. */
export function hasMethod({ node }: AngularClass, method: string): boolean {
  return node.body.body.some(
    (each) =>
      each.type === 'ClassMethod' &&
      !each.static &&
      !each.computed &&
      each.key.type === 'Identifier' &&
      each.key.name === method
  )
}

/** The text of an expression as it is written, with its types. */
export function sourceOf({ text }: Module, node: Spanned): string {
  const { start, end } = spanOf(node)
  return text.slice(start, end)
}

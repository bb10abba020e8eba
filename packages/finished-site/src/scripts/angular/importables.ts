import type { ModuleGraph } from './find-declaration.ts'
import { problemOf, readAngularClass, type AngularClass } from './read-class.ts'
import { isReference, readStaticValue, type ClassReference, type StaticValue } from './static-value.ts'

/** A directive, component or pipe that a template may use. */
export interface Importable {
  /** The same for all references to one class. */
  key: string
  reference: ClassReference
  kind: 'directive' | 'pipe'
  /**
   * What it is matched by: a selector, or the name of a pipe; empty for a directive that is only inherited from. Of a
   * package it is not known.
   */
  matchedBy?: string
}

/** Finds what a component imports, and itself first: it may draw itself. */
export function findImportables(graph: ModuleGraph, component: AngularClass): Importable[] {
  const { module, name, node, options } = component
  const written = options.get('imports')
  const listed = written ? referencesIn(component, readStaticValue(graph, module, written)) : []
  const self: ClassReference = {
    kind: 'reference',
    declaration: { kind: 'class', module, name, node },
    name,
    module,
    isForward: false
  }
  const found = new Map<string, Importable>()
  for (const reference of [self, ...listed]) {
    const importable = toImportable(graph, component, reference)
    if (!found.has(importable.key)) found.set(importable.key, importable)
  }
  return [...found.values()]
}

function referencesIn(component: AngularClass, value: StaticValue): ClassReference[] {
  if (isReference(value)) return [value]
  if (!Array.isArray(value))
    throw problemOf(component.module, component.name, 'imports what only a running module would know')
  return value.flatMap((each: StaticValue) => referencesIn(component, each))
}

function toImportable(graph: ModuleGraph, component: AngularClass, reference: ClassReference): Importable {
  const { declaration } = reference
  const { name } = declaration
  const problem = (text: string): Error =>
    problemOf(component.module, component.name, `imports ${name}${text}`)
  if (declaration.kind === 'package') {
    if (name.endsWith('Module')) throw problem(': import its directives instead')
    return {
      key: `${declaration.specifier} ${name}`,
      reference,
      kind: name.endsWith('Pipe') ? 'pipe' : 'directive'
    }
  }
  const imported = readAngularClass(declaration.module, name, declaration.node)
  if (imported === undefined) throw problem(', which has no decorator')
  const isPipe = imported.decorator === 'Pipe'
  return {
    key: `${declaration.module.path} ${name}`,
    reference,
    kind: isPipe ? 'pipe' : 'directive',
    matchedBy: textIn(graph, imported, isPipe ? 'name' : 'selector')
  }
}

function textIn(graph: ModuleGraph, { options, module, name }: AngularClass, option: string): string {
  const written = options.get(option)
  const value = written ? readStaticValue(graph, module, written) : ''
  if (typeof value !== 'string')
    throw problemOf(module, name, `has a ${option} that only a running module would know`)
  return value
}

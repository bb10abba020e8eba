import type {
  AngularCompiler,
  OutputExpression,
  R3DirectiveMetadata,
  R3HostDirectiveMetadata,
  R3Reference
} from './compiler.ts'
import type { ModuleGraph } from './find-declaration.ts'
import type { SourceCode } from './print-definitions.ts'
import { hasConstructor, hasMethod, problemOf, sourceOf, type AngularClass } from './read-class.ts'
import { readMembers } from './read-members.ts'
import { isRecord, isReference, readStaticValue, textsOf, type StaticValue } from './static-value.ts'

/** Reads what decorators say of classes, for the compiler. */
export interface MetadataReader {
  /** What a decorator says under a name, as far as that is known without running the module. */
  valueOf: (angularClass: AngularClass, option: string) => StaticValue
  /** The source of a property of a decorator's metadata; null where the decorator does not set it. */
  codeOf: (angularClass: AngularClass, option: string) => OutputExpression | null
  /** A class, as its own definition names it. */
  typeOf: (name: string) => R3Reference
  readDirective: (angularClass: AngularClass) => R3DirectiveMetadata
}

/** Creates the reader of the classes of a project. */
export function createMetadataReader(compiler: AngularCompiler, graph: ModuleGraph): MetadataReader {
  const wrap = (code: string): OutputExpression => new compiler.WrappedNodeExpr<SourceCode>({ code })
  const typeOf = (name: string): R3Reference => ({ value: wrap(name), type: wrap(name) })

  function valueOf({ module, options }: AngularClass, option: string): StaticValue {
    const written = options.get(option)
    return written && readStaticValue(graph, module, written)
  }

  function codeOf({ module, options }: AngularClass, option: string): OutputExpression | null {
    const written = options.get(option)
    return written ? wrap(sourceOf(module, written)) : null
  }

  function textOf(angularClass: AngularClass, option: string): string | undefined {
    const value = valueOf(angularClass, option)
    if (value === undefined && !angularClass.options.has(option)) return undefined
    if (typeof value !== 'string') throw unreadable(angularClass, option)
    return value
  }

  function hostOf(angularClass: AngularClass): R3DirectiveMetadata['host'] {
    const value = valueOf(angularClass, 'host') ?? new Map<string, StaticValue>()
    if (!isRecord(value)) throw unreadable(angularClass, 'host')
    const entries = [...value].map(([key, each]) => {
      if (typeof each !== 'string') throw unreadable(angularClass, `host['${key}']`)
      return [key, each] as const
    })
    const bindings = compiler.parseHostBindings(Object.fromEntries(entries))
    const [problem] = compiler.verifyHostBindings(bindings, spanOf(angularClass))
    if (problem !== undefined)
      throw problemOf(angularClass.module, angularClass.name, `has a host with: ${problem.msg}`)
    return bindings
  }

  function hostDirectivesOf(angularClass: AngularClass): R3HostDirectiveMetadata[] | null {
    const value = valueOf(angularClass, 'hostDirectives')
    if (value === undefined && !angularClass.options.has('hostDirectives')) return null
    if (!Array.isArray(value)) throw unreadable(angularClass, 'hostDirectives')
    return value.map((each: StaticValue): R3HostDirectiveMetadata => {
      const directive = isRecord(each) ? each.get('directive') : each
      if (!isReference(directive) || directive.module !== angularClass.module)
        throw unreadable(angularClass, 'hostDirectives')
      return {
        directive: typeOf(directive.name),
        isForwardReference: directive.isForward,
        inputs: isRecord(each) ? mappingOf(each.get('inputs')) : null,
        outputs: isRecord(each) ? mappingOf(each.get('outputs')) : null
      }
    })
  }

  function spanOf({ name, decorator, module }: AngularClass) {
    return compiler.r3JitTypeSourceSpan(decorator, name, module.path)
  }

  function readDirective(angularClass: AngularClass): R3DirectiveMetadata {
    const { name, node } = angularClass
    const { inputs, outputs, queries, viewQueries } = readMembers(compiler, angularClass)
    const exportAs = textOf(angularClass, 'exportAs')
    return {
      name,
      type: typeOf(name),
      typeArgumentCount: 0,
      typeSourceSpan: spanOf(angularClass),
      deps: dependenciesOf(angularClass),
      selector: textOf(angularClass, 'selector') || null,
      queries,
      viewQueries,
      host: hostOf(angularClass),
      lifecycle: { usesOnChanges: hasMethod(angularClass, 'ngOnChanges') },
      inputs,
      outputs,
      usesInheritance: Boolean(node.superClass),
      controlCreate: null,
      exportAs: exportAs === undefined ? null : exportAs.split(',').map((each) => each.trim()),
      providers: codeOf(angularClass, 'providers'),
      isStandalone: true,
      isSignal: false,
      hostDirectives: hostDirectivesOf(angularClass),
      legacyOptionalChaining: compiler.LEGACY_OPTIONAL_CHAINING_DEFAULT
    }
  }

  return { valueOf, codeOf, typeOf, readDirective }
}

/** What a class is created with: nothing, since it calls `inject()`, or null for what its base class is created with. */
export function dependenciesOf(angularClass: AngularClass): [] | null {
  return !hasConstructor(angularClass) && angularClass.node.superClass ? null : []
}

/** An error about an option whose value is none that can be compiled. */
export function unreadable({ module, name, decorator }: AngularClass, option: string): Error {
  return problemOf(module, name, `says @${decorator}({ ${option} }) in a way that is not compiled`)
}

/** Names and aliases, as in `['name', 'name: alias']`. */
function mappingOf(value: StaticValue): Record<string, string> | null {
  const texts = textsOf(value)
  if (texts === undefined) return null
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', alias = name] = text.split(':', 2).map((each) => each.trim())
      return [name, alias]
    })
  )
}

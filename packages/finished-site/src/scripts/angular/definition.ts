import { dependenciesOf, type MetadataReader } from './class-metadata.ts'
import type { AngularCompiler, ConstantPool, OutputExpression } from './compiler.ts'
import type { ModuleGraph } from './find-declaration.ts'
import type { AngularClass } from './read-class.ts'
import type { ImportStatement } from './syntax.ts'

/** A static definition field of a class: `ɵcmp`, `ɵdir`, `ɵpipe`, `ɵprov`, `ɵfac`. */
export interface Definition {
  field: 'ɵfac' | 'ɵcmp' | 'ɵdir' | 'ɵpipe' | 'ɵprov'
  expression: OutputExpression
}

/** What is read of a project while its classes are compiled. */
export interface ProjectReader {
  compiler: AngularCompiler
  graph: ModuleGraph
  reader: MetadataReader
  /** Reads a template; undefined where there is none. */
  readTemplate: (path: string) => string | undefined
}

/** What the definitions of a module share. */
export interface DefinitionContext extends ProjectReader {
  /** Constants and functions that definitions refer to. */
  pool: ConstantPool
  /** The imports that `@defer` blocks make unnecessary. */
  deferrableImports: ReadonlySet<ImportStatement>
}

/** Compiles how a class is created. */
export function factoryOf(
  { compiler, reader }: DefinitionContext,
  angularClass: AngularClass,
  target: 'Component' | 'Directive' | 'Injectable' | 'Pipe' | 'Service'
): Definition {
  const { name } = angularClass
  const { expression } = compiler.compileFactoryFunction({
    name,
    type: reader.typeOf(name),
    typeArgumentCount: 0,
    // A service never takes anything, so it is not created as its base class is.
    deps: target === 'Service' ? [] : dependenciesOf(angularClass),
    target: compiler.FactoryTarget[target]
  })
  return { field: 'ɵfac', expression }
}

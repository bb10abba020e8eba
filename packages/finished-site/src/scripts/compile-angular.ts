import { createMetadataReader } from './angular/class-metadata.ts'
import type { AngularCompiler } from './angular/compiler.ts'
import { findDeferrableImports } from './angular/deferrable-imports.ts'
import { parseComponent } from './angular/define-component.ts'
import type { ProjectReader } from './angular/definition.ts'
import { createModuleGraph, type ModuleSources } from './angular/find-declaration.ts'
import { angularClassesIn } from './angular/read-class.ts'
import { writeModule } from './angular/write-module.ts'
import { compileScript, type CompileOptions } from './compile-script.ts'

/** A project of Angular, and what compiles it. */
interface AngularProject extends ModuleSources, CompileOptions {
  /** Reads a template by its path; undefined where there is none. */
  readTemplate: (path: string) => string | undefined
  /** The exports of `@angular/compiler`. They are handed over, so that projects of other frameworks do not load them. */
  compiler: AngularCompiler
}

/**
 * Creates the compiler of a project of Angular, which compiles the module of a path to JavaScript. In place of decorators
 * stand the definitions that Angular's own compiler writes, made by the same code.
 *
 * No types are needed for that. All that a component has to know of another module is which class a name stands for and by
 * which selector that is drawn, and both are written there: modules are read as they are asked for.
 */
export function createAngularCompiler(project: AngularProject): (path: string) => string {
  const { compiler, modules, readTemplate } = project
  const graph = createModuleGraph(project)
  const reader = createMetadataReader(compiler, graph)
  const compile = (path: string, text: string): string =>
    decorator.test(text) ? compileClasses({ compiler, graph, reader, readTemplate }, path) : text
  return (path) => compileScript(path, compile(path, modules.get(path) ?? ''), project)
}

const decorator = /@(?:Component|Directive|Injectable|Pipe|Service)\b/

/** Compiles what has decorators. Types are still in it: code of the module is part of its definitions. */
function compileClasses(project: ProjectReader, path: string): string {
  const module = project.graph.get(path)
  const classes = angularClassesIn(module)
  const components = new Map(
    classes
      .filter((each) => each.decorator === 'Component')
      .map((each) => [each, parseComponent(project, each)])
  )
  const onlyDeferred = [...components].map(
    ([each, { scope }]) => [each, scope.onlyDeferred.map(({ name }) => name)] as const
  )
  return writeModule(module.text, classes, components, {
    ...project,
    pool: new project.compiler.ConstantPool(),
    deferrableImports: findDeferrableImports(module, new Map(onlyDeferred))
  })
}

import { readModule, type Module } from './read-module.ts'
import type { ClassDeclaration, Expression } from './syntax.ts'

/** What a name stands for, followed through imports and exports to where it is declared. */
export type Declaration =
  | { kind: 'class'; module: Module; name: string; node: ClassDeclaration }
  | { kind: 'constant'; module: Module; value: Expression }
  | { kind: 'package'; specifier: string; name: string }

/** The modules of a project, each of which is read when it is first asked for. */
export interface ModuleGraph {
  get: (path: string) => Module
  /** What a name stands for in a module; undefined where only running the module tells. */
  findDeclaration: (module: Module, name: string) => Declaration | undefined
}

/** How modules are found. */
export interface ModuleSources {
  /** The TypeScript modules of the project, by their paths. */
  modules: ReadonlyMap<string, string>
  /** The path of the module that an import names; undefined for a package. */
  resolve: (importer: string, specifier: string) => string | undefined
}

/** Creates the graph of the modules of a project. */
export function createModuleGraph({ modules, resolve }: ModuleSources): ModuleGraph {
  const known = new Map<string, Module>()

  function get(path: string): Module {
    const before = known.get(path)
    if (before !== undefined) return before
    const text = modules.get(path)
    if (text === undefined) throw new Error(`The project has no module ${path}.`)
    const module = readModule(path, text)
    known.set(path, module)
    return module
  }

  function findDeclaration(module: Module, name: string): Declaration | undefined {
    const node = module.classes.get(name)
    if (node !== undefined) return { kind: 'class', module, name, node }
    const value = module.constants.get(name)
    if (value !== undefined) return { kind: 'constant', module, value }
    const imported = module.imports.get(name)
    return imported && findExport(module, imported.specifier, imported.name)
  }

  function findExport(
    importer: Module,
    specifier: string,
    name: string,
    visited: readonly string[] = []
  ): Declaration | undefined {
    const path = resolve(importer.path, specifier)
    if (path === undefined) return { kind: 'package', specifier, name }
    // A document, as site.json is, or modules that export each other.
    if (!modules.has(path) || visited.includes(path)) return undefined
    const module = get(path)
    const exported = module.exports.get(name)
    if (exported !== undefined)
      return exported.specifier === undefined
        ? findDeclaration(module, exported.name)
        : findExport(module, exported.specifier, exported.name, [...visited, path])
    for (const all of module.exportsAllOf) {
      const isPackage = resolve(path, all) === undefined
      const found = isPackage ? undefined : findExport(module, all, name, [...visited, path])
      if (found !== undefined) return found
    }
    return undefined
  }

  return { get, findDeclaration }
}

import { findText, type Project } from './file.ts'
import type { Alias } from './resolve-import.ts'

/** Subpath imports, as `imports` of package.json maps them (https://nodejs.org/api/packages.html#subpath-imports). */
export type SubpathImports = Readonly<Record<string, unknown>>

/** The aliases that subpath imports define; longer prefixes first. A `*` stands at the end of both names. */
export function subpathAliases(imports: SubpathImports): Alias[] {
  return Object.entries(imports)
    .filter(([name]) => name.startsWith('#'))
    .map(([name, target]) => ({
      prefix: name.replace(/\*$/, ''),
      open: name.endsWith('*'),
      targets: targetsOf(target).map((path) => path.replace(/^\.\//, '').replace(/\/?\*$/, ''))
    }))
    .sort((a, b) => b.prefix.length - a.prefix.length)
}

/** Files of the project that a subpath may stand for: one, or one for each condition, such as `node` and `default`. */
function targetsOf(target: unknown): string[] {
  if (typeof target === 'string') return target.startsWith('./') ? [target] : []
  return typeof target === 'object' && target !== null ? Object.values(target).flatMap(targetsOf) : []
}

/** Reads the subpath imports of a project. */
export function readSubpathAliases(project: Project): Alias[] {
  try {
    const manifest: unknown = JSON.parse(findText(project, 'package.json') ?? '{}')
    const imports: unknown = Reflect.get(Object(manifest), 'imports')
    return subpathAliases(Object(imports) as SubpathImports)
  } catch {
    // Whoever checks the project says that its package.json cannot be parsed.
    return []
  }
}

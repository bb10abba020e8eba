import { editDistance } from '@sitewright/text'
import type { Context } from '../../engine/context.ts'
import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { knownExports } from '../../profiles/known-exports.ts'
import type { ImportFact } from '../../sources/facts.ts'

/** All names that a file gives away, through those that it passes on; undefined where that cannot be known. */
function findExports(
  context: Context,
  path: string,
  visited: ReadonlySet<string> = new Set()
): ReadonlySet<string> | undefined {
  const facts = context.scripts.get(path)
  if (!facts?.parsed || !facts.module || visited.has(path) || path.endsWith('.d.ts')) return undefined
  const names = new Set(facts.exports)
  for (const specifier of facts.exportsAllOf) {
    const target = context.resolve(path, specifier)
    const passed =
      target.kind === 'file' ? findExports(context, target.path, new Set([...visited, path])) : undefined
    if (!passed) return undefined
    for (const name of passed) if (name !== 'default') names.add(name)
  }
  return names
}

/** The names that a package of a known version gives away. Types are erased, so that in TypeScript only words that cannot be types are judged. */
function packageExports({ manifest }: Context, specifier: string): ReadonlySet<string> | undefined {
  const known = knownExports[specifier]
  const range = manifest.kind === 'valid' && known ? manifest.packages[known.package] : undefined
  return known && range !== undefined && new RegExp(`^[~^=v]?${known.major}\\b`).test(range)
    ? known.names
    : undefined
}

/** A namespace, a default and what is called unstable may be there or not. */
const isJudged = (name: string): boolean =>
  name !== '*' && name !== 'default' && !/^(unstable_|UNSAFE_)/.test(name)

interface UnknownName {
  name: string
  /** The only exported name that differs by a letter or two. */
  near?: string
}

function toUnknown(name: string, names: ReadonlySet<string>): UnknownName {
  const limit = name.length > 5 ? 2 : 1
  const near = [...names].filter((each) => editDistance(each, name, limit) <= limit)
  return near.length === 1 && near[0] !== undefined ? { name, near: near[0] } : { name }
}

function unknownNames(context: Context, file: string, fact: ImportFact): UnknownName[] {
  if (fact.typeOnly || (fact.form !== 'static' && fact.form !== 'dynamic')) return []
  const target = context.resolve(file, fact.specifier)
  if (target.kind === 'file') {
    const names = findExports(context, target.path)
    if (!names) return []
    return fact.names.filter((name) => name !== '*' && !names.has(name)).map((name) => toUnknown(name, names))
  }
  const names = target.kind === 'package' ? packageExports(context, fact.specifier) : undefined
  const typed = /\.[mc]?tsx?$/.test(file)
  if (!names) return []
  return fact.names
    .filter((name) => isJudged(name) && !names.has(name) && !(typed && /^[A-Z]/.test(name)))
    .map((name) => toUnknown(name, names))
}

/** A name that is imported and that the file or the package does not export. */
export const missingExport: ProjectRule = {
  id: 'script/missing-export',
  type: 'import',
  severity: 'error',
  phase: 'module',
  scope: 'project',
  check: (context) =>
    [...context.scripts].flatMap(([file, { imports }]) =>
      imports.flatMap((fact) =>
        unknownNames(context, file, fact).map(({ name, near }): Finding => ({
          file,
          range: fact.range,
          message: messages.missingExport(name, fact.specifier, near)
        }))
      )
    )
}

import type { Context } from '../engine/context.ts'
import type { ClassFact } from '../sources/class-facts.ts'
import type { ReferenceList, ValueReference } from '../sources/value-reference.ts'

/** What a name of a script stands for. */
export type Declaration =
  | { kind: 'class'; file: string; fact: ClassFact }
  | { kind: 'list'; file: string; list: ReferenceList }
  /** It comes from a package. */
  | { kind: 'package'; specifier: string; name: string }
  | { kind: 'unknown' }

const unknown: Declaration = { kind: 'unknown' }

/** Finds what a name of a file stands for, through imports and files that export it again. */
export function findDeclaration(
  context: Context,
  file: string,
  { name, from }: ValueReference,
  visited = new Set<string>()
): Declaration {
  if (from === undefined) {
    const facts = context.scripts.get(file)?.classFacts
    const fact = facts?.classes.find((each) => each.name === name)
    const list = facts?.lists.get(name)
    if (fact) return { kind: 'class', file, fact }
    return list ? { kind: 'list', file, list } : unknown
  }
  const target = context.resolve(file, from.specifier)
  if (target.kind === 'package') return { kind: 'package', specifier: from.specifier, name: from.name }
  return target.kind === 'file' ? findExport(context, target.path, from.name, visited) : unknown
}

/** Each file is asked for a name once: files may export one another. */
function findExport(context: Context, file: string, name: string, visited: Set<string>): Declaration {
  const key = `${name} ${file}`
  const facts = context.scripts.get(file)
  if (facts === undefined || visited.has(key)) return unknown
  visited.add(key)
  const exported = facts.classFacts.exported.get(name)
  if (exported) return findDeclaration(context, file, exported, visited)
  for (const specifier of facts.exportsAllOf) {
    const target = context.resolve(file, specifier)
    const found = target.kind === 'file' ? findExport(context, target.path, name, visited) : unknown
    if (found.kind !== 'unknown') return found
  }
  return unknown
}

/** A class and the classes that it extends, from the nearest on; `open` where one stands outside of the project. */
export interface Lineage {
  classes: readonly ClassFact[]
  open: boolean
}

/** Finds the classes that a class extends. */
export function lineageOf(context: Context, file: string, fact: ClassFact): Lineage {
  const classes = [fact]
  let open = fact.open
  let at = { file, fact }
  while (at.fact.base !== undefined) {
    const found = findDeclaration(context, at.file, at.fact.base)
    if (found.kind !== 'class' || classes.includes(found.fact)) return { classes, open: true }
    classes.push(found.fact)
    open ||= found.fact.open
    at = found
  }
  return { classes, open }
}

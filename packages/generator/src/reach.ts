import { importResolver, findImports, type Alias, type File, type Project } from '@sitewright/project'

/** The module graph that is reached from entry points: files, npm packages, and imports that cannot be resolved. */
export interface Reached {
  files: ReadonlyMap<string, File>
  packages: ReadonlySet<string>
  missing: readonly { from: string; specifier: string }[]
}

/** Traverses the module graph from the entry points; those that do not exist are left out. */
export function reach(available: Project, roots: Iterable<string>, aliases: readonly Alias[] = []): Reached {
  const files = new Map<string, File>()
  const packages = new Set<string>()
  const missing: { from: string; specifier: string }[] = []
  const resolve = importResolver(available, aliases)
  const waiting = [...roots]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const found = available.get(path)
    if (found === undefined || files.has(path)) continue
    files.set(path, found)
    for (const specifier of findReferences(found)) {
      const target = resolve(path, specifier)
      if (target.kind === 'file') waiting.push(target.path)
      if (target.kind === 'package') packages.add(target.name)
      if (target.kind === 'missing') missing.push({ from: path, specifier })
    }
  }
  return { files, packages, missing }
}

const references = new WeakMap<File, readonly string[]>()

/** The references of a file to others, as written. Memoized by file: copied files are the same objects in every project. */
export function findReferences(file: File): readonly string[] {
  const known = references.get(file)
  if (known !== undefined) return known
  const found =
    typeof file.content === 'string' ? findImports(file.path, file.content).map((each) => each.specifier) : []
  references.set(file, found)
  return found
}

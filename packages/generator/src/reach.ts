import { importResolver, findImports, type File, type Project } from '@sitewright/project'

/** What a set of roots reaches: the files, the npm packages, and the references that lead nowhere. */
export interface Reached {
  files: ReadonlyMap<string, File>
  packages: ReadonlySet<string>
  missing: readonly { from: string; specifier: string }[]
}

/** Follows every reference from the roots. Roots that are not there are left out. */
export function reach(available: Project, roots: Iterable<string>): Reached {
  const files = new Map<string, File>()
  const packages = new Set<string>()
  const missing: { from: string; specifier: string }[] = []
  const resolve = importResolver(available)
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

/** Copied files are the same objects for every project, so each is read once. */
function findReferences(file: File): readonly string[] {
  const known = references.get(file)
  if (known !== undefined) return known
  const found =
    typeof file.content === 'string' ? findImports(file.path, file.content).map((each) => each.specifier) : []
  references.set(file, found)
  return found
}

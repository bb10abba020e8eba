/** What is known of a module: what it imports, at once and later. */
interface ModuleImports {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** Finds the modules that several parts of a site import, each part a module that is loaded on its own. */
export function sharedModules(
  ids: readonly string[],
  entry: string,
  find: (id: string) => ModuleImports | null
): Set<string> {
  const parts = new Set([entry, ...ids.flatMap((id) => find(id)?.dynamicallyImportedIds ?? [])])
  const once = new Set<string>()
  const shared = new Set<string>()
  for (const part of parts) {
    const reached = new Set<string>()
    const visit = (id: string): void => {
      if (reached.has(id)) return
      reached.add(id)
      for (const imported of find(id)?.importedIds ?? []) visit(imported)
    }
    visit(part)
    for (const id of reached) (once.has(id) ? shared : once).add(id)
  }
  return shared
}

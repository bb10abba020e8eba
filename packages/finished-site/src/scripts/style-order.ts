/** What is known of a module: what it imports, in the order of its text. */
interface ModuleImports {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** Lists the style sheets that modules import, in the order in which the modules run; pages that are loaded later follow. */
export function styleOrder(entry: string, find: (id: string) => ModuleImports | null): string[] {
  const seen = new Set<string>()
  const sheets: string[] = []
  const later: string[] = [entry]
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const known = find(id)
    for (const imported of known?.importedIds ?? []) visit(imported)
    if (id.endsWith('.css')) sheets.push(id)
    later.push(...(known?.dynamicallyImportedIds ?? []))
  }
  for (let id = later.shift(); id !== undefined; id = later.shift()) visit(id)
  return sheets
}

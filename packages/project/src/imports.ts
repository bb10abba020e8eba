/** A reference from one file to another file or to a package. */
export interface Import {
  /** As written, without the query (`?raw`). */
  specifier: string
}

const scripts = /\.(tsx?|jsx?|mjs)$/
const fromClause = /(?:^|[\n;}])\s*(?:import|export)\s(?:[\w*{}\s,$]*?\sfrom\s*)?['"]([^'"\n]+)['"]/g
const bareImport = /(?:^|[\n;}])\s*import\s*['"]([^'"\n]+)['"]/g
const dynamicImport = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g
const assetUrl = /new URL\(\s*['"]([^'"\n]+)['"]\s*,\s*import\.meta\.url\s*\)/g
const cssImport = /@import\s+(?:url\()?['"]?([^'")\s;]+)/g
const cssUrl = /url\(\s*['"]?([^'")]+?)['"]?\s*\)/g
const htmlReference = /<(?:script|link|img|source)\b[^>]*?\s(?:src|href)="([^"]+)"/g

/** What a file imports, without query and fragment (`?raw`, `#id`). In a script, a `#` in front is of a subpath import. */
export function withoutQuery(from: string, specifier: string): string {
  return specifier.replace(/\.(css|html)$/.test(from) ? /[?#].*$/s : /(?!^#)[?#].*$/s, '')
}

function patternsFor(path: string): readonly RegExp[] {
  if (scripts.test(path)) return [fromClause, bareImport, dynamicImport, assetUrl]
  if (path.endsWith('.css')) return [cssImport, cssUrl]
  if (path.endsWith('.html')) return [htmlReference]
  return []
}

/**
 * The imports of a template file, in order of appearance. It reads formatted template sources, whose shape is checked;
 * for arbitrary code the validator uses a parser.
 */
export function findImports(path: string, text: string): Import[] {
  const found = new Set<string>()
  for (const pattern of patternsFor(path)) {
    for (const match of text.matchAll(pattern)) found.add(withoutQuery(path, match[1] ?? ''))
  }
  return [...found].filter((specifier) => specifier !== '').map((specifier) => ({ specifier }))
}

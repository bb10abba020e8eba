/** A reference from one file to another file or to a package. */
export interface Import {
  /** As written, without the query (`?raw`). */
  specifier: string
}

const scripts = /\.(tsx?|jsx?|mjs)$/
const components = /\.(vue|svelte)$/
const fromClause = /(?:^|[\n;}])\s*(?:import|export)\s(?:[\w*{}\s,$]*?\sfrom\s*)?['"]([^'"\n]+)['"]/g
const bareImport = /(?:^|[\n;}])\s*import\s*['"]([^'"\n]+)['"]/g
const dynamicImport = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g
const assetUrl = /new URL\(\s*['"]([^'"\n]+)['"]\s*,\s*import\.meta\.url\s*\)/g
const cssImport = /@import\s+(?:url\()?['"]?([^'")\s;]+)/g
const cssUrl = /url\(\s*['"]?([^'")]+?)['"]?\s*\)/g
/** A static attribute: what a component fills in holds a brace, or has a colon or a bracket before its name. */
const htmlReference =
  /<(?:script|style|template|link|img|source|video|audio)\b[^>]*?\s(?:src|href|ngSrc|poster)="([^"{]+)"/g
/** Files of an Angular component, in the metadata of its class. */
const componentFile = /\b(?:templateUrl|styleUrl)\s*:\s*['"]([^'"\n]+)['"]/g
const componentFiles = /\bstyleUrls\s*:\s*\[([^\]]*)\]/g
const quoted = /['"]([^'"\n]+)['"]/g
const scriptBlock = /<script\b[^>]*>([\s\S]*?)<\/script>/g
const styleBlock = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** What a file imports, without query and fragment (`?raw`, `#id`). In a script, a `#` in front is of a subpath import. */
export function withoutQuery(from: string, specifier: string): string {
  return specifier.replace(/\.(css|html)$/.test(from) ? /[?#].*$/s : /(?!^#)[?#].*$/s, '')
}

function specifiersIn(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
}

const scriptImports = (text: string): string[] =>
  specifiersIn(text, [fromClause, bareImport, dynamicImport, assetUrl])

const styleImports = (text: string): string[] => specifiersIn(text, [cssImport, cssUrl])

/** Styles, markup and Angular's metadata mean a file beside them by a bare name, which in a script is a package. */
function beside(reference: string): string {
  const specifier = reference.replace(/[?#].*$/s, '')
  return /^[\w-]+(?![\w+.-]*:)/.test(specifier) ? `./${specifier}` : specifier
}

function componentImports(text: string): string[] {
  const startTag = (block: string): string => block.slice(0, block.indexOf('>') + 1)
  const markup = text.replace(scriptBlock, startTag).replace(styleBlock, startTag)
  return [
    ...specifiersIn(text, [scriptBlock]).flatMap(scriptImports),
    ...specifiersIn(text, [styleBlock]).flatMap(styleImports).map(beside),
    ...specifiersIn(markup, [htmlReference]).map(beside)
  ]
}

function angularFiles(text: string): string[] {
  const lists = specifiersIn(text, [componentFiles])
  return [
    ...specifiersIn(text, [componentFile]),
    ...lists.flatMap((list) => specifiersIn(list, [quoted]))
  ].map(beside)
}

function referencesIn(path: string, text: string): string[] {
  if (scripts.test(path)) return [...scriptImports(text), ...angularFiles(text)]
  if (components.test(path)) return componentImports(text)
  if (path.endsWith('.css')) return styleImports(text)
  if (path.endsWith('.html')) return specifiersIn(text, [htmlReference])
  return []
}

/**
 * The imports of a template file, in order of appearance. It reads formatted template sources, whose shape is checked;
 * for arbitrary code the validator uses a parser.
 */
export function findImports(path: string, text: string): Import[] {
  const found = new Set(referencesIn(path, text).map((specifier) => withoutQuery(path, specifier)))
  return [...found].filter((specifier) => specifier !== '').map((specifier) => ({ specifier }))
}

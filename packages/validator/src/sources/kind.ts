/** Languages that rules can ask for. */
export type Language = 'script' | 'css' | 'html' | 'json' | 'other'

/** The kind of a text by its path; kind and text decide what a file rule finds. */
export interface Kind {
  language: Language
  /** Short name, unique among kinds. */
  id: string
  /** Scripts: may hold JSX. */
  jsx: boolean
  /** Scripts: may hold types. */
  types: boolean
  /** Components: their own compiler reads them, and the build test links them. */
  compiled?: true
}

const kind = (language: Language, id: string, jsx = false, types = false): Kind => ({
  language,
  id,
  jsx,
  types
})

const byEnding: Readonly<Record<string, Kind>> = {
  tsx: kind('script', 'tsx', true, true),
  ts: kind('script', 'ts', false, true),
  mts: kind('script', 'ts', false, true),
  cts: kind('script', 'ts', false, true),
  jsx: kind('script', 'jsx', true),
  js: kind('script', 'js', true),
  mjs: kind('script', 'mjs', true),
  cjs: kind('script', 'cjs', true),
  css: kind('css', 'css'),
  html: kind('html', 'html'),
  htm: kind('html', 'html'),
  json: kind('json', 'json'),
  webmanifest: kind('json', 'json'),
  // Their scripts are read, see component.ts.
  vue: { ...kind('other', 'vue'), compiled: true },
  svelte: kind('other', 'svelte'),
  astro: kind('other', 'astro')
}

const declaration = kind('script', 'd.ts', false, true)
const manifest = kind('json', 'package.json')
const lenient = kind('json', 'jsonc')
const other = kind('other', 'other')
const prose = kind('other', 'prose')

/** The kind of the file at a path. */
export function kindOf(path: string): Kind {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (/\.d\.[mc]?ts$/.test(name)) return declaration
  if (path === 'package.json') return manifest
  if (
    /^(tsconfig|jsconfig)[\w.-]*\.json$|^\.\w+rc\.json$|\.jsonc$/.test(name) ||
    path.startsWith('.vscode/')
  ) {
    return lenient
  }
  if (/\.(md|mdx|txt|markdown)$/.test(name)) return prose
  return byEnding[name.slice(name.lastIndexOf('.') + 1)] ?? other
}

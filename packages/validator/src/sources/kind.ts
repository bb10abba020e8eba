/** Languages that rules can ask for. */
export type Language = 'script' | 'css' | 'html' | 'json' | 'other'

/** A framework whose compiler reads components. */
export type CompilerId = 'vue' | 'svelte' | 'angular'

/** The kind of a text by its path; kind and text decide what a file rule finds. */
export interface Kind {
  language: Language
  /** Short name, unique among kinds. */
  id: string
  /** Scripts: may hold JSX. */
  jsx: boolean
  /** Scripts: may hold types. */
  types: boolean
  /** Components: the framework whose compiler reads them; the build test links them. */
  compiler?: CompilerId
  /** Modules of Svelte, in which runes such as `$state` are defined. */
  runes?: true
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
  vue: { ...kind('other', 'vue'), compiler: 'vue' },
  svelte: { ...kind('other', 'svelte'), compiler: 'svelte' },
  astro: kind('other', 'astro')
}

/** As vite-plugin-svelte tells modules with runes by their name. */
const runeModule = /\.svelte(?:\.[^.]+)*\.([jt]s)$/
const runeModules: Readonly<Record<string, Kind>> = {
  ts: { ...kind('script', 'svelte.ts', false, true), runes: true },
  js: { ...kind('script', 'svelte.js', true), runes: true }
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
    /^(tsconfig|jsconfig)[\w.-]*\.json$|^angular\.json$|^\.\w+rc\.json$|\.jsonc$/.test(name) ||
    path.startsWith('.vscode/')
  ) {
    return lenient
  }
  if (/\.(md|mdx|txt|markdown)$/.test(name)) return prose
  const runes = runeModules[runeModule.exec(name)?.[1] ?? '']
  return runes ?? byEnding[name.slice(name.lastIndexOf('.') + 1)] ?? other
}

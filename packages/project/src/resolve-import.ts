import { withoutQuery } from './imports.ts'
import { dirname, join } from './path.ts'
import { textCache } from './text-cache.ts'

/** The result of resolving an import; `missing` names the path without an extension where none was written. */
export type Resolution =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'missing'; path: string }
  /** A module that the framework makes during the build: `$app/state` and `./$types` of SvelteKit. */
  | { kind: 'provided' }
  /** A web address, or a module of Node. */
  | { kind: 'outside' }

/** A path alias, as compiler settings (`paths` of tsconfig.json) or package.json (`imports`) map it. */
export interface Alias {
  prefix: string
  /** Wildcard: ends in `*`, and what follows the prefix follows the target too. */
  open: boolean
  targets: readonly string[]
}

interface Paths {
  has: (path: string) => boolean
}

/** Extensions that a specifier may leave out, as in common bundlers. */
const endings = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.mts', '.json', '.d.ts']
const all = ['', ...endings, ...endings.map((ending) => `/index${ending}`)]

/** TypeScript files may be imported by the extension that they are compiled to. */
const compiled: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts']
}

/** Finds the file of a path with or without an extension; `typed` for imports of a TypeScript file. */
function findFile(paths: Paths, base: string, typed: boolean): string | undefined {
  const direct = all.find((ending) => base + ending !== '' && paths.has(base + ending))
  if (direct !== undefined) return base + direct
  if (!typed) return undefined
  const dot = base.lastIndexOf('.')
  const written = dot > base.lastIndexOf('/') ? base.slice(dot) : ''
  const source = compiled[written]?.find((ending) => paths.has(base.slice(0, dot) + ending))
  return source === undefined ? undefined : base.slice(0, dot) + source
}

function resolveAlias(
  paths: Paths,
  aliases: readonly Alias[],
  specifier: string,
  typed: boolean
): Resolution | undefined {
  const fitting = aliases.filter((alias) =>
    alias.open ? specifier.startsWith(alias.prefix) : specifier === alias.prefix
  )
  for (const alias of fitting) {
    const rest = specifier.slice(alias.prefix.length)
    for (const target of alias.targets) {
      const found = findFile(paths, [target, rest].filter(Boolean).join('/'), typed)
      if (found !== undefined) return { kind: 'file', path: found }
    }
  }
  const named = fitting.find((alias) => alias.prefix !== '' && alias.targets.length > 0)
  if (!named) return undefined
  return {
    kind: 'missing',
    path: [named.targets[0], specifier.slice(named.prefix.length)].filter(Boolean).join('/')
  }
}

/** Modules that SvelteKit makes: its own, and the types of the route that a file belongs to. */
const provided = /^\$(app|env)\/|^\$service-worker$|^\.{1,2}\/(?:.*\/)?\$types(\.js)?$/

/** Folders whose files are served at the root: Vite's and Angular's, SvelteKit's. */
const servedFolders = ['public', 'static']

/** The scripts that may name a TypeScript file by the ending that it is compiled to. */
const typedFile = /\.([mc]?tsx?|vue|svelte)$/

const nodeModules = new Set(
  'assert buffer child_process cluster console constants crypto dgram dns domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls tty url util v8 vm wasi worker_threads zlib'.split(
    ' '
  )
)

/** The npm package of a bare specifier: `react-dom/client` is of `react-dom`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/**
 * Resolves an import as bundlers do: files, then mapped prefixes, then packages. A leading slash means the project's
 * root or, failing that, its `public` or `static` folder; in style sheets and pages a bare name means a file beside them.
 */
export function resolveImport(
  paths: Paths,
  from: string,
  written: string,
  aliases: readonly Alias[] = []
): Resolution {
  const specifier = withoutQuery(from, written)
  if (specifier === '' || /^[a-z][\w+.-]*:|^\/\/|^\0/i.test(written)) return { kind: 'outside' }
  const typed = typedFile.test(from)
  if (specifier.startsWith('/')) {
    const places = [specifier.slice(1), ...servedFolders.map((folder) => folder + specifier)]
    const [found] = places.flatMap((place) => findFile(paths, place, typed) ?? [])
    return found === undefined ? { kind: 'missing', path: specifier.slice(1) } : { kind: 'file', path: found }
  }
  if (specifier.startsWith('.') || /\.(css|html)$/.test(from)) {
    const base = join(dirname(from), specifier)
    if (base === undefined) return { kind: 'missing', path: specifier }
    const found = findFile(paths, base, typed)
    if (found !== undefined) return { kind: 'file', path: found }
    return provided.test(specifier) ? { kind: 'provided' } : { kind: 'missing', path: base }
  }
  const mapped = resolveAlias(paths, aliases, specifier, typed)
  if (mapped) return mapped
  if (provided.test(specifier)) return { kind: 'provided' }
  const name = packageName(specifier)
  if (nodeModules.has(name)) return { kind: 'outside' }
  return /^(@[\w.~-]+\/)?[\w.-][\w.~-]*$/.test(name) ? { kind: 'package', name } : { kind: 'outside' }
}

/** Resolves an import of a file. */
export type ImportResolver = (from: string, specifier: string) => Resolution

const resolvers = textCache<ImportResolver>(1_000_000)

/** A memoized resolver. Projects with the same paths share one, since content cannot change where an import leads. */
export function importResolver(
  project: ReadonlyMap<string, unknown>,
  aliases: readonly Alias[] = []
): ImportResolver {
  const paths = [...project.keys()]
  return resolvers.get(JSON.stringify(aliases), paths.join('\n'), () => {
    const known = new Map<string, Map<string, Resolution>>()
    const there = new Set(paths)
    return (from, specifier) => {
      const own = known.get(from) ?? new Map<string, Resolution>()
      if (own.size === 0) known.set(from, own)
      const before = own.get(specifier)
      if (before !== undefined) return before
      const found = resolveImport(there, from, specifier, aliases)
      own.set(specifier, found)
      return found
    }
  })
}

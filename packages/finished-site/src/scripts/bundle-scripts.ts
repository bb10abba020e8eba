import type { OutputChunk, Plugin } from '@rollup/browser'
import {
  file,
  findText,
  importResolver,
  subpathAliases,
  type ImportResolver,
  type Project,
  type SubpathImports
} from '@sitewright/project'
import { loadRollup } from '@sitewright/validator/load-rollup'
import { minify } from 'terser'
import { contentHash } from '../content-hash.ts'
import type { ProjectBuild, RouteAssets } from '../site-kit.ts'
import { createModuleCompiler } from './compile-module.ts'
import { sharedModules } from './shared-modules.ts'
import { styleOrder } from './style-order.ts'

interface ScriptSources {
  project: Project
  /** The folder of the host that the site stands in. */
  base: string
  /** What the build of the framework adds to the project. */
  build: ProjectBuild
  /** The folder of the site that scripts are written to. */
  folder: string
  /** The packages that the modules import, as one script. */
  vendor: string
  /** The module in place of a file of the project; undefined where the file stays. */
  replace: (path: string) => string | undefined
}

/** The scripts of a site. */
interface BundledScripts {
  /** By name, such as `assets/main-1a2b3c4d.js`. */
  files: ReadonlyMap<string, string>
  /** The script that a page starts with. */
  entry: string
  /** What it imports at once. */
  preload: readonly string[]
  /** The same of the pages of each route, where pages start by their routes. */
  routes: Readonly<Record<string, RouteAssets>>
  /** The style sheets that its modules import, in the order in which they count. */
  styleSheets: readonly string[]
}

/** Bundles the scripts of a project for browsers: one for all pages, and one for each page that is loaded with it. */
export async function bundleScripts({
  project: written,
  base,
  build,
  folder,
  vendor,
  replace
}: ScriptSources): Promise<BundledScripts> {
  const rollup = await loadRollup()
  const vendorName = `vendor-${await contentHash(vendor)}.js`
  const modulesOfBuild = [...build.modules].map(([path, code]) => [path, file(path, code)] as const)
  const project: Project = new Map([...written, ...modulesOfBuild])
  const input = build.entry
  const resolve = resolverOf(project)
  const read = (path: string): string => replace(path) ?? getText(project, path)
  const compile = createModuleCompiler({ project, base, read, resolve })
  let styleSheets: string[] = []
  let shared: ReadonlySet<string> = new Set()
  const modules: Plugin = {
    name: 'project',
    resolveId: (specifier, importer) => toModuleId(resolve, specifier, importer, vendorName),
    async load(id) {
      // What a page is styled by is joined apart, so that each page asks for one style sheet.
      if (id.endsWith('.css')) return { code: '', moduleSideEffects: true }
      if (id.endsWith('.json')) return { code: jsonModule(read(id)), moduleSideEffects: false }
      return { code: await compile(id), map: null }
    },
    buildEnd() {
      const find = (id: string) => this.getModuleInfo(id)
      styleSheets = styleOrder(input, find)
      // Where every page is a part of its own, what several share is one script: one request, and smaller than in many.
      if (build.routes !== undefined) shared = sharedModules([...this.getModuleIds()], input, find)
    }
  }
  const bundle = await rollup({ input, plugins: [modules], onLog: stopAtWarnings })
  const { output } = await bundle.generate({
    format: 'es',
    generatedCode: 'es2015',
    entryFileNames: `${folder}/[name]-[hash].js`,
    manualChunks: (id) => (shared.has(id) && !id.endsWith('.css') ? 'shared' : undefined),
    chunkFileNames: `${folder}/[name]-[hash].js`
  })
  await bundle.close()
  const chunks = output.filter((each) => each.type === 'chunk')
  const [first] = chunks
  if (first === undefined) throw new Error('The project has no script.')
  const lacking = namesLacking(chunks, `./${vendorName}`, vendor)
  if (lacking.length > 0)
    throw new Error(`The packages of the site have no ${lacking.join(', ')}: name it in render/vendor.ts.`)
  const minified = await Promise.all(
    chunks.map(async (chunk) => [chunk.fileName, await toMinified(chunk)] as const)
  )
  return {
    files: new Map([...minified, [`${folder}/${vendorName}`, vendor]]),
    entry: first.fileName,
    preload: [`${folder}/${vendorName}`, ...importedBy([first], chunks)],
    routes: routesIn(build, chunks),
    styleSheets
  }
}

function resolverOf(project: Project): ImportResolver {
  const { imports } = JSON.parse(getText(project, 'package.json')) as { imports?: SubpathImports }
  return importResolver(project, subpathAliases(imports ?? {}))
}

/** The module that an import names: a file of the project, or the script of all packages. */
function toModuleId(
  resolve: ImportResolver,
  specifier: string,
  importer: string | undefined,
  vendorName: string
) {
  if (importer === undefined) return specifier
  const found = resolve(importer, specifier)
  if (found.kind === 'file') return found.path
  if (found.kind === 'package' || found.kind === 'provided') return { id: `./${vendorName}`, external: true }
  throw new Error(`${importer} imports ${specifier}, which is not part of the project.`)
}

/** A document as a module. Browsers parse JSON faster than an object in code. */
function jsonModule(text: string): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(text)))})`
}

/** A warning about an export that is missing means a page that fails; the others mean nothing to the owner of a site. */
function stopAtWarnings(_: string, log: { code?: string; message: string }): void {
  if (log.code === 'MISSING_EXPORT' || log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
}

/** Names that scripts import from the packages, and that these do not export: a browser would not load such a script. */
function namesLacking(chunks: readonly OutputChunk[], packages: string, vendor: string): string[] {
  const [, list = ''] = /export\s*\{([^}]*)\}/.exec(vendor) ?? []
  const exported = new Set(
    list.split(',').map((each) =>
      each
        .trim()
        .split(/\s+as\s+/)
        .at(-1)
    )
  )
  const wanted = new Set(
    chunks.flatMap(({ code, importedBindings }) => {
      const names = importedBindings[packages] ?? []
      return names.includes('*') ? [...names.filter((name) => name !== '*'), ...membersIn(code)] : names
    })
  )
  return [...wanted].filter((name) => !exported.has(name))
}

/** What is taken of all packages at once, as Svelte's compiler writes it: `$.append(…)`. */
function membersIn(code: string): string[] {
  return [...code.matchAll(/(?<![\w$.])\$\.(\w+)/g)].flatMap(([, name = '']) => name)
}

/** Of what terser can do, shorter names and joined statements are most of the gain, and quick. */
const minifyOptions = {
  module: true,
  mangle: true,
  compress: { defaults: false, join_vars: true, sequences: true }
}

async function toMinified({ code }: OutputChunk): Promise<string> {
  const { code: minified = code } = await minify(code, minifyOptions)
  return minified
}

/** The scripts of each route: those of the modules that its pages consist of, and what these import. */
function routesIn(
  { routes = {} }: ProjectBuild,
  chunks: readonly OutputChunk[]
): Record<string, RouteAssets> {
  const entries = Object.entries(routes).map(([route, modules]): [string, RouteAssets] => {
    const own = modules.flatMap(({ path }) => chunks.filter(({ moduleIds }) => moduleIds.includes(path)))
    const names = [...own.map(({ fileName }) => fileName), ...importedBy(own, chunks)]
    return [route, { nodes: modules.map(({ node }) => node), preload: [...new Set(names)] }]
  })
  return Object.fromEntries(entries)
}

/** The names of the chunks that some chunks import, and those that these import. */
function importedBy(importers: readonly OutputChunk[], chunks: readonly OutputChunk[]): string[] {
  const found = new Set<string>()
  const waiting = [...importers]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const name of next.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported === undefined || found.has(name)) continue
      found.add(name)
      waiting.push(imported)
    }
  }
  return [...found]
}

function getText(project: Project, path: string): string {
  const text = findText(project, path)
  if (text === undefined) throw new Error(`The project has no ${path}, which its site is built from.`)
  return text
}

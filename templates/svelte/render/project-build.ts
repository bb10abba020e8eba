import { createHash } from 'node:crypto'
import errorPage from '$kit/core/config/default-error.html?raw'
import type { ProjectBuild, ProjectPlaces, RouteModule } from './project-parts.ts'

/** Where a project has what its site is finished from. */
export const places: ProjectPlaces = {
  html: 'src/app.html',
  publicFolder: 'static',
  sources: 'src/lib',
  features: 'src/lib/features',
  hashed: '_app/immutable'
}

/** Where the modules stand that SvelteKit writes for a project. */
const folder = '.svelte-kit/generated'

/**
 * What SvelteKit adds to the files of a project: the list of its routes, a module for each layout and page, and the
 * script that pages start with, as for `bundleStrategy: 'single'`.
 */
export function projectBuild(files: ReadonlyMap<string, string | Uint8Array>): ProjectBuild {
  const paths = [...files.keys()]
  const pages = paths.filter((path) => /^src\/routes\/(?:.*\/)?\+page\.svelte$/.test(path)).sort(byFolder)
  const components = ['src/routes/+layout.svelte', 'src/routes/+error.svelte', ...pages]
  const nodes = components.map((component, node): RouteModule & { code: string } => ({
    node,
    path: `${folder}/nodes/${node}.js`,
    code: nodeModule(component, paths)
  }))
  const [layout] = nodes
  const routes = nodes.slice(2).map((page, index): [string, RouteModule[]] => {
    const id = (pages[index] ?? '').slice('src/routes'.length, -'/+page.svelte'.length) || '/'
    return [id, layout === undefined ? [page] : [layout, page]]
  })
  const version = versionOf(files)
  return {
    entry: `${folder}/start.js`,
    modules: new Map([
      [`${folder}/start.js`, startModule],
      [`${folder}/app.js`, appModule(nodes, routes, paths)],
      [`${folder}/error-template.js`, errorModule],
      ...nodes.map(({ path, code }) => [path, code] as const)
    ]),
    routes: Object.fromEntries(routes),
    version,
    files: new Map([['_app/version.json', JSON.stringify({ version })]])
  }
}

/** SvelteKit numbers pages folder by folder, each folder before what is in it. */
function byFolder(one: string, other: string): number {
  const [a, b] = [one, other].map((path) => path.split('/').slice(2, -1)) as [string[], string[]]
  for (let depth = 0; ; depth++) {
    const [left, right] = [a[depth], b[depth]]
    if (left === undefined || right === undefined) return a.length - b.length
    if (left !== right) return left < right ? -1 : 1
  }
}

/** The module of a layout or page: its component, and the script beside it where there is one. */
function nodeModule(component: string, paths: readonly string[]): string {
  const script = ['.ts', '.js']
    .map((ending) => component.replace('.svelte', ending))
    .find((path) => paths.includes(path))
  const lines = [`export { default as component } from '../../../${component}'`]
  if (script !== undefined)
    lines.unshift(`import * as universal from '../../../${script}'`, 'export { universal }')
  return lines.join('\n')
}

const startModule = `import { start as startKit } from '@sveltejs/kit'
import * as app from './app.js'

export const start = (element, options) => void startKit(app, element, options)
`

function appModule(
  nodes: readonly RouteModule[],
  routes: readonly [string, readonly RouteModule[]][],
  paths: readonly string[]
): string {
  const params = paths.find((path) => /^src\/params\.[jt]s$/.test(path))
  const dictionary = routes.map(([id, parts]) => [id, parts.slice(1).map(({ node }) => node)])
  return `${params === undefined ? 'export const matchers = {}' : `export { params as matchers } from '../../${params}'`}
export const nodes = [${nodes.map(({ node }) => `() => import('./nodes/${node}.js')`).join(', ')}]
export const server_loads = []
export const dictionary = ${JSON.stringify(Object.fromEntries(dictionary))}
export const hooks = {
  handleError: ({ kind, error }) => {
    if (kind === 'unknown') console.error(error)
  },
  reroute: () => {},
  transport: {}
}
export const decoders = {}
export const encoders = {}
export const hash = false
export const decode = (type, value) => decoders[type](value)
export const get_error_template = () => import('./error-template.js').then((module) => module.default)
`
}

/** The page that is shown where not even the layout could be drawn. */
const errorModule = `const page = ${JSON.stringify(errorPage)}

export default ({ status, message }) =>
  page.replace(/%sveltekit\\.status%/g, status).replace(/%sveltekit\\.error\\.message%/g, message)
`

/** The version that open pages compare themselves with, as `sourcesVersion` of site-adapter.ts makes it. */
function versionOf(files: ReadonlyMap<string, string | Uint8Array>): string {
  const encoder = new TextEncoder()
  const parts = [...files.keys()]
    .filter((path) => path.startsWith('src/'))
    .sort()
    .map((path) => files.get(path) ?? '')
    .map((content) => (typeof content === 'string' ? encoder.encode(content) : content))
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}

// Who may import whom (design §2), by folder pattern, so that a new folder is guarded from birth.
// Tests may import what they test with; type-only imports count like any other.
import { findImports, join, dirname } from '../../packages/project/src/index.ts'
import { sourcesMatching } from './sources.ts'

/** The packages that each package may import. */
const packagesAllowed: Record<string, readonly string[]> = {
  catalog: [],
  project: [],
  site: ['catalog'],
  advisor: ['catalog', 'site'],
  builder: ['catalog', 'site', 'project'],
  generator: ['catalog', 'site', 'project'],
  validator: ['catalog', 'project'],
  api: ['catalog', 'site']
}

/** Areas of the web app, lower first: a file imports its own area and those that its list names. */
const webAreas: Record<string, readonly string[]> = {
  lib: [],
  ui: ['lib'],
  builder: ['lib', 'ui'],
  drafts: ['lib', 'ui', 'builder'],
  pages: ['lib', 'ui', 'builder', 'drafts'],
  wizard: ['lib', 'ui', 'builder', 'drafts'],
  session: ['lib'],
  'sign-in': ['lib', 'ui', 'session'],
  account: ['lib', 'ui', 'builder', 'session', 'sign-in'],
  admin: ['lib', 'ui', 'builder', 'session', 'sign-in'],
  app: ['lib', 'ui', 'builder', 'session', 'sign-in', 'pages', 'wizard', 'account', 'admin']
}

/** Areas of the server, lower first: an area imports only those that its list names, and these stand above it here. */
const serverAreas: Record<string, readonly string[]> = {
  request: [],
  crypto: [],
  db: [],
  http: ['request', 'crypto'],
  services: ['request', 'crypto', 'db', 'http'],
  settings: ['crypto', 'db', 'services'],
  mail: ['request', 'crypto', 'db', 'services'],
  config: ['request', 'mail'],
  'rate-limits': ['request', 'db', 'services'],
  audit: ['request', 'crypto', 'db', 'services', 'rate-limits'],
  sessions: ['request', 'crypto', 'db', 'services', 'settings', 'rate-limits', 'audit'],
  credentials: ['request', 'crypto', 'db', 'services', 'settings', 'rate-limits', 'audit'],
  routing: ['request', 'http', 'services', 'audit', 'sessions'],
  health: ['db', 'rate-limits'],
  tasks: ['request', 'crypto', 'db', 'services', 'credentials'],
  'audit-log': ['request', 'db', 'services', 'audit', 'routing'],
  'saved-projects': ['request', 'crypto', 'db', 'services', 'rate-limits', 'audit', 'routing'],
  users: ['request', 'crypto', 'db', 'services', 'settings', 'audit', 'sessions', 'credentials', 'routing'],
  'second-factor': [
    'request',
    'crypto',
    'db',
    'services',
    'settings',
    'rate-limits',
    'audit',
    'sessions',
    'credentials',
    'routing',
    'users'
  ],
  'admin-settings': ['request', 'db', 'services', 'settings', 'audit', 'routing', 'users', 'second-factor'],
  'sign-in': [
    'request',
    'crypto',
    'db',
    'services',
    'settings',
    'rate-limits',
    'audit',
    'sessions',
    'credentials',
    'routing',
    'users',
    'second-factor'
  ],
  providers: [
    'request',
    'crypto',
    'db',
    'services',
    'settings',
    'rate-limits',
    'audit',
    'sessions',
    'credentials',
    'routing',
    'users',
    'second-factor',
    'sign-in'
  ],
  account: [
    'request',
    'db',
    'services',
    'settings',
    'rate-limits',
    'audit',
    'sessions',
    'credentials',
    'routing',
    'saved-projects',
    'users',
    'second-factor',
    'sign-in',
    'providers'
  ],
  node: [
    'request',
    'crypto',
    'db',
    'http',
    'services',
    'settings',
    'mail',
    'config',
    'tasks',
    'saved-projects',
    'sign-in',
    'providers'
  ],
  projects: ['request', 'crypto', 'http', 'node']
}

/** Test support may import every area. */
const testSupport = /^apps\/server\/src\/(testing|laws)\/|\/testing\/|\.test-support\.ts$/

function layerOf(path: string): string | undefined {
  return path.match(/^(?:apps|packages)\/([^/]+)\//)?.[1] ?? path.match(/^(templates\/[^/]+)\//)?.[1]
}

function webArea(path: string): string | undefined {
  return path.match(/^apps\/web\/src\/([^/]+)\//)?.[1]
}

function serverArea(path: string): string | undefined {
  return path.match(/^apps\/server\/src\/([^/]+)\//)?.[1]
}

/** Why a file of a package or app may not import this; undefined where it may. */
function findWorkspaceProblem(from: string, specifier: string): string | undefined {
  const named = specifier.match(/^@sitewright\/([^/]+)/)?.[1]
  if (named === undefined) return undefined
  const own = layerOf(from) ?? ''
  if (from.startsWith('packages/')) {
    return packagesAllowed[own]?.includes(named) || own === named
      ? undefined
      : `${own} may not import @sitewright/${named}`
  }
  if (from.startsWith('templates/')) return `templates import no package, but this imports ${specifier}`
  return ['web', 'server', 'cli'].includes(named) ? `nothing imports the app ${named}` : undefined
}

/** Why a relative import may not be; undefined where it may. */
function findRelativeProblem(from: string, target: string): string | undefined {
  if (from.startsWith('templates/domain/'))
    return target.startsWith('templates/domain/')
      ? undefined
      : 'templates/domain imports nothing outside itself'
  if (/^templates\/[^/]+\/src\//.test(from)) return findTemplateProblem(from, target)
  if (from.startsWith('apps/web/src/') && target.startsWith('apps/web/src/')) {
    const own = webArea(from)
    const other = webArea(target)
    if (own === undefined || other === undefined || own === other) return undefined
    return webAreas[own]?.includes(other) ? undefined : `web/${own} may not import web/${other}`
  }
  if (
    from.startsWith('apps/server/src/') &&
    target.startsWith('apps/server/src/') &&
    !testSupport.test(from)
  ) {
    const own = serverArea(from)
    const other = serverArea(target)
    if (own === undefined || own === other) return undefined
    if (other === undefined) return `server/${own} may not import a file beside the areas`
    return serverAreas[own]?.includes(other) ? undefined : `server/${own} may not import server/${other}`
  }
  // The generator draws a site's pictures with the rules and the art that its pages have (docs/adr/0016).
  if (from.startsWith('packages/generator/src/pictures/') && target.startsWith('templates/domain/'))
    return undefined
  if (/^(apps|packages)\//.test(from) && layerOf(from) !== layerOf(target))
    return 'leaves its package by a relative path'
  return undefined
}

/** Inside a template app, what the files of a folder may not import: ui below features and pages, both below app. */
const templateFolders: Record<string, readonly string[]> = {
  ui: ['features', 'pages', 'app', 'chosen'],
  features: ['pages', 'app', 'chosen'],
  pages: ['features', 'app', 'chosen']
}

/** Inside a template app: the folders above, and no feature imports a sibling. */
function findTemplateProblem(from: string, target: string): string | undefined {
  const folder = (path: string): string => path.match(/^templates\/[^/]+\/src\/([^/]+)\//)?.[1] ?? ''
  const feature = (path: string): string | undefined => path.match(/src\/features\/([^/]+)\//)?.[1]
  const own = feature(from)
  const other = feature(target)
  if (own !== undefined && other !== undefined && own !== other)
    return `the feature ${own} may not import its sibling ${other}`
  return templateFolders[folder(from)]?.includes(folder(target))
    ? `${folder(from)} may not import ${folder(target)}`
    : undefined
}

/** Areas that name themselves or one below them in the table, which could become a circle. */
function unorderedAreas(areas: Record<string, readonly string[]>): string[] {
  const names = Object.keys(areas)
  return names.flatMap((name, index) =>
    (areas[name] ?? [])
      .filter((other) => !names.slice(0, index).includes(other))
      .map((other) => `tools/checks/check-imports.ts: ${name} names ${other}, which does not stand above it`)
  )
}

export function check(): string[] {
  const sources = sourcesMatching(/^(apps|packages|templates)\/.*\.(ts|tsx)$/).filter(
    ({ path }) => !/\.(test|test-d)\.tsx?$|\/e2e\//.test(path)
  )
  const problems = sources.flatMap(({ path, text }) =>
    findImports(path, text).flatMap(({ specifier }) => {
      if (/(^|\/)\.\.$/.test(specifier)) return []
      const target = specifier.startsWith('.') ? join(dirname(path), specifier) : undefined
      const problem =
        target === undefined ? findWorkspaceProblem(path, specifier) : findRelativeProblem(path, target)
      return problem === undefined ? [] : [`${path}: ${problem} (${specifier})`]
    })
  )
  return [...unorderedAreas(webAreas), ...unorderedAreas(serverAreas), ...problems]
}

// Who may import whom (design §2), by folder pattern, so that a new folder is guarded from birth.
// Tests may import what they test with; type-only imports count like any other.
import { importsOf, join, folderOf } from '../../packages/project/src/index.ts'
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
  ui: [],
  pages: ['ui', 'state', 'drafts'],
  wizard: ['ui', 'state', 'drafts'],
  drafts: ['ui', 'state'],
  state: ['ui'],
  session: ['ui'],
  account: ['ui', 'state', 'session'],
  admin: ['ui', 'state', 'session'],
  app: ['ui', 'state', 'session', 'pages', 'wizard', 'account', 'admin']
}

function layerOf(path: string): string | undefined {
  return path.match(/^(?:apps|packages)\/([^/]+)\//)?.[1] ?? path.match(/^(templates\/[^/]+)\//)?.[1]
}

function webArea(path: string): string | undefined {
  return path.match(/^apps\/web\/src\/([^/]+)\//)?.[1]
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

export function check(): string[] {
  const sources = sourcesMatching(/^(apps|packages|templates)\/.*\.(ts|tsx)$/).filter(
    ({ path }) => !/\.(test|test-d)\.tsx?$|\/e2e\//.test(path)
  )
  return sources.flatMap(({ path, text }) =>
    importsOf(path, text).flatMap(({ specifier }) => {
      if (/(^|\/)\.\.$/.test(specifier)) return []
      const target = specifier.startsWith('.') ? join(folderOf(path), specifier) : undefined
      const problem =
        target === undefined ? findWorkspaceProblem(path, specifier) : findRelativeProblem(path, target)
      return problem === undefined ? [] : [`${path}: ${problem} (${specifier})`]
    })
  )
}

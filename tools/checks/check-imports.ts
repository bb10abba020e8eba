// Who may import whom (design §2), by folder pattern, so that a new folder is guarded from birth.
// Tests may import what they test with; type-only imports count like any other.
import { findImports, join, dirname } from '../../packages/project/src/index.ts'
import { serverPackages } from '../../packages/kernel/testing/server-sources.ts'
import { areaOf, areasByFolder, findUnordered, mayImport } from './areas.ts'
import { sourcesMatching } from './sources.ts'

/** The packages that each package may import. */
const packagesAllowed: Record<string, readonly string[]> = {
  text: [],
  catalog: [],
  project: [],
  site: ['text', 'catalog'],
  advisor: ['catalog', 'site'],
  builder: ['text', 'catalog', 'site', 'project'],
  generator: ['text', 'catalog', 'site', 'project'],
  validator: ['text', 'project'],
  'finished-site': ['project', 'validator'],
  databases: [],
  api: ['catalog', 'site', 'databases'],
  client: ['api'],
  kernel: ['text', 'api', 'databases'],
  'database-panel': ['api', 'databases', 'kernel'],
  'saved-projects': ['text', 'catalog', 'site', 'generator', 'api', 'kernel'],
  identity: ['text', 'api', 'kernel'],
  tenancy: ['text', 'api', 'kernel'],
  monitoring: ['text', 'api', 'kernel'],
  panel: ['text', 'api', 'kernel'],
  product: [
    'site',
    'api',
    'kernel',
    'identity',
    'tenancy',
    'monitoring',
    'database-panel',
    'saved-projects',
    'panel'
  ]
}

/** Test support may import every area and what tests need. */
const testSupport = /\/(testing|laws|product-tests)\//

/** The component library, which stands behind the parts of web/ui alone (docs/adr/0019). */
const componentLibrary = /^@(?:ark-ui|zag-js)\//

/** What the demo runs, in a browser. */
const runsInBrowsers =
  /^(packages\/(kernel|identity|tenancy|monitoring|panel|database-panel|saved-projects|product|databases)|apps\/demo)\/src\/(?!exports\/node\.ts$)/

/** What runs in no browser. */
const nodeOnly =
  /^(node:|@sitewright\/(?:kernel|database-panel|product)\/node\b|pg$|pg-cursor$|libpg-query$|mongodb$|nodemailer$|sharp$|@hono\/node-server)/

const isServerPackage = (name: string): boolean => serverPackages.some((each) => each === name)

function findLayer(path: string): string | undefined {
  return path.match(/^(?:apps|packages)\/([^/]+)\//)?.[1] ?? path.match(/^(templates\/[^/]+)\//)?.[1]
}

/** Why a file may not import this package; undefined where it may. */
function findPackageProblem(from: string, specifier: string): string | undefined {
  if (runsInBrowsers.test(from) && nodeOnly.test(specifier))
    return 'this runs in browsers too, and what it imports does not'
  if (componentLibrary.test(specifier) && !from.startsWith('apps/web/src/ui/'))
    return 'only web/ui imports the component library'
  const named = specifier.match(/^@sitewright\/([^/]+)/)?.[1]
  if (named === undefined || testSupport.test(from)) return undefined
  const own = findLayer(from) ?? ''
  if (from.startsWith('packages/')) {
    return packagesAllowed[own]?.includes(named) || own === named
      ? undefined
      : `${own} may not import @sitewright/${named}`
  }
  if (from.startsWith('templates/')) return `templates import no package, but this imports ${specifier}`
  if (isServerPackage(named)) return findServerPackageProblem(from, specifier)
  return ['web', 'server', 'cli', 'demo'].includes(named) ? `nothing imports the app ${named}` : undefined
}

/** Why a file of an app may not import this part of the server's packages; undefined where it may. */
function findServerPackageProblem(from: string, specifier: string): string | undefined {
  if (!/^apps\/(server|demo)\//.test(from))
    return 'only the server and the demo run the packages of the server'
  if (/^@sitewright\/[^/]+\/testing\//.test(specifier)) return 'test support is for tests'
  return undefined
}

/** What every framework's project or preview shares, beside the domain; what `site-build` links of the palette counts. */
const sharedFolder = /^templates\/(site-build|tests|tools|preview)\//

/** The subpath import of the domain, by its place in the repository. */
const domainSubpath = /^#domain\//

/** Why a relative import may not be; undefined where it may. */
function findRelativeProblem(from: string, target: string): string | undefined {
  if (from.startsWith('templates/domain/'))
    return target.startsWith('templates/domain/')
      ? undefined
      : 'templates/domain imports nothing outside itself'
  if (from.startsWith('templates/browser/'))
    return /^templates\/(?:browser|domain)\//.test(target)
      ? undefined
      : 'templates/browser imports itself and templates/domain only'
  if (sharedFolder.test(from))
    return sharedFolder.test(target) || target.startsWith('templates/domain/')
      ? undefined
      : 'what all frameworks share imports nothing of one'
  if (/^templates\/[^/]+\/src\//.test(from)) return findTemplateProblem(from, target)
  const folder = Object.keys(areasByFolder).find((each) => from.startsWith(each) && target.startsWith(each))
  if (folder !== undefined && !testSupport.test(from)) return findAreaProblem(folder, from, target)
  const own = findLayer(from) ?? ''
  if (isServerPackage(own) && !testSupport.test(from) && !from.endsWith('/exports/node.ts')) {
    const [, part] = target.slice(`packages/${own}/`.length - 1).match(/^\/(node|testing)\//) ?? []
    if (
      part !== undefined &&
      target.startsWith(`packages/${own}/`) &&
      !from.startsWith(`packages/${own}/${part}/`)
    )
      return `${own}/${from.split('/')[2]} may not import ${own}/${part}`
  }
  // The generator draws a site's pictures with the rules and the art that its pages have (docs/adr/0016).
  if (from.startsWith('packages/generator/src/pictures/') && target.startsWith('templates/domain/'))
    return undefined
  // What is simulated is said by one table: the site is built by it, and the wizard tells it.
  if (from === 'packages/catalog/src/launch.ts' && target.startsWith('templates/domain/')) return undefined
  // The look of a site is chosen by the generator of random numbers that its drawings have.
  if (from === 'packages/site/src/looks/propose-look.ts' && target === 'templates/domain/art/draw.ts')
    return undefined
  // One rule says what title and description are, and one what the files of a picture are called.
  const rule = /^packages\/site\/src\/content\/(described|pictures)\.ts$/.exec(from)?.[1]
  if (rule !== undefined && target === `templates/domain/${rule}.ts`) return undefined
  if (/^(apps|packages)\//.test(from) && findLayer(from) !== findLayer(target))
    return 'leaves its package by a relative path'
  return undefined
}

/** Inside a template app, what the files of a folder may not import: ui below features and pages, both below app. */
const templateFolders: Record<string, readonly string[]> = {
  state: ['features', 'pages', 'layout', 'app', 'chosen'],
  ui: ['features', 'pages', 'routes', 'layout', 'app', 'chosen'],
  features: ['pages', 'routes', 'layout', 'app', 'chosen'],
  pages: ['features', 'layout', 'app', 'chosen']
}

/** A folder of a template app, which stands in `src`, with SvelteKit in `src/lib`, with Angular in `src/app`. */
const templateFolder =
  /^templates\/[^/]+\/src\/(?:(?:lib|app)\/(?=(?:ui|features|pages|state|layout|chosen)\/))?([^/]+)\//

/** What a feature is, for all that draw features: no part of the app above them. */
const featureContract = /^templates\/[^/]+\/src\/app\/feature\.ts$/

/** Inside a template app: the folders above, and no feature imports a sibling. */
function findTemplateProblem(from: string, target: string): string | undefined {
  const folder = (path: string): string =>
    featureContract.test(path) ? '' : (path.match(templateFolder)?.[1] ?? '')
  const feature = (path: string): string | undefined =>
    path.match(/src\/(?:(?:lib|app)\/)?features\/([^/]+)\//)?.[1]
  const own = feature(from)
  const other = feature(target)
  if (own !== undefined && other !== undefined && own !== other)
    return `the feature ${own} may not import its sibling ${other}`
  return templateFolders[folder(from)]?.includes(folder(target))
    ? `${folder(from)} may not import ${folder(target)}`
    : undefined
}

/** Why a file of an area may not import another of its folder; undefined where it may. */
function findAreaProblem(folder: string, from: string, target: string): string | undefined {
  const own = areaOf(folder, from)
  const other = areaOf(folder, target)
  if (own === undefined || own === other) return undefined
  if (other === undefined) return `${own} may not import a file beside the areas`
  return mayImport(folder, own, other) ? undefined : `${own} may not import ${other}`
}

/** Why a file may not import this; undefined where it may. */
export function findImportProblem(from: string, specifier: string): string | undefined {
  if (domainSubpath.test(specifier))
    return findRelativeProblem(from, specifier.replace(domainSubpath, 'templates/domain/'))
  const library = /^templates\/[^/]+\/src\//.exec(from)?.[0]
  // SvelteKit's own prefix for src/lib.
  if (library !== undefined && specifier.startsWith('#lib/'))
    return findRelativeProblem(from, library + specifier.slice(1))
  if (!specifier.startsWith('.')) return findPackageProblem(from, specifier)
  const target = join(dirname(from), specifier)
  return target === undefined ? 'leaves the repository' : findRelativeProblem(from, target)
}

export function check(): string[] {
  const sources = sourcesMatching(/^(apps|packages|templates)\/.*\.(ts|tsx|vue|svelte)$/).filter(
    ({ path }) => !/\.(test|test-d)\.tsx?$|\/(e2e|component-tests)\//.test(path)
  )
  const problems = sources.flatMap(({ path, text }) =>
    findImports(path, text).flatMap(({ specifier }) => {
      if (/(^|\/)\.\.$/.test(specifier)) return []
      const problem = findImportProblem(path, specifier)
      return problem === undefined ? [] : [`${path}: ${problem} (${specifier})`]
    })
  )
  return [...Object.values(areasByFolder).flatMap(findUnordered), ...problems]
}

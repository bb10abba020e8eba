import { dirname, join, textCache, findText } from '@sitewright/project'
import { parse } from 'jsonc-parser'
import { parseElements, type HtmlElement } from '../sources/html.ts'
import type { Context } from './context.ts'
import type { Range } from './rule.ts'

/** The web app manifest of a project, where it has one. */
export interface WebManifest {
  path: string
  /** Undefined where it is no JSON object. */
  value: Readonly<Record<string, unknown>> | undefined
}

/** The service worker that a project registers, or has at a usual path. */
export interface WorkerFile {
  /** Its URL, such as `/sw.js`. */
  address: string
  /** The place of the registration; absent where nothing registers it. */
  from?: { file: string; range: Range }
  /** The file; undefined where there is none. */
  path: string | undefined
  /** A build script names the file, so the build writes it. */
  built: boolean
}

/** What the pages of a project reference: manifest, service worker, and other pages. */
export interface SiteFacts {
  /** Pages at the root of the served folder, by path. */
  pages: ReadonlyMap<string, readonly HtmlElement[]>
  /** The start page. */
  home: string | undefined
  manifest: WebManifest | undefined
  /** A linked manifest that does not exist. */
  missingManifest: { file: string; address: string; range: Range } | undefined
  worker: WorkerFile | undefined
  /**
   * Whether it is meant to be an installable PWA: it links a manifest, has one, registers a worker, or its settings
   * say so.
   */
  installable: boolean
  /** The plugin that generates manifest and worker during the build. */
  maker: string | undefined
  /** Scripts that the build runs: the settings of the bundler, what package.json starts, and what these import. */
  buildScripts: readonly string[]
}

const manifestNames = ['manifest.webmanifest', 'manifest.json', 'site.webmanifest', 'app.webmanifest']
const workerNames = ['sw.js', 'service-worker.js', 'serviceworker.js', 'serviceWorker.js']
const makers = [
  'vite-plugin-pwa',
  '@vite-pwa/sveltekit',
  'next-pwa',
  '@ducanh2912/next-pwa',
  'workbox-webpack-plugin',
  'workbox-cli'
]

/** Resolves a URL of the site to its file; pages of tools may write `%PUBLIC_URL%` or `%sveltekit.assets%` before it. */
export function servedFile({ project, profile }: Context, from: string, address: string): string | undefined {
  const plain = address.replace(/^%(?:[A-Z_]+|sveltekit\.assets)%/, '').replace(/[?#].*$/s, '')
  const rooted = plain.startsWith('/')
  // A page that a framework fills in stands among the sources, and is served at the root.
  const isTemplate = profile.startPages.includes(from) && dirname(from) !== profile.publicFolder
  const folder = rooted || isTemplate ? '' : dirname(from)
  const path = join(folder, rooted ? plain.slice(1) : plain)
  if (path === undefined || path === '') return undefined
  const tried = [path, `${profile.publicFolder}/${path}`]
  return tried.flatMap((each) => [each, decoded(each)]).find((each) => project.has(each))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether a URL is on the site itself: no scheme, no host, and no variable of a tool in it. */
export function isOwnAddress(address: string): boolean {
  return address !== '' && !/^[a-z][\w+.-]*:|^\/\/|^#|\{\{|<%|\$\{/i.test(address)
}

const knownPages = textCache<readonly HtmlElement[]>(2_000_000)

/** The elements of a page, memoized by text. */
function elementsIn(text: string): readonly HtmlElement[] {
  return knownPages.get('', text, () => parseElements(text))
}

function readPages({ project, profile }: Context): Map<string, readonly HtmlElement[]> {
  const paths = [...project.keys()].filter((path) => {
    if (!/\.html?$/.test(path)) return false
    const folder = dirname(path)
    return profile.startPages.includes(path) || folder === '' || folder === profile.publicFolder
  })
  return new Map(paths.map((path) => [path, elementsIn(findText(project, path) ?? '')]))
}

function manifestIn(
  context: Context,
  pages: SiteFacts['pages']
): Pick<SiteFacts, 'manifest' | 'missingManifest'> {
  const { project, profile } = context
  const read = (path: string): WebManifest => {
    const value: unknown = parse(findText(project, path) ?? '')
    const object = typeof value === 'object' && value !== null && !Array.isArray(value)
    return { path, value: object ? (value as Record<string, unknown>) : undefined }
  }
  const links = [...pages].flatMap(([file, elements]) =>
    elements
      .filter(
        ({ name, attributes }) => name === 'link' && /(^|\s)manifest(\s|$)/i.test(attributes['rel'] ?? '')
      )
      .map(({ attributes, range }) => ({ file, address: attributes['href'] ?? '', range }))
  )
  for (const link of links) {
    const path = isOwnAddress(link.address) ? servedFile(context, link.file, link.address) : undefined
    if (path !== undefined) return { manifest: read(path), missingManifest: undefined }
  }
  const lying = manifestNames
    .flatMap((name) => [`${profile.publicFolder}/${name}`, name])
    .find((path) => project.has(path))
  const [asked] = links.filter(({ address }) => isOwnAddress(address))
  return {
    manifest: asked === undefined && lying !== undefined ? read(lying) : undefined,
    missingManifest: asked
  }
}

/** `node build.ts`, with settings of Node before the file. */
const runByNode = /\bnode\s+(?:--[\w=-]+\s+)*(?:\.\/)?([\w./-]+\.[mc]?[jt]s)\b/g

/** Scripts that package.json hands to Node for a build. */
function scriptsOfBuild({ project, manifest }: Context): string[] {
  const scripts = manifest.kind === 'valid' ? manifest.scripts : {}
  return ['prebuild', 'build', 'postbuild'].flatMap((name) =>
    [...commandOf(scripts[name]).matchAll(runByNode)].flatMap(([, path = '']) =>
      project.has(path) ? [path] : []
    )
  )
}

function commandOf(script: unknown): string {
  return typeof script === 'string' ? script : ''
}

function buildScriptClosure(context: Context): string[] {
  const { project, scripts, resolve } = context
  const settings = [...project.keys()].filter((path) => /^(vite|rollup|webpack)\.config\.[\w.]+$/.test(path))
  const waiting = [...settings, ...scriptsOfBuild(context)]
  const reached = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    for (const { specifier } of scripts.get(path)?.imports ?? []) {
      const target = resolve(path, specifier)
      if (target.kind === 'file' && scripts.has(target.path)) waiting.push(target.path)
    }
  }
  return [...reached].sort()
}

/** The file name of a path or URL. */
const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Whether a build script names a file as what it writes: a file under `src` of that name is only what it reads. */
function writesFile(script: string, name: string): boolean {
  for (let at = script.indexOf(name); at >= 0; at = script.indexOf(name, at + 1)) {
    const before = script.slice(Math.max(0, at - 200), at)
    const opening = Math.max(before.lastIndexOf("'"), before.lastIndexOf('"'), before.lastIndexOf('`'))
    const folder = before.slice(opening + 1)
    if (opening >= 0 && !/[\s\w-]$/.test(folder) && !/^(\.{0,2}\/)*src\//.test(folder)) return true
  }
  return false
}

const inlineRegistration = /serviceWorker\s{0,20}\.\s{0,20}register\(\s{0,20}(["'])([^"'\n]{1,200})\1/

function findWorker(
  context: Context,
  pages: SiteFacts['pages'],
  buildScripts: readonly string[]
): WorkerFile | undefined {
  const { project, profile, scripts } = context
  const inScripts = [...scripts].flatMap(([file, { workers }]) =>
    workers.map(({ value, range }) => ({ address: value, from: { file, range } }))
  )
  const inPages = [...pages].flatMap(([file, elements]) =>
    elements.flatMap(({ name, text, range }) => {
      const address = name === 'script' ? inlineRegistration.exec(text)?.[2] : undefined
      return address === undefined ? [] : [{ address, from: { file, range } }]
    })
  )
  const [asked] = [...inScripts, ...inPages].filter(({ address }) => isOwnAddress(address))
  const lying = workerNames
    .flatMap((name) => [`${profile.publicFolder}/${name}`, name])
    .find((path) => project.has(path))
  const own = profile.worker?.paths.find((path) => project.has(path))
  if (profile.worker && own !== undefined) return { address: profile.worker.address, path: own, built: true }
  if (asked === undefined) {
    return lying === undefined ? undefined : { address: `/${nameIn(lying)}`, path: lying, built: false }
  }
  const name = nameIn(asked.address)
  // A script that a build script renders pages with is not a build script: it registers the worker, and writes none.
  const built = buildScripts.some(
    (path) => !path.startsWith('src/') && writesFile(findText(project, path) ?? '', name)
  )
  const rooted = asked.address.startsWith('/') ? asked.address : `/${asked.address.replace(/^\.\//, '')}`
  const path =
    servedFile(context, 'index.html', rooted) ?? servedFile(context, asked.from.file, asked.address)
  return { ...asked, path: path ?? (nameIn(lying ?? '') === name ? lying : undefined), built }
}

/** Reads from the settings of a generated project whether it is meant to be installable. */
function saysInstallable(context: Context): boolean {
  const text = context.text('src/site.json') ?? context.text('site.json')
  const site = text === undefined ? undefined : (parse(text) as { selectedFeatures?: unknown } | undefined)
  return Array.isArray(site?.selectedFeatures) && site.selectedFeatures.includes('pwa')
}

const known = new WeakMap<Context, SiteFacts>()

/** Reads what the pages of a project reference, memoized by context. */
export function siteFacts(context: Context): SiteFacts {
  const before = known.get(context)
  if (before) return before
  const pages = readPages(context)
  const buildScripts = buildScriptClosure(context)
  const worker = findWorker(context, pages, buildScripts)
  const { manifest, missingManifest } = manifestIn(context, pages)
  const packages = context.manifest.kind === 'valid' ? context.manifest.packages : {}
  const maker = makers.find((name) => Object.hasOwn(packages, name))
  const facts: SiteFacts = {
    pages,
    home: context.profile.startPages.find((path) => pages.has(path)),
    manifest,
    missingManifest,
    worker,
    installable:
      manifest !== undefined ||
      missingManifest !== undefined ||
      worker !== undefined ||
      maker !== undefined ||
      saysInstallable(context),
    maker,
    buildScripts
  }
  known.set(context, facts)
  return facts
}

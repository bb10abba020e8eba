import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { contactFieldNames } from '#domain/contact.ts'
import type { Site } from '#domain/site.ts'
import { siteDocuments, type Policy, type PrerenderedPage, type SitePages } from './documents.ts'
import { fillManifest } from './from-site.ts'

interface BuiltSite extends Omit<SitePages, 'policy'> {
  /** The folder of the project. */
  root: string
  /** Its service worker, where it works offline. */
  worker: URL
  /** Where the build was written to. */
  folder: string
}

/** What a developer should hear of: `problems` stop the build. */
interface Report {
  problems: readonly string[]
  notes: readonly string[]
}

/**
 * Finishes a built site: writes its documents, and its service worker where it works offline. No framework is needed
 * for that, only the pages that one has drawn.
 */
export async function finishSite({ root, worker, folder, ...drawn }: BuiltSite): Promise<Report> {
  const { site, pages } = drawn
  const policy = JSON.parse(await readFile(join(root, 'src/policy.json'), 'utf8')) as Policy
  await writeFiles(folder, siteDocuments({ ...drawn, policy }))
  await finishForm(join(folder, '__forms.html'), contactFieldNames)
  const problems = findBrokenPages(pages, folder, site.deployment.basePath)
  if (problems.length > 0 || !site.selectedFeatures.includes('pwa')) return { problems, notes: [] }
  await finishManifest(folder, site, new Set(pages.map(({ path }) => path)))
  const { source, skipped } = await serviceWorker({ root, worker, folder })
  await writeFiles(folder, { 'sw.js': source })
  return { problems, notes: skipped.map((name) => `Only with a network: ${name}`) }
}

/** Adds the fields that the contact form has since to the form that Netlify looks for, where there is one. */
async function finishForm(path: string, names: readonly string[]): Promise<void> {
  if (existsSync(path)) await writeFile(path, addFields(await readFile(path, 'utf8'), names))
}

/**
 * Adds the fields that are lacking to the form that Netlify finds in the built pages: it drops what it does not find
 * there, without a word.
 */
export function addFields(html: string, names: readonly string[]): string {
  const lacking = names.filter((name) => !html.includes(`name="${name}"`))
  return html.replace('</form>', (end) => lacking.map((name) => `<input name="${name}">`).join('') + end)
}

async function finishManifest(folder: string, site: Site, paths: ReadonlySet<string>): Promise<void> {
  const path = join(folder, 'manifest.webmanifest')
  if (!existsSync(path)) return
  const { manifest, unusedIcons } = fillManifest(await readFile(path, 'utf8'), site, paths)
  await writeFile(path, manifest)
  await Promise.all(unusedIcons.map((src) => rm(join(folder, src), { force: true })))
}

/** Finds pages with no h1 or several, and dead links; `folder` holds the files that pages may link to as well. */
export function findBrokenPages(pages: readonly PrerenderedPage[], folder: string, base = ''): string[] {
  return pageProblems(pages, (path) => existsSync(join(folder, path)), base)
}

/** The same, where the files of a site are known by their paths, such as `/menu.pdf`. */
export function pageProblems(
  pages: readonly PrerenderedPage[],
  isFile: (path: string) => boolean,
  base = ''
): string[] {
  const known = new Set(pages.map(({ path }) => path))
  const isThere = (link: string): boolean => {
    if (link !== base && !link.startsWith(`${base}/`)) return false
    const path = link.slice(base.length) || '/'
    return known.has(path) || isFile(decodeURIComponent(path))
  }
  return pages.flatMap(({ path, html }) => {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0
    const dead = linksIn(html).filter((link) => !isThere(link))
    return [
      ...(headings === 1 ? [] : [`${path} has ${headings} headings of level 1. A page needs exactly one.`]),
      ...dead.map((link) => `${path} links to ${link}, which does not exist.`)
    ]
  })
}

/** Internal links of a page, without query and fragment. */
function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replace(/[?#].*$/, '')
  )
  return [...new Set(links)]
}

/** Not precached: what only servers, app stores and developers read. */
const uncached = [
  /\.(map|php)$/,
  /^(404\.html|robots\.txt|sitemap\.xml|sw\.js|social\.png|CNAME|staticwebapp\.config\.json)$/,
  /^screenshots\//,
  /^pictures\/[\da-f]{16}-logo\.png$/,
  /-licence\.txt$/,
  /(^|\/)\./,
  // Of what hosts and frameworks name so, only the scripts and style sheets of SvelteKit belong to pages.
  /^_(?!app\/immutable\/)/
]

/** Not precached either: sound and films, which browsers fetch in pieces. */
const media = /\.(mp4|m4v|mov|webm|ogv|avi|mkv|mpe?g|3gp|mp3|m4a|aac|wav|ogg|oga|opus|flac)$/i

/** A file of a photograph, by its picture and its width. */
const photograph = /^pictures\/([\da-f]{16})-(\d+)\.webp$/

/** Of each photograph the narrowest file is precached: all of them would be far more than most visitors see. */
function isWideCopy({ name }: BuiltFile, files: readonly BuiltFile[]): boolean {
  const [, picture, width] = photograph.exec(name) ?? []
  return files.some((other) => {
    const [, same, narrower] = photograph.exec(other.name) ?? []
    return picture !== undefined && same === picture && Number(narrower) < Number(width)
  })
}

/** Bytes that a single picture, font or document may have to be precached, and all of them together. */
const optionalMax = { one: 2 * 1024 * 1024, all: 20 * 1024 * 1024 }

interface WorkerSources {
  /** The folder of the project. */
  root: string
  worker: URL
  /** The built site. */
  folder: string
}

interface BuiltWorker {
  source: string
  /** Names of files that visitors can only see with a network. */
  skipped: string[]
}

/** A built file: its name from the folder of the site, with slashes, and what it holds. */
export interface BuiltFile {
  name: string
  content: Uint8Array
}

/** Where projects have the files that are served as they are. */
const publicFolders = ['public', 'static']

/** The service worker of a built folder. */
export async function serviceWorker({ root, worker, folder }: WorkerSources): Promise<BuiltWorker> {
  const source = await readFile(worker, 'utf8')
  return fillWorker(source, await readFiles(folder), (name) =>
    publicFolders.some((each) => existsSync(join(root, each, name)))
  )
}

/**
 * The service worker with its precache list. Its version changes when any of the files changes. What lies in `public` is
 * the owner's: the site works without it.
 */
export function fillWorker(
  source: string,
  files: readonly BuiltFile[],
  isPublic: (name: string) => boolean
): BuiltWorker {
  const built = files.filter(
    (file) => !uncached.some((rule) => rule.test(file.name)) && !isWideCopy(file, files)
  )
  const decoder = new TextDecoder()
  const textOf = (ending: string): string =>
    built
      .filter(({ name }) => name.endsWith(ending))
      .map(({ content }) => decoder.decode(content))
      .join('')
  const unused = unusedFonts(textOf('.css'), textOf('.html'))
  const kept = built.filter(({ name }) => !unused.some((path) => path.endsWith(`/${name}`))).map(toHashed)
  const isNeeded = ({ name }: HashedFile) => /\.(html|m?js|css)$/.test(name) && !isPublic(name)
  const needed = kept.filter(isNeeded)
  const { kept: optional, skipped } = selectOptional(kept.filter((file) => !isNeeded(file)))
  const version = hash(JSON.stringify([needed, optional]) + source)
  return {
    source: `${constant('version', version)}${constant('needed', needed.map(toAddress))}${constant('optional', optional.map(toAddress))}\n${source}`,
    skipped: skipped.map(({ name }) => name)
  }
}

/** Addresses of the font files whose characters no page has: with a network, browsers fetch them where one is typed. */
export function unusedFonts(css: string, pages: string): string[] {
  const used = [...new Set(pages)].map((character) => character.codePointAt(0) ?? 0)
  const faces = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).map((face) => ({
    path: /url\(["']?([^"')]+)/.exec(face)?.[1],
    ranges: [...face.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => ({
      first: Number.parseInt(from.replaceAll('?', '0'), 16),
      last: Number.parseInt(to.replaceAll('?', 'F'), 16)
    }))
  }))
  const isShown = ({ first, last }: { first: number; last: number }): boolean =>
    used.some((code) => code >= first && code <= last)
  return faces.flatMap(({ path, ranges }) =>
    path === undefined || ranges.length === 0 || ranges.some(isShown) ? [] : [path]
  )
}

/** The smallest first, as many as fit. */
function selectOptional(files: readonly HashedFile[]): { kept: HashedFile[]; skipped: HashedFile[] } {
  const kept: HashedFile[] = []
  const skipped: HashedFile[] = []
  let total = 0
  for (const file of [...files].sort((a, b) => a.bytes - b.bytes)) {
    const fits = file.bytes <= optionalMax.one && total + file.bytes <= optionalMax.all
    if (media.test(file.name) || !fits) skipped.push(file)
    else {
      total += file.bytes
      kept.push(file)
    }
  }
  return { kept, skipped }
}

/** A file's address from the folder of the site: `menu#1.png` is asked for as `menu%231.png`. */
function toAddress({ name }: HashedFile): string {
  return name.split('/').map(encodeURIComponent).join('/')
}

function constant(name: string, value: unknown): string {
  return `const ${name} = ${JSON.stringify(value, null, 2)}\n`
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** What the version of the service worker is made of. */
interface HashedFile {
  name: string
  bytes: number
  hash: string
}

function toHashed({ name, content }: BuiltFile): HashedFile {
  return { name, bytes: content.length, hash: hash(content) }
}

/** Every file of a folder, in a fixed order. */
async function readFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.sort().map(async (path) => ({
      name: relative(folder, path).split(sep).join('/'),
      content: await readFile(path)
    }))
  )
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

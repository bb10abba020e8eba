import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Features, transform } from 'lightningcss'
import { afterAll, describe, expect, it } from 'vitest'
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { finishSite } from '../../packages/finished-site/src/index.ts'
import { generate, getAdapter, readPictureFiles } from '../../packages/generator/src/index.ts'
import { everythingSite, sampleSites, type Site } from '../../packages/site/src/index.ts'
import type { Project } from '../../packages/project/src/index.ts'
import { run } from '../run.ts'
import { pairwiseSets } from '../sites/feature-sets.ts'
import { hostileSite } from '../sites/hostile-site.ts'
import { picturedSite } from '../sites/pictured-site.ts'
import { thinSite } from '../sites/thin-site.ts'
import { createFolderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { compressedBytes, scriptsOf } from '../template/built-sizes.ts'
import { leadFramework, writtenFrameworks } from '../template/frameworks.ts'
import { takeTurn } from '../template/rotation.ts'
import { loadSiteKit } from '../template/site-kit.ts'
import { createSnapshot } from '../template/snapshot.ts'
import { normalizePage } from './normalize-page.ts'
import { siteWith } from './support.ts'

const folder = createFolderUnderTest('finished-site-')
afterAll(() => rmSync(folder, { recursive: true }))

/** The kit and the template of each framework; those that cannot be picked yet are held to the same. */
const frameworks = new Map(
  await Promise.all(
    writtenFrameworks.map(
      async (id) => [id, { kit: await loadSiteKit(id), template: await createSnapshot(id) }] as const
    )
  )
)

function toolsOf(framework: FrameworkId) {
  const tools = frameworks.get(framework)
  if (tools === undefined) throw new Error(`There is no template for ${framework}.`)
  return tools
}

const { dentist, photographer } = sampleSites

const messages = (site: Site, sent: Partial<Site['deployment']['messages']>): Site['deployment'] => ({
  ...site.deployment,
  messages: { ...site.deployment.messages, ...sent }
})

const sites: Readonly<Record<string, Site>> = {
  'one feature': siteWith({ selectedFeatures: ['pwa'] }),
  'a dentist': dentist,
  'a photographer, in JavaScript, mailed by PHP': {
    ...photographer,
    typescript: false,
    deployment: messages(photographer, { way: 'php' })
  },
  'everything, with nobody behind it': everythingSite,
  'everything, with a server': {
    ...everythingSite,
    customization: { ...everythingSite.customization, layout: 'landing', fontFamily: 'Lora' },
    deployment: messages(everythingSite, { way: 'server', address: 'https://api.harbourstreetdental.co.uk' })
  },
  'in a folder of its host': {
    ...thinSite('grid'),
    selectedFeatures: ['pwa', 'contact-form', 'booking'],
    deployment: { ...messages(thinSite('grid'), { way: 'netlify' }), basePath: '/shop' }
  },
  'with photographs': picturedSite,
  'hostile texts': hostileSite
}

/** What depends on how a framework is compiled and draws, in halves; the rest is the same code in all of them. */
const inEveryFramework: readonly [readonly string[], readonly string[]] = [
  ['a photographer, in JavaScript, mailed by PHP', 'everything, with a server'],
  ['in a folder of its host', 'hostile texts']
]

const subjects = writtenFrameworks.flatMap((framework, place) =>
  Object.entries(sites)
    .filter(([name]) => framework === leadFramework || takeTurn(inEveryFramework, place).includes(name))
    .map(([name, site]) => [framework, name, site] as const)
)

type Files = ReadonlyMap<string, string | Uint8Array>

function readFiles(dist: string): Files {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile()
  )
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [path.slice(dist.length + 1), readFileSync(path)] as const))
}

const decoder = new TextDecoder()
const textOf = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : decoder.decode(content)

/** The folder of scripts and style sheets, whose names carry hashes. */
const hashedFolder = (framework: FrameworkId): string => getAdapter(framework).build.hashed.slice(1)

/** The files that no bundler makes. */
function othersIn(files: Files, framework: FrameworkId): Files {
  return new Map([...files].filter(([name]) => !name.startsWith(hashedFolder(framework))))
}

/** A file as it can be compared: the names of scripts and of the style sheet, and the version that follows from them, left out. */
function comparable(name: string, content: string | Uint8Array, hashed: string): string | Uint8Array {
  if (name === 'sw.js')
    return textOf(content)
      .replace(/^const version = ".*"$/m, '')
      .replace(new RegExp(`^ {2}"${hashed}.*",?\\n`, 'gm'), '')
      .replace(/",\n\]/g, '"\n]')
  return name.endsWith('.html') ? normalizePage(textOf(content)) : Uint8Array.from(Buffer.from(content))
}

function compared(files: Files, framework: FrameworkId): Record<string, string | Uint8Array> {
  return Object.fromEntries(
    [...othersIn(files, framework)]
      .map(([name, content]) => [name, comparable(name, content, hashedFolder(framework))] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
  )
}

/** Builds a project as `npm run build:launch` does: by Vite, or by a script of its own. */
async function buildLaunch(project: Project, place: string): Promise<void> {
  const settings = { NODE_ENV: 'production', LAUNCH: '1' }
  if (project.has('build.ts')) await run('node', ['build.ts', 'launch'], settings, place)
  else await run('vite', ['build', '--logLevel', 'error'], settings, place)
}

/** Every page by its name. */
const pagesIn = (files: Files): [string, string][] =>
  [...files].flatMap(([name, content]) =>
    name.endsWith('.html') ? [[name, textOf(content)] satisfies [string, string]] : []
  )

/** What the script of a page tells SvelteKit: the parts that the page consists of, and the version of the site. */
function startsIn(files: Files): Record<string, unknown> {
  return Object.fromEntries(
    pagesIn(files).map(([name, html]) => [
      name,
      [/\bnode_ids: (.*),/, /\bversion: (".*?")/, /\bbase: (".*?")/].map((pattern) => pattern.exec(html)?.[1])
    ])
  )
}

/** Pages whose policy forbids one of their own inline scripts. */
function forbiddenScripts(files: Files): string[] {
  return pagesIn(files).flatMap(([name, html]) =>
    [...html.matchAll(/<script>(.*?)<\/script>/gs)].flatMap(([, script = '']) =>
      html.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`) ? [] : [name]
    )
  )
}

/** The style sheets: one, or one for each part of a page. */
function sheetOf(files: Files): string {
  const sheets = [...files].filter(([name]) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(0)
  return sheets.map(([, css]) => textOf(css)).join('\n')
}

/** The browsers that projects are built for, as versions shifted by 16 bits; templates/react/vite.config.ts names them. */
const targets = { chrome: 123 << 16, edge: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) }

/** A sheet as the minifier of Vite writes it, with no rule in another: the build of Angular takes them out. */
const minified = (css: string): string =>
  decoder.decode(
    transform({
      filename: 'style.css',
      code: Buffer.from(css),
      minify: true,
      targets,
      include: Features.Nesting
    }).code
  )

/**
 * The declarations of a minified style sheet, each with its layer, its conditions and one selector. Their order is left
 * out: sheets are joined as each bundler cuts its scripts, and only the order of the layers counts, which pages name
 * themselves. So is which of them share a rule: minifiers join rules that stand side by side.
 */
function declarationsOf(css: string, around = ''): string[] {
  const found = statementsOf(css).flatMap((statement) => {
    const [, head = '', body = ''] = /^([^{}]*)\{(.*)\}$/s.exec(statement) ?? []
    if (/^@(?:layer|media|supports|container)\b/.test(head) && body !== '')
      return declarationsOf(body, `${around}${head} `)
    if (head === '' || head.startsWith('@')) return [around + inOrder(statement)]
    const declarations = inOrder(body).split(';')
    return selectorsIn(head).flatMap((selector) => declarations.map((each) => `${around}${selector} ${each}`))
  })
  return [...new Set(found)].sort()
}

/** A rule with its declarations sorted: the minifier orders them anew each time. */
function inOrder(rule: string): string {
  const parts = rule.replaceAll(', ', ',').split(/(?<=[{};])|(?=})/)
  return [...new Set(parts.map((part) => part.replace(/;$/, '')))].sort().join(';')
}

/** The selectors in a list of them, which may have lists in parentheses. */
function selectorsIn(list: string): string[] {
  const parts = list.split(',')
  const selectors: string[] = []
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const open = selectors.at(-1) ?? ''
    const isInside = open.split('(').length > open.split(')').length
    if (isInside) selectors.splice(-1, 1, `${open},${part}`)
    else selectors.push(part)
  }
  return selectors
}

/** The properties that a sheet has by the name of an engine. */
const prefixed = (css: string): string[] =>
  [...new Set([...css.matchAll(/(?<=[{;])-(?:webkit|moz)-[\w-]+(?=:)/g)].map(([name]) => name))].sort()

/** The statements of minified CSS: rules with their blocks, and what ends in a semicolon. */
function statementsOf(css: string): string[] {
  const statements: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: character, index } of css.matchAll(/[{};]/g)) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth > 0) continue
    statements.push(css.slice(start, index + 1))
    start = index + 1
  }
  return statements
}

/** Bytes (gzip) of the scripts that the home page loads before it can be used. */
function firstScripts(files: Files, { deployment }: Site): number {
  const base = `${deployment.basePath ?? ''}/`.slice(1)
  const scripts = scriptsOf('index.html', (path) => {
    const content = files.get(path.startsWith(base) ? path.slice(base.length) : path)
    return content === undefined ? undefined : textOf(content)
  })
  expect(scripts.size).toBeGreaterThan(0)
  return compressedBytes(scripts)
}

describe('a site that was finished without a terminal', () => {
  it('has no page that is broken, whatever features are chosen', async () => {
    const problems: string[] = []
    for (const [at, selectedFeatures] of pairwiseSets().entries()) {
      const framework = writtenFrameworks[at % writtenFrameworks.length] ?? leadFramework
      const { kit, template } = toolsOf(framework)
      const site: Site = {
        ...everythingSite,
        selectedFramework: framework,
        selectedFeatures,
        typescript: at % 3 !== 0
      }
      const finished = await finishSite(generate(site, template), kit)
      problems.push(
        ...finished.problems.map((problem) => `${framework}, ${selectedFeatures.join(' ')}: ${problem}`)
      )
      expect(finished.files.has('sw.js')).toBe(selectedFeatures.includes('pwa'))
      expect(finished.files.size).toBeGreaterThan(20)
    }
    expect(problems).toEqual([])
  })

  it.each(subjects)(
    'is file by file what a launch build makes of its project: %s, %s',
    async (framework, name, given) => {
      const { kit, template } = toolsOf(framework)
      const site = { ...given, selectedFramework: framework }
      const pictures = await readPictureFiles(site, { get: async () => new Uint8Array([1, 2, 3]) })
      const project = generate(site, template, pictures)
      const place = join(folder, `${framework}-${name.replace(/\W+/g, '-')}`)
      writeProject(project, place)
      await buildLaunch(project, place)
      const built = readFiles(join(place, 'dist'))
      const { files, problems } = await finishSite(project, kit)
      expect(problems).toEqual([])
      expect([...othersIn(files, framework).keys()].sort()).toEqual(
        [...othersIn(built, framework).keys()].sort()
      )
      expect(compared(files, framework)).toEqual(compared(built, framework))
      expect(startsIn(files)).toEqual(startsIn(built))
      expect(forbiddenScripts(files)).toEqual([])
      expect(declarationsOf(minified(sheetOf(files)))).toEqual(declarationsOf(minified(sheetOf(built))))
      expect(prefixed(sheetOf(files))).toEqual(expect.arrayContaining(prefixed(minified(sheetOf(built)))))
      // What visitors wait for may not be more than a build asks of them.
      expect(firstScripts(files, site)).toBeLessThan(firstScripts(built, site) * 1.01)
    }
  )
})

// Lighthouse on phones over the everything-on site in each layout, or over the addresses and the folders of built sites
// that are named, with figures printed as measured; `--framework vue` takes those of another framework. Performance is for
// reading, not for asserting: it depends on the machine.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveFolder } from '../../templates/e2e/site-server.ts'
import { layoutIds } from '../../packages/catalog/src/index.ts'
import { measurePage, type PageFigures } from './measure-page.ts'
import { root } from '../root.ts'
import { builtSite, leadFramework, templates } from '../template/frameworks.ts'

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { framework: { type: 'string', default: leadFramework } }
})
const framework = templates.find((each) => each.framework === values.framework)?.framework
if (framework === undefined) throw new Error(`There is no template for ${values.framework}.`)
const addresses = named.filter((word) => word.startsWith('http'))
const folders = named.filter((word) => !word.startsWith('http')).map((folder) => ({ name: folder, folder }))
const layouts = layoutIds.map((layout) => ({
  name: layout as string,
  folder: join(root, builtSite(layout, framework), 'dist')
}))
const servers = await Promise.all(
  (named.length > 0 ? folders : layouts).map(async ({ name, folder }) => {
    const { origin, close } = await serveFolder(folder)
    return { name, folder, close, site: origin }
  })
)

const graded: ReadonlySet<string> = new Set(['binary', 'metricSavings', 'numeric'])

/** Loads of each page, of which the median counts: at times a browser paints its first frame a second late. */
const runs = 5

/** Each score and the figures behind them: the median, and the least and the most. */
function describeFigures(results: readonly PageFigures[]): string[] {
  const describe = (name: string, values: readonly number[], digits = 0) => {
    const sorted = values.toSorted((a, b) => a - b).map((value) => value.toFixed(digits))
    return `${name} ${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`
  }
  const categories = Object.entries(results[0]?.categories ?? {}).map(([id, { title }]) =>
    describe(
      title,
      results.map(({ categories }) => (categories[id]?.score ?? 0) * 100)
    )
  )
  const metrics = (
    ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const
  ).map((id) =>
    describe(
      id,
      results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN),
      id === 'cumulative-layout-shift' ? 3 : 0
    )
  )
  return [...categories, ...metrics]
}

/** The audits that failed. */
function findHints({ audits }: PageFigures): string[] {
  return Object.values(audits)
    .filter(({ scoreDisplayMode, score }) => graded.has(scoreDisplayMode) && score !== null && score < 0.9)
    .map(({ id, title }) => `${id}: ${title}`)
}

try {
  const pages = servers.flatMap(({ name, folder, site }) =>
    ['index', 'services', 'booking']
      .filter((page) => existsSync(join(folder, `${page}.html`)))
      .map((page) => (page === 'index' ? '/' : `/${page}`))
      .map((path) => ({ name: `${name} ${path}`, url: site + path }))
  )
  const wanted = [...addresses.map((url) => ({ name: url, url })), ...pages]
  for (const { name, url } of wanted) {
    const results = []
    for (let run = 0; run < runs; run += 1) results.push(await measurePage(url))
    const figures = describeFigures(results)
    process.stdout.write(`${name}: ${figures.join(', ')}\n`)
    for (const hint of new Set(results.flatMap(findHints))) process.stdout.write(`    ${hint}\n`)
  }
} finally {
  for (const { close } of servers) close()
}

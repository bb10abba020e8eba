// Lighthouse on phones over the everything-on site in each layout, or over the addresses and the folders of built sites
// that are named, with figures printed as measured. Performance is for reading, not for asserting: it depends on the machine.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { serveSite } from '../../templates/e2e/site-server.ts'
import { layoutIds } from '../../packages/catalog/src/index.ts'
import { browserArgs, browserPath } from '../browser.ts'
import { root } from '../root.ts'
import { builtSite } from '../template/frameworks.ts'

const named = process.argv.slice(2)
const addresses = named.filter((word) => word.startsWith('http'))
const folders = named.filter((word) => !word.startsWith('http')).map((folder) => ({ name: folder, folder }))
const layouts = layoutIds.map((layout) => ({
  name: layout as string,
  folder: join(root, builtSite(layout), 'dist')
}))
const servers = await Promise.all(
  (named.length > 0 ? folders : layouts).map(async ({ name, folder }) => {
    const server = serveSite(() => folder).listen(0, 'localhost')
    await new Promise((listening) => server.once('listening', listening))
    return { name, folder, server, site: `http://localhost:${(server.address() as AddressInfo).port}` }
  })
)
const chrome = await launch({
  chromePath: browserPath(),
  chromeFlags: ['--headless=new', ...browserArgs]
})
try {
  const pages = servers.flatMap(({ name, folder, site }) =>
    ['index', 'services', 'booking']
      .filter((page) => existsSync(join(folder, `${page}.html`)))
      .map((page) => (page === 'index' ? '/' : `/${page}`))
      .map((path) => ({ name: `${name} ${path}`, url: site + path }))
  )
  const wanted = [...addresses.map((url) => ({ name: url, url })), ...pages]
  for (const { name, url } of wanted) {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      logLevel: 'error'
    })
    const scores = Object.values(result?.lhr.categories ?? {}).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`
    )
    const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      (id) => `${id} ${result?.lhr.audits[id]?.displayValue ?? 'not measured'}`
    )
    process.stdout.write(`${name}: ${[...scores, ...metrics].join(', ')}\n`)
    for (const audit of Object.values(result?.lhr.audits ?? {})) {
      const graded =
        audit.scoreDisplayMode === 'binary' ||
        audit.scoreDisplayMode === 'metricSavings' ||
        audit.scoreDisplayMode === 'numeric'
      if (graded && audit.score !== null && audit.score < 0.9)
        process.stdout.write(`    ${audit.id}: ${audit.displayValue ?? audit.title}\n`)
    }
  }
} finally {
  chrome.kill()
  for (const { server } of servers) server.close()
}

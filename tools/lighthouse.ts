// Lighthouse on phones over the everything-on site in each layout, or over the addresses that are named, with figures
// printed as measured. Performance is for reading, not for asserting: it depends on the machine.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AddressInfo } from 'node:net'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { serveSite } from '../templates/e2e/site-server.ts'
import { layoutIds } from '../packages/catalog/src/index.ts'
import { root } from './step.ts'

const addresses = process.argv.slice(2).filter((word) => word.startsWith('http'))
const servers = await Promise.all(
  layoutIds.map(async (layout) => {
    const server = serveSite(() => join(root, `build/sites/react-${layout}/dist`)).listen(0, 'localhost')
    await new Promise((listening) => server.once('listening', listening))
    return { layout, server, site: `http://localhost:${(server.address() as AddressInfo).port}` }
  })
)
const chrome = await launch({
  chromePath: readFileSync(fileURLToPath(new URL('../build/chromium-path', import.meta.url)), 'utf8'),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync'
  ]
})
try {
  const pages = servers.flatMap(({ layout, site }) =>
    ['/', '/services', '/booking'].map((path) => ({ name: `${layout} ${path}`, url: site + path }))
  )
  const wanted = addresses.length > 0 ? addresses.map((url) => ({ name: url, url })) : pages
  for (const { name, url } of wanted) {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      logLevel: 'error'
    })
    const scores = Object.values(result?.lhr.categories ?? {}).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`
    )
    process.stdout.write(`${name}: ${scores.join(', ')}\n`)
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

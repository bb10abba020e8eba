// `node tools/bench/admin-browser.ts [users]`: what the control panel costs a browser: scripts of the layout and of each
// screen, script for an event of the stream, the longest task while a list is used, and memory after twenty visits.
import { gzipSync } from 'node:zlib'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { toLoadUser } from '../../packages/product/testing/load-users.ts'
import { browserArgs, browserPath } from '../browser.ts'
import { build } from '../build.ts'
import { productPort } from '../ports.ts'
import { createAdministratorToken } from './accounts-calls.ts'
import { administrator, startBenchServer, type BenchServer } from './accounts-server.ts'
import { percentile } from './timing.ts'

/** Issues 10 and 11: kilobytes of JavaScript (gzip), milliseconds. */
const bars = { layout: 170, screen: 60, tick: 4, task: 50 } as const
const ticks = 20
const rounds = 20

/** Bytes of scripts, compressed, by address: what a page asked for so far. */
type Scripts = ReadonlyMap<string, number>

function watchScripts(page: Page): Scripts {
  const scripts = new Map<string, number>()
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    void response.body().then(
      (body) => scripts.set(response.url(), gzipSync(body).length),
      () => undefined
    )
  })
  return scripts
}

/** What comes once a plot is drawn or a query is written: no part of a screen's weight (issue 11). */
const onDemand = /\/(?:plot|sql-field)-/

/** Kilobytes of the scripts on demand, or of all others. */
function sum(scripts: Scripts, isOnDemand: boolean): number {
  const counted = [...scripts].filter(([address]) => onDemand.test(address) === isOnDemand)
  return counted.reduce((bytes, [, each]) => bytes + each, 0) / 1000
}

async function readMetric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`)
  await page.getByLabel('Email', { exact: true }).fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/admin/dashboard')
}

const screenLinks = (page: Page) => page.getByRole('navigation', { name: 'Screens' }).getByRole('link')

async function open(page: Page, index: number): Promise<string> {
  const link = screenLinks(page).nth(index)
  const name = ((await link.textContent()) ?? '').replace(/\d.*|Live$/u, '')
  await link.click()
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await page.waitForTimeout(600)
  return name
}

function print(name: string, figure: string, bar: string): void {
  process.stdout.write(`${name.padEnd(48)} ${figure.padStart(14)}   ${bar}\n`)
}

/** The first screen comes with its layout; each other one adds its own. */
async function measureScripts(page: Page, scripts: Scripts): Promise<void> {
  await page.waitForTimeout(1500)
  let before = sum(scripts, false)
  print('layout with its first screen, scripts', `${before.toFixed(1)} KB`, `bar: ${bars.layout} KB`)
  for (let index = 1; index < (await screenLinks(page).count()); index += 1) {
    const name = await open(page, index)
    const all = sum(scripts, false)
    print(`${name}, scripts more`, `${(all - before).toFixed(1)} KB`, `bar: ${bars.screen} KB`)
    before = all
  }
  print('charts and editor, on demand', `${sum(scripts, true).toFixed(1)} KB`, 'no bar')
}

/** Script of the dashboard between two readings, with the ages that go on each second. */
async function measureReadings(page: Page, session: CDPSession): Promise<void> {
  const readings = 10
  await page.waitForTimeout(6000)
  const before = await readMetric(session, 'ScriptDuration')
  await page.waitForTimeout(readings * 3000)
  const each = (((await readMetric(session, 'ScriptDuration')) - before) * 1000) / readings
  print('dashboard, script for each reading', `${each.toFixed(1)} ms`, `bar: ${bars.tick} ms`)
}

/** Script that runs in a tab that follows the list, for each change that somebody else makes. */
async function measureTicks(page: Page, session: CDPSession, server: BenchServer): Promise<void> {
  const token = await createAdministratorToken(server)
  const { email } = toLoadUser(1)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-requested-with': 'bench'
  }
  const found = await fetch(`${origin}/api/users?search=${encodeURIComponent(email)}`, { headers })
  const { users } = (await found.json()) as { users: { id: string }[] }
  const idle = await readMetric(session, 'ScriptDuration')
  await page.waitForTimeout(5000)
  const perSecond = ((await readMetric(session, 'ScriptDuration')) - idle) / 5
  const costs: number[] = []
  for (let tick = 0; tick < ticks; tick += 1) {
    const before = await readMetric(session, 'ScriptDuration')
    const answer = await fetch(`${origin}/api/users/${users[0]?.id ?? ''}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ firstName: `Tick ${tick}` })
    })
    if (!answer.ok) throw new Error(`A change answered ${answer.status}`)
    await page.waitForTimeout(2000)
    costs.push(((await readMetric(session, 'ScriptDuration')) - before - perSecond * 2) * 1000)
  }
  print(
    'an event of the stream, script, p50',
    `${percentile(costs, 0.5).toFixed(1)} ms`,
    `bar: ${bars.tick} ms`
  )
}

/** The longest task while a list is sorted, searched and paged. */
async function measureTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { longTasks: seen })
    new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map(({ duration }) => duration))
    ).observe({
      entryTypes: ['longtask']
    })
  })
  const search = page.getByRole('searchbox')
  for (const text of ['ann', 'street', 'xyzzy', '']) {
    await search.fill(text)
    await page.waitForTimeout(700)
  }
  for (const name of ['Person', 'Role', 'Created']) {
    await page.getByRole('columnheader', { name }).getByRole('button').click()
    await page.waitForTimeout(700)
  }
  for (let turned = 0; turned < 3; turned += 1) {
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.waitForTimeout(700)
  }
  const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'longTasks')))
  print(
    'longest task while a list is used',
    longest === 0 ? 'below 50 ms' : `${longest.toFixed(0)} ms`,
    `bar: ${bars.task} ms`
  )
}

/** Memory of the page after each few rounds through all screens, with garbage collected. */
async function measureHeap(page: Page, session: CDPSession): Promise<void> {
  const count = await screenLinks(page).count()
  const heap: string[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (let index = 0; index < count; index += 1) {
      await screenLinks(page).nth(index).click()
      await page.waitForTimeout(250)
    }
    if (round % 5 !== 0) continue
    await session.send('HeapProfiler.collectGarbage')
    heap.push(((await readMetric(session, 'JSHeapUsedSize')) / 1e6).toFixed(1))
  }
  print(`heap after 1, 6, 11, 16 and ${rounds + 1} rounds`, `${heap.join(', ')} MB`, 'bar: flat')
}

const origin = `http://127.0.0.1:${productPort}`
const users = Number(process.argv[2] ?? 100_000)
await build()
const size = { users, sessions: users, auditRows: users }
const server = await startBenchServer(size, undefined, { PORT: String(productPort), PUBLIC_URL: origin })
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, origin)
  const fresh = await context.newPage()
  const scripts = watchScripts(fresh)
  await page.close()
  await fresh.goto(`${origin}/admin/dashboard`)
  const watched = await context.newCDPSession(fresh)
  await watched.send('Performance.enable')
  await measureReadings(fresh, watched)
  await measureScripts(fresh, scripts)
  await fresh.goto(`${origin}/admin/users`)
  await fresh.getByRole('table').waitFor()
  await measureTicks(fresh, watched, server)
  await measureTasks(fresh)
  await measureHeap(fresh, watched)
} finally {
  await browser.close()
  await server.stop()
}

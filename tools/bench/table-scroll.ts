// `npm run bench:table`: frames a second while a table of 100,000 rows scrolls, in a production build of
// the page of parts. The reference is an empty element of the same height, scrolled as far in the same browser.
import { chromium, type CDPSession, type Locator } from '@playwright/test'
import { browserArgs, browserPath } from '../browser.ts'
import { buildPartsApp, servePartsApp } from '../parts-app.ts'

/** Pixels that each frame scrolls on: a slow wheel, a fast one, a dragged scroll bar. */
const speeds = [60, 400, 6000] as const
const frames = 240

interface Scrolled {
  fps: number
  p95Ms: number
  longTasks: number
  rows: number
}

/** Scrolls an element frame by frame, and times the frames. */
function scroll(scroller: Locator, speed: number): Promise<Scrolled> {
  return scroller.evaluate(
    async (element, { speed, frames }) => {
      let longTasks = 0
      const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length))
      observer.observe({ entryTypes: ['longtask'] })
      element.scrollTop = 0
      const stamps: number[] = []
      await new Promise<void>((done) => {
        const step = (at: number): void => {
          stamps.push(at)
          element.scrollTop += speed
          if (stamps.length <= frames) requestAnimationFrame(step)
          else done()
        }
        requestAnimationFrame(step)
      })
      observer.disconnect()
      const gaps = stamps.slice(1).map((at, index) => at - (stamps[index] ?? at))
      gaps.sort((a, b) => a - b)
      return {
        fps: (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0),
        p95Ms: gaps[Math.floor(gaps.length * 0.95)] ?? 0,
        longTasks,
        rows: element.querySelectorAll('tbody tr').length
      }
    },
    { speed, frames }
  )
}

/** Seconds that the page's main thread has spent, by kind. */
async function readDurations(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

const kinds = [
  ['script', 'ScriptDuration'],
  ['style', 'RecalcStyleDuration'],
  ['layout', 'LayoutDuration'],
  ['all', 'TaskDuration']
] as const

await buildPartsApp()
const server = await servePartsApp()
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.origin}/dev/parts`)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const table = page.getByRole('region', { name: 'Many people' })
  await table.scrollIntoViewIfNeeded()
  await table.evaluate((element) => {
    const empty = document.createElement('div')
    empty.id = 'reference'
    empty.style.cssText = 'height: 420px; overflow: auto'
    empty.append(document.createElement('div'))
    empty.firstElementChild?.setAttribute('style', 'height: 4800034px')
    element.after(empty)
    // A screen has one table, not every part there is.
    for (const example of document.querySelectorAll<HTMLElement>('main section > div'))
      example.hidden = !example.contains(element)
  })
  await page.getByText('.9@example.com').last().waitFor()
  // What the page does when it opens is over.
  await scroll(table, 10)
  for (const speed of speeds)
    for (const [name, scroller] of [
      ['reference', page.locator('#reference')],
      ['table', table]
    ] as const) {
      const before = await readDurations(session)
      const { fps, p95Ms, longTasks, rows } = await scroll(scroller, speed)
      const after = await readDurations(session)
      const cost = kinds.map(([kind, metric]) => {
        const ms = (((after[metric] ?? 0) - (before[metric] ?? 0)) * 1000) / frames
        return `${kind} ${ms.toFixed(1)}`
      })
      process.stdout.write(
        `${String(speed).padStart(5)} px a frame  ${name.padEnd(10)} ${fps.toFixed(1).padStart(6)} frames/s, p95 ${p95Ms.toFixed(1)} ms, ${longTasks} long tasks, ${rows} rows drawn; ms a frame: ${cost.join(', ')}\n`
      )
    }
} finally {
  await browser.close()
  await server.close()
}

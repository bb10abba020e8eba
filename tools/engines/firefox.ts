// Firefox of the system, driven over WebDriver BiDi.
import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import type { Engine } from './engine.ts'
import { findProgram } from './find-program.ts'

/** Starts Firefox without a window. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram(['firefox-esr', 'firefox']),
    headless: true,
    // Texts of the tests are English.
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'browser.download.useDownloadDir': true }
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return {
    name: `Firefox ${await browser.version()}`,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (body, ...values) => page.evaluate(toFunction(body), ...values),
    find: (body, ...values) => find(page, body, values),
    resize: (width, height) => page.setViewport({ width, height }),
    saveScreenshot: async (path) => void (await page.screenshot({ path: toPng(path) })),
    errors: () => errors,
    close: () => browser.close()
  }
}

function toPng(path: string): `${string}.png` {
  if (!path.endsWith('.png')) throw new Error(`${path} is no name of a PNG file`)
  return path as `${string}.png`
}

/** An expression that is a function with this body: over BiDi functions travel as text. */
function toFunction(body: string): (...values: unknown[]) => unknown {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- it runs in the page, where it is sent as text
  return new Function(body) as (...values: unknown[]) => unknown
}

async function find(page: Page, body: string, values: readonly unknown[]) {
  const handle = await page.evaluateHandle(toFunction(body), ...values)
  const element = handle.asElement() as ElementHandle | null
  if (element === null) return undefined
  return { click: () => element.click() }
}

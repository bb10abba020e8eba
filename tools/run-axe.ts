// Runs axe in a page of a browser test.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import type { Result, run, RunOptions } from 'axe-core'
import { root } from './root.ts'

declare global {
  interface Window {
    /** What the script of axe defines. */
    axe: { run: typeof run }
  }
}

/** The minified script: `axe.source` is more than twice as long, and each page has to parse it. */
const script = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

/**
 * The rules that a page breaks, within a selector. Frames are passed over: the previewed site has tests of its own.
 * The script of axe is evaluated once for each loaded page; a second look at it, in another colour scheme, takes a
 * fraction of that.
 */
export async function runAxe(page: Page, options: RunOptions = {}, selector = 'html'): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await defineAxe(page)
  return page.evaluate(runInPage, { options, selector })
}

const sessions = new WeakMap<Page, CDPSession>()

/**
 * Evaluates the script of axe by the protocol of the browser. Playwright's `evaluate` hands it to `eval`, which compiles it
 * anew for every loaded page; a script is found among those that the page's process has compiled, with its functions.
 */
async function defineAxe(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Runtime.evaluate', { expression: script })
}

async function runInPage({
  options,
  selector
}: {
  options: RunOptions
  selector: string
}): Promise<Result[]> {
  const context = { include: [[selector]], exclude: [['iframe']] }
  // A colour on its way to another one, as of a button that was just enabled or of a dialog that fades in, belongs to
  // no state of the page.
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  try {
    const results = await window.axe.run(context, { iframes: false, resultTypes: ['violations'], ...options })
    return results.violations
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still)
  }
}

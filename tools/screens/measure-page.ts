// A page as Lighthouse sees it on a phone.
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { browserArgs, browserPath } from '../browser.ts'

/** What Lighthouse found on a page. */
export type PageFigures = RunnerResult['lhr']

/** Measures a page in a new browser with an empty profile, so that no storage has to be cleared before. */
export async function measurePage(url: string): Promise<PageFigures> {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...browserArgs]
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      disableStorageReset: true,
      logLevel: 'error'
    })
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { ResolvedSite } from '../../../packages/site/src/index.ts'
import { addressOf, builtFolder } from '../site-pages.ts'
import { frameworkUnderTest } from './test.ts'

const build = new URL('../../../build/preview/', import.meta.url)

/** The mark as the builder hands it over: the favicon of the site. */
export const readFavicon = () => readFileSync(new URL('favicon.svg', builtFolder('standard')), 'utf8')

/** Messages of the preview to the builder, see preview/protocol.ts. */
interface Told {
  type: string
  id?: number
}

/** The preview without a builder around it: what it tells comes back to the page itself. */
export async function openPreview(page: Page, shown: ResolvedSite) {
  const [favicon, framework] = [readFavicon(), frameworkUnderTest()]
  await page.goto(addressOf('standard', '/robots.txt'))
  await page.setContent('<div id="root"></div>')
  await page.addStyleTag({ path: new URL(`${framework}.css`, build).pathname })
  await page.evaluate(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    window.addEventListener('message', ({ data }) => told.push(data))
  })
  await page.addScriptTag({ path: new URL(`${framework}.js`, build).pathname })
  return {
    async show(order: Readonly<Record<string, unknown>>) {
      const id = Math.floor(Math.random() * 1e9)
      const message = {
        type: 'sitewright:show',
        id,
        site: shown,
        features: [],
        themeCss: '',
        mark: favicon,
        scheme: 'light'
      }
      await page.evaluate((data) => window.postMessage(data, '*'), { ...message, ...order })
      // The page hears its own order too, so that only the answer counts.
      await expect
        .poll(() => this.told().then((all) => all.filter(({ type }) => type === 'sitewright:shown')))
        .toContainEqual(expect.objectContaining({ id }))
    },
    told: () => page.evaluate(() => Reflect.get(window, 'told') as readonly Told[])
  }
}

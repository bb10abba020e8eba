// `npm run screens -- businesses`: the first screen of forty businesses on one sheet, and of each at 390 and 1440 pixels, in
// build/screens/businesses. They are drawn by the preview that was built last, with the look that is proposed to each.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { advise } from '../../packages/advisor/src/index.ts'
import { closureOf } from '../../packages/catalog/src/index.ts'
import { markSvg } from '../../packages/generator/src/icons/svg-mark.ts'
import { themeText } from '../../packages/generator/src/printers/theme-css.ts'
import { sampledBusinesses } from '../../packages/site/src/fixtures/businesses/businesses.test-support.ts'
import { defaultSite, paletteOf, proposeLook, resolveSite, type Site } from '../../packages/site/src/index.ts'
import { browserArgs, browserPath } from '../browser.ts'
import { root } from '../root.ts'

const folder = join(root, 'build/screens/businesses')
const count = 40
const widths = [390, 1440] as const

const faces = [
  ['Inter Variable', 'inter-latin-wght-normal', '100 900'],
  ['Inter Variable', 'inter-latin-ext-wght-normal', '100 900'],
  ['Poppins', 'poppins-latin-400-normal', '400'],
  ['Poppins', 'poppins-latin-600-normal', '600'],
  ['Playfair Display Variable', 'playfair-display-latin-wght-normal', '400 900'],
  ['Lora Variable', 'lora-latin-wght-normal', '400 700']
] as const

/** The site of a business as the builder has it after the advice was taken. */
export function advisedSite(info: Partial<Site['businessInfo']>): Site {
  const businessInfo = { ...defaultSite.businessInfo, ...info }
  const analysis = advise(businessInfo)
  const look = proposeLook({ businessInfo })
  return {
    ...defaultSite,
    businessInfo,
    aiRecommendations: analysis,
    selectedFeatures: analysis.recommendations.features,
    customization: { ...defaultSite.customization, ...look, darkMode: true }
  }
}

async function openPreview(browser: Browser, width: number, scheme: 'light' | 'dark'): Promise<Page> {
  const height = width === 390 ? 844 : 900
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme })
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  await page.setContent(
    `<!doctype html><html><head><style>${read('build/preview/react.css')}</style></head><body><div id="root"></div></body>`
  )
  await page.addScriptTag({ content: read('build/preview/react.js') })
  for (const [family, name, weight] of faces) {
    const bytes = readFileSync(join(root, `templates/public/fonts/${name}.woff2`)).toString('base64')
    await page.evaluate(
      async ([family, url, weight]) => {
        document.fonts.add(await new FontFace(family, `url(${url})`, { weight }).load())
      },
      [family, `data:font/woff2;base64,${bytes}`, weight] as const
    )
  }
  return page
}

async function show(page: Page, site: Site, scheme: 'light' | 'dark', published: boolean): Promise<void> {
  const { customization, businessInfo } = site
  const palette = paletteOf(customization)
  const message = {
    type: 'sitewright:show',
    site: resolveSite(site),
    features: closureOf(site.selectedFeatures),
    themeCss: themeText(palette),
    mark: markSvg(businessInfo.businessName, palette),
    path: '/',
    published,
    scheme
  }
  await page.evaluate(async (order) => {
    const shown = new Promise<void>((resolve) => {
      const listen = ({ data }: MessageEvent<{ type?: string }>): void => {
        if (data.type !== 'sitewright:shown') return
        window.removeEventListener('message', listen)
        resolve()
      }
      window.addEventListener('message', listen)
    })
    window.postMessage(order, '*')
    await shown
    window.scrollTo(0, 0)
    // Colours change over from those of the business before.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  }, message)
}

/** Takes the pictures, and puts them on one sheet for each width. */
export async function takeBusinesses(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
  const scheme = process.env['SCHEME'] === 'dark' ? 'dark' : 'light'
  for (const width of widths) {
    const page = await openPreview(browser, width, scheme)
    const cells: string[] = []
    for (const [index, business] of sampledBusinesses(count).entries()) {
      await show(page, advisedSite(business.info), scheme, process.env['PUBLISHED'] === '1')
      const name = `${String(index).padStart(2, '0')}-${width}-${scheme}.jpg`
      writeFileSync(
        join(folder, name),
        // Without animations the bar of a landing page would stand where it comes to once the page is scrolled.
        await page.screenshot({ type: 'jpeg', quality: 80 })
      )
      cells.push(`<img src="${name}" alt="">`)
    }
    const columns = width === 390 ? 10 : 5
    const sheet = `<body style="margin:0;background:#d8d6ce;display:grid;grid-template-columns:repeat(${columns},1fr);gap:10px;padding:10px"><style>img{width:100%;display:block}</style>${cells.join('')}`
    writeFileSync(join(folder, `sheet-${width}.html`), sheet)
    const paper = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
    await paper.goto(`file://${join(folder, `sheet-${width}.html`)}`)
    await paper.screenshot({ path: join(folder, `sheet-${width}-${scheme}.png`), fullPage: true })
    await paper.close()
    await page.close()
  }
  await browser.close()
}

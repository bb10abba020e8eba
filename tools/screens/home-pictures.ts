// Takes the pictures of the home page from the product itself: node tools/screens/home-pictures.ts http://localhost:3000
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createLink } from '@sitewright/builder'
import { markSvg } from '@sitewright/generator/mark'
import { themeText } from '@sitewright/generator/theme'
import { paletteOf, resolveSite, sampleSites, type Site } from '@sitewright/site'
import { browserArgs, browserPath } from '../browser.ts'
import { root } from '../root.ts'
import { leadFramework } from '../template/frameworks.ts'

const base = process.argv[2] ?? 'http://localhost:3000'
const target = join(root, 'apps/web/src/pages/home/screenshots/')
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** The fonts of the pictured site. */
const fonts = [
  ['Playfair Display Variable', 'playfair-display-latin-wght-normal'],
  ['Inter Variable', 'inter-latin-wght-normal']
] as const

interface Frame {
  width: number
  height: number
  /** Pixels of the picture for one of the page. */
  density: number
  scheme: Scheme
}

async function openPage(browser: Browser, { width, height, density, scheme }: Frame): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block'
  })
  return context.newPage()
}

/** The picture of the viewport without its first rows, as WebP. */
async function savePicture(page: Page, name: string, above: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: above, width, height: height - above, scale: 1 }
  })
  writeFileSync(`${target}${name}.webp`, Buffer.from(data, 'base64'))
  await page.context().close()
}

/** The first step of the builder, on the practice of the samples. */
async function takeBuilder(browser: Browser, name: string, frame: Frame, above: number): Promise<void> {
  const page = await openPage(browser, frame)
  const link = await createLink(sampleSites.dentist, `${base}/builder`)
  if (!link.ok) throw new Error(link.message)
  await page.goto(link.text, { waitUntil: 'networkidle' })
  await page.goto(`${base}/builder/business`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  await savePicture(page, name, above)
}

/** A font file as a data URL. */
async function fontDataUrl(name: string): Promise<string> {
  const bytes = await (await fetch(`${base}/fonts/${name}.woff2`)).arrayBuffer()
  return `data:font/woff2;base64,${Buffer.from(bytes).toString('base64')}`
}

/** The home page of the sampled bakery, as its visitors see it. */
async function takeSite(browser: Browser, scheme: Scheme): Promise<void> {
  const page = await openPage(browser, { width: 390, height: 844, density: 1.5, scheme })
  const { customization } = sampleSites.bakery
  const bakery: Site = {
    ...sampleSites.bakery,
    customization: { ...customization, fontFamily: 'Playfair Display', layout: 'standard' }
  }
  const fetchText = async (path: string) => (await fetch(base + path)).text()
  const script = await fetchText(`/preview-app/${leadFramework}.js`)
  const style = await fetchText(`/preview-app/${leadFramework}.css`)
  await page.setContent(
    `<!doctype html><html><head><style>${style}</style></head><body><div id="root"></div></body>`
  )
  await page.addScriptTag({ content: script })
  for (const [family, name] of fonts) {
    await page.evaluate(
      async ([family, address]) => {
        const face = new FontFace(family, `url(${address})`, { weight: '100 900' })
        document.fonts.add(await face.load())
      },
      [family, await fontDataUrl(name)] as const
    )
  }
  await page.evaluate((message) => window.postMessage(message, '*'), {
    type: 'sitewright:show',
    site: resolveSite(bakery),
    features: bakery.selectedFeatures,
    themeCss: themeText(paletteOf(bakery.customization)),
    mark: markSvg(bakery.businessInfo.businessName, paletteOf(bakery.customization)),
    scheme
  })
  await page.waitForTimeout(2500)
  await savePicture(page, `site-${scheme}`, 0)
}

const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
for (const scheme of schemes) {
  await takeBuilder(browser, `builder-${scheme}`, { width: 1440, height: 900, density: 1, scheme }, 60)
  await takeBuilder(browser, `hand-${scheme}`, { width: 390, height: 836, density: 1.5, scheme }, 56)
  await takeSite(browser, scheme)
}
await browser.close()

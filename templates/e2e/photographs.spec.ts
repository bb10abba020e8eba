import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { picturedSite } from '../../tools/sites/pictured-site.ts'
import { resolveSite } from '../../packages/site/src/index.ts'
import { openPreview } from './models/preview.ts'
import { install, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf, builtFolder } from './site-pages.ts'
import { watch } from './watch.ts'

const photographs = (page: Page) => page.locator('img.art[srcset]')

/** Scrolls through the page, so that what loads late is asked for. */
async function scrollThrough(page: Page): Promise<void> {
  for (const image of await photographs(page).all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  }
}

const pages = { '/': 4, '/services': 3, '/services/check-up': 1, '/about': 1, '/locations': 1 } as const

for (const [path, count] of Object.entries(pages)) {
  for (const width of [390, 1280]) {
    test(`the photographs of ${path} move nothing, ${width} px wide`, async ({ page }) => {
      const seen = watch(page)
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        const shifts = { sum: 0 }
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.sum += Reflect.get(entry, 'value') as number
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openPage(page, path, 'photographed')
      await expect(photographs(page)).toHaveCount(count)
      await scrollThrough(page)
      const shifts = await page.evaluate(() => (Reflect.get(window, 'shifts') as { sum: number }).sum)
      expect(shifts).toBeLessThanOrEqual(0.02)
      for (const image of await photographs(page).all()) await expect(image).toHaveAttribute('alt', /\w/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(seen).toEqual({ errors: [], outside: [] })
    })
  }
}

for (const [path, count] of Object.entries(pages)) {
  if (path === '/locations') continue
  test(`a phone asks for narrow files of ${path}, for the first before the scripts run`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openPage(page, path, 'photographed')
    await scrollThrough(page)
    const files = asked.filter((url) => url.includes('/pictures/'))
    expect(files.map((url) => /-(\d+)\.webp$/.exec(url)?.[1])).toEqual(Array<string>(count).fill('480'))
    await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveAttribute(
      'fetchpriority',
      'high'
    )
  })
}

for (const width of [320, 412]) {
  test(`pictures are no wider than they say, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of Object.keys(pages)) {
      await openPage(page, path, 'photographed')
      for (const image of await photographs(page).all()) {
        const [said, drawn] = await image.evaluate((each: HTMLImageElement) => {
          const ruler = document.createElement('div')
          ruler.style.width = each.sizes.split(', ').at(-1) ?? ''
          document.body.append(ruler)
          const widths = [ruler.getBoundingClientRect().width, each.getBoundingClientRect().width] as const
          ruler.remove()
          return widths
        })
        const subject = `${path} ${await image.getAttribute('alt')}`
        expect(said, subject).toBeGreaterThan(drawn - 1)
        // The frame of one that loads late is known by then (`sizes="auto"`).
        if ((await image.getAttribute('loading')) === 'eager') expect(said, subject).toBeCloseTo(drawn, -1)
      }
    }
  })
}

test.describe('without a network', () => {
  test.use({ worksOffline: true })

  test('photographs are shown from their narrow files', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await install(page, addressOf('photographed'))
    await context.setOffline(true)
    await page.goto(addressOf('photographed', '/about'))
    await scrollThrough(page)
    await page.goto(addressOf('photographed'))
    await scrollThrough(page)
  })
})

test('the logo stands beside the name, and on the icons', async ({ page, request }) => {
  await openPage(page, '/', 'photographed')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Harbour Street Dental' }).locator('img')
  await expect(logo).toBeVisible()
  expect(
    await logo.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.width, image.height])
  ).toEqual([true, 72, 36])
  for (const path of [
    '/favicon.ico',
    '/icons/icon-192.png',
    '/icons/maskable-512.png',
    '/apple-touch-icon.png'
  ]) {
    const icon = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob())
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const middle = context?.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data ?? []
      return [...middle]
    }, path)
    expect(icon, path).toEqual([14, 116, 144, 255])
  }
  const manifest = (await (
    await request.get(addressOf('photographed', '/manifest.webmanifest'))
  ).json()) as object
  expect(manifest).toMatchObject({
    icons: [{ sizes: '144x144' }, {}, {}, { purpose: 'maskable' }, { sizes: 'any' }]
  })
})

test('each photograph lies in the build in three widths, and the logo', () => {
  const names = readdirSync(new URL('pictures/', builtFolder('photographed')))
  expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(18)
  expect(names.filter((name) => name.endsWith('-logo.png'))).toHaveLength(1)
})

test('where pictures are what visitors come for, they stand before the services', async ({ page }) => {
  const resolved = resolveSite(picturedSite)
  const preview = await openPreview(page, resolved)
  const features = ['gallery']
  await preview.show({ site: resolved, features })
  const headings = page.locator('main').getByRole('heading', { level: 2 })
  const places = async () => {
    const texts = await headings.allTextContents()
    return ['Pictures', 'Treatments'].map((name) => texts.indexOf(name))
  }
  await expect.poll(places).not.toContain(-1)
  const [before = 0, services = 0] = await places()
  expect(before).toBeGreaterThan(services)
  const trade = { types: ['ProfessionalService'], visits: 'both', leads: 'gallery' } as const
  await preview.show({ site: { ...resolved, content: { ...resolved.content, trade } }, features })
  await expect.poll(async () => (await places())[0]).toBe(0)
  expect(await headings.filter({ hasText: 'Pictures' }).count()).toBe(1)
})

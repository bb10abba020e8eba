import { expect } from '@playwright/test'
import { everythingSite, resolveSite } from '../../packages/site/src/index.ts'
import { main, openPage } from './models/site.ts'
import { phone } from './models/menu.ts'
import { test } from './models/test.ts'

test('S1-8, S1-9: the action bar of the landing layout stands above the thumb bar, and on no page with a form', async ({
  page
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/services', 'landing')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  const bar = page.getByRole('complementary', { name: resolveSite(everythingSite).content.hero.action.label })
  const thumbs = page.getByRole('navigation', { name: 'Main pages' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  const [above, below] = [await bar.boundingBox(), await thumbs.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)

  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of ['/payments', '/contact', '/booking', '/chat', '/privacy']) {
    await openPage(page, path, 'landing')
    await expect(bar, path).toHaveCount(0)
  }
})

test('S2-10: on paper nothing is dark, buttons and art are gone, and links show their address', async ({
  page
}) => {
  await openPage(page, '/services')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const problems = await page.evaluate(() => {
    const lightness = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return alpha === 0 ? 255 : Math.max(red, green, blue)
    }
    const seen = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
      (element) => element.checkVisibility() && !(element instanceof SVGElement)
    )
    return seen.flatMap((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      const dark = lightness(backgroundColor) < 200 || lightness(color) > 60
      return dark || element.matches('.btn, .art, .chips') ? [`${element.tagName}.${element.className}`] : []
    })
  })
  expect(problems).toEqual([])
  const after = await main(page)
    .getByRole('link', { name: /Check-up/ })
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(after).toContain('/services/check-up')
})

test('S3: text at twice its size keeps within a narrow and a wide window', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  // The visitor's own setting: also what depends on the size of letters follows it.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/booking', '/imprint', '/']) {
      await openPage(page, path)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      )
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('the first sentence about a small business stands beside its picture, not below it', async ({
  page
}) => {
  for (const site of ['thin-standard', 'thin-grid', 'thin-landing', 'thin-sidebar'] as const)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, '/about', site)
      const overlap = await main(page).evaluate((element) => {
        const range = document.createRange()
        const heading = element.querySelector('h1')?.nextElementSibling
        const [picture] = [...element.querySelectorAll('svg, img')]
          .map((each) => each.getBoundingClientRect())
          .sort((one, other) => other.height - one.height)
        if (!heading || picture === undefined) return 'nothing to compare'
        range.selectNodeContents(heading)
        return [...range.getClientRects()].some(
          (line) => line.right > picture.left && line.left < picture.right && line.bottom > picture.top
        )
      })
      expect(overlap, `${site}, ${width}`).toBe(false)
    }
})

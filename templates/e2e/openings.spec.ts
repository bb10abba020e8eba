import { expect } from '@playwright/test'
import { themeText } from '../../packages/generator/src/printers/theme-css.ts'
import {
  colorsOf,
  everythingSite,
  groundIds,
  openingIds,
  paletteOf,
  resolveSite,
  type LookPaletteId,
  type Site
} from '../../packages/site/src/index.ts'
import { openPreview } from './models/preview.ts'
import { runAxe } from '../../tools/run-axe.ts'
import { test } from './models/test.ts'

/** A dark colour, a light one, and one in the middle, each with a paper of its own. */
const palettes: readonly LookPaletteId[] = ['ink', 'signal', 'blush']

const widths = [320, 1440] as const

function siteWith(customization: Partial<Site['customization']>): Site {
  return { ...everythingSite, customization: { ...everythingSite.customization, ...customization } }
}

for (const opening of openingIds) {
  test(`the first screen can be read on every ground, and fits a small phone: ${opening}`, async ({
    page
  }) => {
    const preview = await openPreview(page, resolveSite(siteWith({ opening })))
    for (const [index, ground] of groundIds.entries()) {
      const palette = palettes[index % palettes.length] ?? 'ink'
      const site = siteWith({ opening, ground, ...colorsOf(palette) })
      const themeCss = themeText(paletteOf(site.customization))
      for (const [at, scheme] of (['light', 'dark'] as const).entries()) {
        const width = widths[(index + at) % widths.length] ?? 320
        await page.setViewportSize({ width, height: 900 })
        await preview.show({ site: resolveSite(site), themeCss, scheme })
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toBeInViewport()
        const place = `${ground}, ${scheme}, ${width}`
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
          place
        ).toBe(true)
        const violations = await runAxe(page, {}, 'main')
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          place
        ).toEqual([])
      }
    }
  })
}

test('a headline that runs up the side stays in its column', async ({ page }) => {
  const resolved = resolveSite(siteWith({ opening: 'spine' }))
  const preview = await openPreview(page, resolved)
  const titles = [
    'Ola',
    'St Brigid’s Bakery',
    'Dentistry that tells you first, and only then begins, six days a week'
  ]
  for (const title of titles)
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { content } = resolved
      await preview.show({ site: { ...resolved, content: { ...content, hero: { ...content.hero, title } } } })
      const heading = page.getByRole('heading', { level: 1, name: title })
      const column = heading.locator('..')
      await expect(heading).toBeVisible()
      const [text, space] = await Promise.all(
        [heading, column].map((each) => each.evaluate((box) => box.getBoundingClientRect().toJSON()))
      )
      const place = `${title}, ${width}`
      expect(text.left, place).toBeGreaterThanOrEqual(space.left)
      expect(text.right, place).toBeLessThanOrEqual(space.right)
      expect(text.top, place).toBeGreaterThanOrEqual(space.top)
      expect(await heading.evaluate((each) => each.scrollHeight <= each.clientHeight), place).toBe(true)
    }
})

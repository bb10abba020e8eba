import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { addressOf, layouts, pathsOf } from './site-pages.ts'
import { watch } from './watch.ts'

for (const layout of layouts) {
  for (const path of pathsOf(layout)) {
    test(`${layout} ${path}: no fault for assistive technology, console, network or narrow screens`, async ({
      page
    }) => {
      const seen = watch(page)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(addressOf(layout, path), { waitUntil: 'networkidle' })
      await expect(page.locator('h1')).toHaveCount(1)
      expect(
        (await new AxeBuilder({ page }).analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html}`
        )
      ).toEqual([])

      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 740 })
      expect(
        (await new AxeBuilder({ page }).analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html}`
        )
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(seen).toEqual({ errors: [], outside: [] })
    })
  }
}

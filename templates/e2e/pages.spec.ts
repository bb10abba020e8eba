import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openPage } from './models/site.ts'
import { layouts, pathsOf } from './site-pages.ts'
import { watch } from './watch.ts'

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
}

for (const layout of layouts) {
  for (const path of pathsOf(layout)) {
    test(`${layout} ${path}: no fault for assistive technology, console, network or narrow screens`, async ({
      page
    }) => {
      const seen = watch(page)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 900 })
      await openPage(page, path, layout)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await faultsOf(page)).toEqual([])

      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await faultsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(seen).toEqual({ errors: [], outside: [] })
    })
  }
}

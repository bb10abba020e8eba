import { expect } from '@playwright/test'
import { openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { pathsOf } from './site-pages.ts'
import { watch } from './watch.ts'

const visitors = [
  { locale: 'en-GB', timezoneId: 'Europe/London' },
  { locale: 'de-DE', timezoneId: 'Pacific/Auckland' },
  { locale: 'ar-EG', timezoneId: 'America/Los_Angeles' }
]

for (const visitor of visitors) {
  test.describe(`${visitor.locale} in ${visitor.timezoneId}`, () => {
    test.use(visitor)

    test('pages that were prerendered long ago hydrate without a difference', async ({ page }) => {
      const seen = watch(page)
      await page.clock.setFixedTime(new Date('2031-03-05T23:30:00Z'))
      for (const path of pathsOf('standard')) {
        await openPage(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      }
      expect(seen).toEqual({ errors: [], outside: [] })
    })
  })
}

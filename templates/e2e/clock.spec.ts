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

test.describe('a visitor in New York', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' })

  test('sees whether the business is open, by its own clock, and nothing moves for that', async ({
    page
  }) => {
    // Saturday evening in New York, and Sunday at the business.
    await page.clock.setFixedTime(new Date('2031-03-09T01:30:00Z'))
    await page.addInitScript(() => {
      const shifts: number[] = []
      Reflect.set(window, 'shifts', shifts)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPage(page, '/contact')
    const table = page.getByRole('table')
    await expect(table.getByText('Closed now, opens Monday 8:30')).toBeVisible()
    const today = (line: RegExp) => table.getByRole('row', { name: line })
    await expect(today(/^Sunday Closed$/)).toHaveAttribute('aria-current', 'date')
    const shifts = () => page.evaluate(() => Reflect.get(window, 'shifts') as unknown)
    expect(await shifts()).toEqual([])
    await openPage(page, '/')
    await expect(page.getByText('Closed now, opens Monday 8:30')).toBeVisible()
    expect(await shifts()).toEqual([])

    await page.clock.setFixedTime(new Date('2031-03-10T08:30:00Z'))
    await openPage(page, '/contact')
    await expect(table.getByText('Open now, until 18:00')).toBeVisible()
    await expect(today(/^Monday to Saturday 8:30 to 18:00$/)).toHaveAttribute('aria-current', 'date')
  })
})

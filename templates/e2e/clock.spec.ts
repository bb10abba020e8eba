import { expect, test } from '@playwright/test'
import { addressOf, pathsOf } from './site-pages.ts'
import { watch } from './watch.ts'

test('pages that were prerendered long ago hydrate without a difference', async ({ page }) => {
  const seen = watch(page)
  await page.clock.setFixedTime(new Date('2031-03-05T23:30:00Z'))
  for (const path of pathsOf('standard').filter((each) => each !== '/no-such-page')) {
    await page.goto(addressOf('standard', path), { waitUntil: 'networkidle' })
    await expect(page.locator('h1')).toHaveCount(1)
  }
  expect(seen.errors).toEqual([])
})

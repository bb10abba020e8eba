import { expect } from '@playwright/test'
import { main } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'
import { watch } from './watch.ts'

for (const path of ['/services/none', '/services/none%2Fat%20all', '/services/check-up/none']) {
  test(`${path} is no service, and the page for that comes to life as it was sent`, async ({ page }) => {
    const seen = watch(page)
    const response = await page.goto(addressOf('standard', path))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
    await expect(page).toHaveTitle('404 - Page Not Found · Harbour Street Dental')
    expect(seen.errors.filter((error) => !error.includes('status of 404'))).toEqual([])
    await main(page).getByRole('link', { name: 'Treatments' }).click()
    await page.getByRole('link', { name: 'Check-up and clean' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check-up and clean')
    await expect(page).toHaveTitle('Check-up and clean · Harbour Street Dental')
  })
}

import { expect } from '@playwright/test'
import { main, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'

test('an unknown address answers with 404 and the page for that', async ({ page }) => {
  const response = await page.goto(addressOf('standard', '/no-such-page'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible()
  await main(page).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(addressOf('standard'))
})

test('a page that cannot be drawn says so, and Try Again loads it anew', async ({ page }) => {
  await openPage(page)
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong!')
  await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
})

test('while the code of a page is on its way, the page before it stays and is busy', async ({ page }) => {
  await openPage(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
  await expect(main(page)).toHaveAttribute('aria-busy', 'true')
  await expect(heading).not.toHaveText('Gallery')
  resolve()
  await expect(heading).toHaveText('Gallery')
  await expect(main(page)).not.toHaveAttribute('aria-busy')
})

test('without its style sheet a page can be read and used', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort())
  await openPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
})

test('without a script the pages can be read and their links work', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addressOf('standard'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
  await context.close()
})

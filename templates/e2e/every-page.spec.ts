import { expect } from '@playwright/test'
import { announced, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'

const at = (path: string) => addressOf('standard', path)

test('visits of this browser are counted, and example figures go with the first of them', async ({
  page
}) => {
  await openPage(page, '/analytics')
  await expect(page.getByText('These figures are not real')).toBeVisible()
  for (const [count, path] of ['/', '/faq'].entries()) {
    await openPage(page, path)
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join().match(/"at":/g)?.length))
      .toBe(count + 1)
  }
  await openPage(page, '/analytics')
  await expect(page.getByText('Counted in this browser only', { exact: true })).toBeVisible()
  await expect(page.getByText('These figures are not real')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(['1', '2', '0%', /^\d+:\d\d$/])
  await page.getByText('Show as a table').click()
  const rows = page.getByRole('table').getByRole('row')
  for (const [range, points] of [
    ['1 day', 24],
    ['7 days', 7],
    ['30 days', 30],
    ['90 days', 90]
  ] as const) {
    await page.getByRole('button', { name: range }).press('Enter')
    // With the row of headings.
    await expect(rows).toHaveCount(points + 1)
  }
})

test('news arrives at the bell and is marked as read', async ({ page }) => {
  await openPage(page, '/contact', 'delivering')
  await page.getByRole('button', { name: 'Notifications' }).press('Enter')
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await page.keyboard.press('Escape')

  const main = page.getByRole('main')
  for (const label of ['Name', 'Subject', 'Message']) await main.getByLabel(label).fill('Hello')
  await main.getByLabel('Email').fill('anna@example.com')
  await main.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).press('Enter')
  await expect(page.getByText('Just now')).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('a page is shared: its address is copied, and share pages get it encoded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/faq')
  await page.getByRole('button', { name: 'Copy link' }).first().press('Enter')
  await expect(announced(page, 'Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at('/faq'))

  await page.evaluate(() => {
    window.open = (address) => {
      document.body.dataset['opened'] = String(address)
      return null
    }
  })
  await page
    .getByRole('button', { name: /WhatsApp/ })
    .first()
    .click()
  await expect(page.locator('body')).toHaveAttribute('data-opened', /wa\.me.*http%3A%2F%2Flocalhost/)
})

test('on a phone the main pages and the menu are within reach of the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  await expect(bar.getByRole('link')).toHaveCount(4)
  await bar.getByRole('link', { name: 'Services' }).press('Enter')
  await expect(bar.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'Menu' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' })).toBeVisible()
})

test('on an iPhone the way to the home screen is explained, until it is declined', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
  })
  const page = await context.newPage()
  await openPage(page, '/')
  const hint = page.getByText('tap Share, then Add to Home Screen')
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(hint).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
  await expect(hint).toBeHidden()
  await context.close()
})

import { expect } from '@playwright/test'
import { menuOn, phone } from './models/menu.ts'
import { main, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'
import { watch } from './watch.ts'

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu holds a link to every page and closes when one is followed', async ({ page }) => {
    await openPage(page)
    const { button, sheet } = menuOn(page)
    await expect(sheet).toBeHidden()
    await button.click()
    await expect(sheet.getByRole('link', { name: 'Services', exact: true })).toBeVisible()
    expect(await sheet.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(12)
    await sheet.getByRole('link', { name: 'Gallery' }).click()
    await expect(page).toHaveURL(addressOf('standard', '/gallery'))
    await expect(sheet).toBeHidden()
    await button.click()
    await expect(sheet.getByRole('link', { name: 'Gallery' })).toHaveAttribute('aria-current', 'page')
  })

  test('the menu closes by a click beside it, by Escape and by its button', async ({ page }) => {
    await openPage(page)
    const { button, sheet } = menuOn(page)
    await button.click()
    await expect(sheet).toBeVisible()
    await page.mouse.click(10, 400)
    await expect(sheet).toBeHidden()
    await button.press('Enter')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  })
})

test('the name leads home, and a page that is followed takes the focus and the title', async ({ page }) => {
  const seen = watch(page)
  await openPage(page, '/about')
  const bar = page.getByRole('navigation', { name: 'Main', exact: true })
  await bar.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveTitle(/^Treatments/)
  await expect(main(page)).toBeFocused()
  await expect(bar.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('banner').getByRole('link', { name: 'Harbour Street Dental' }).click()
  await expect(page).toHaveURL(addressOf('standard'))
  await page.goBack()
  await expect(page).toHaveTitle(/^Treatments/)
  expect(seen).toEqual({ errors: [], outside: [] })
})

test('a page that is followed begins at its top, and one that is returned to where it was left', async ({
  page
}) => {
  const seen = watch(page)
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await openPage(page, '/services')
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(scrolled).toBe(600)
  // A click would first scroll to the link.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).dispatchEvent('click')
  await expect(page).toHaveURL(addressOf('standard', '/about'))
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(addressOf('standard', '/services'))
  await expect.poll(scrolled).toBe(600)
  await page.reload()
  // The footer says how the connection is once the page has come to life.
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()
  await expect.poll(scrolled).toBe(600)
  await page.goForward()
  await expect(page).toHaveURL(addressOf('standard', '/about'))
  await expect.poll(scrolled).toBe(0)
  expect(seen).toEqual({ errors: [], outside: [] })
})

test('the bar takes its scrolled style after more than 10 px', async ({ page }) => {
  await openPage(page)
  const bar = page.getByRole('banner')
  const height = await bar.evaluate((element) => element.getBoundingClientRect().height)
  expect(Math.round(height)).toBeGreaterThanOrEqual(70)
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }))
  await expect(bar).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
  await expect(bar).toHaveAttribute('data-scrolled', 'true')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar).not.toHaveAttribute('data-scrolled')
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await openPage(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
})

import { expect } from '@playwright/test'
import { main, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'

test('pictures are filtered by category, and the address names it', async ({ page }) => {
  await openPage(page, '/gallery')
  const pictures = main(page).getByRole('listitem').getByRole('button')
  const filters = main(page).getByRole('navigation', { name: 'Category' })
  await expect(filters.getByRole('link')).toHaveText(['All', 'Work', 'Team', 'Rooms', 'Events'])
  await expect(pictures).toHaveCount(8)
  await filters.getByRole('link', { name: 'Team' }).click()
  await expect(page).toHaveURL(addressOf('standard', '/gallery?filter=team'))
  await expect(filters.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'true')
  await expect(pictures).toHaveCount(2)
  await expect(main(page).getByRole('status').filter({ hasText: '2 pictures' })).toBeAttached()

  await openPage(page, '/gallery?filter=work')
  await expect(pictures).toHaveCount(2)
  await openPage(page, '/gallery?filter=nonsense')
  await expect(pictures).toHaveCount(8)
})

test('a picture is seen large, by keyboard, and the focus returns', async ({ page }) => {
  await openPage(page, '/gallery')
  const first = main(page).getByRole('button', { name: /^Your work/ })
  await first.press('Enter')
  const large = page.getByRole('dialog', { name: 'Your work' })
  await expect(large).toContainText('1 of 8')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog')).toContainText('2 of 8')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog')).toContainText('8 of 8')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(first).toBeFocused()
})

test('a click outside of the picture, or on its close button, closes it', async ({ page }) => {
  await openPage(page, '/gallery')
  const first = main(page).getByRole('button', { name: /^Your work/ })
  const large = page.getByRole('dialog')
  await first.click()
  await expect(large).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(large).toBeHidden()
  await first.click()
  await large.getByRole('button', { name: 'Close' }).click()
  await expect(large).toBeHidden()
  await expect(first).toBeFocused()
})

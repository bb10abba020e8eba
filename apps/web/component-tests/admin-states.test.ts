import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel, tryAgain } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { findSidewaysScroll } from '../e2e/models/sideways-scroll.ts'

const list = /\/api\/admin\/users\?.*limit=25/

const rows = (page: Page) => page.getByRole('table', { name: 'People' }).getByRole('row')

test('a list that takes long shows bars in its shape, and keeps its rows while the next page loads', async ({
  page
}) => {
  await signInToPanel(page)
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(list, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: /^Users/ }).click()
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  answer()
  await expect(rows(page).nth(1)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody at all')
  await expect(page.getByText('Nobody matches')).toBeVisible()
  await page.getByRole('button', { name: /^Clear/ }).click()
  await expect(rows(page).nth(1)).toBeVisible()
})

test('a list that failed says what and why, with a trace, and is tried again by itself alone', async ({
  page
}) => {
  await signInToPanel(page)
  await page.route(list, (route) => route.abort())
  await page.getByRole('link', { name: /^Users/ }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'People could not be loaded' })
  await expect(failed).toBeVisible()
  // The rest of the screen stands.
  await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.unroute(list)
  await tryAgain(page.getByRole('main'))
  await expect(rows(page).nth(1)).toBeVisible()
})

test('names of a hundred signs, from right to left too, stay inside a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await server.registerUser({ firstName: 'M'.repeat(100), lastName: 'ö'.repeat(100) })
  await server.registerUser({ firstName: 'نور'.repeat(20), lastName: 'حداد' })
  await signInToPanel(page, '/admin/users')
  await expect(page.getByText('نور').first()).toBeVisible()
  expect(await findSidewaysScroll(page)).toBe(0)
  await page.getByRole('link', { name: /MMMM/ }).click()
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible()
  expect(await findSidewaysScroll(page)).toBe(0)
})

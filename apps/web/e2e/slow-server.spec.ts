import { expect, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { findViolations } from './models/axe.ts'
import { signInToProfile } from './models/test-user.ts'

const silent = (page: Page) => page.getByRole('region', { name: 'The server does not answer' })

/** Leaves the health check without an answer, until the test ends that. */
async function stopHealth(page: Page): Promise<() => Promise<void>> {
  await page.route('**/health', (route) => route.abort())
  return () => page.unroute('**/health')
}

test('a server that does not answer signs nobody out, and brings no demo unasked', async ({
  page,
  person
}) => {
  await signInToProfile(page, person)
  const goOn = await stopHealth(page)
  await page.reload()
  await expect(silent(page)).toBeVisible()
  await expect(page.getByText('Demo mode')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBe('1')
  expect(await findViolations(page)).toEqual([])
  for (const path of ['/admin', '/auth/login']) {
    await page.goto(path)
    await expect(silent(page), path).toBeVisible()
  }
  await goOn()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: `Account of ${person.email}` }).first()).toBeVisible()
})

test('a health answer that takes longer than its time does no harm either', async ({ page, person }) => {
  await signInToProfile(page, person)
  await page.route('**/health', async (route) => {
    await new Promise((done) => setTimeout(done, 5000))
    await route.continue()
  })
  await page.reload()
  await expect(silent(page)).toBeVisible({ timeout: 10_000 })
  // The page goes on by itself once the answer is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${person.firstName} ${person.lastName}`, {
    timeout: 20_000
  })
})

test('the demo can be looked at meanwhile, and is left when the server answers', async ({ page, person }) => {
  await signInToProfile(page, person)
  const goOn = await stopHealth(page)
  await page.goto('/auth/login')
  await silent(page).getByRole('button', { name: 'Look at the demo' }).click()
  await expect(page.getByRole('region', { name: 'Administrator' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBe('1')
  await goOn()
  await expect(page.getByRole('button', { name: `Account of ${person.email}` }).first()).toBeVisible({
    timeout: 20_000
  })
})

test('the footer of a page that calls nothing says what answers', async ({ page }) => {
  for (const path of ['/auth/forgot', '/auth/callback']) {
    await page.goto(path)
    await expect(page.getByText('Backend available'), path).toBeVisible()
  }
})

test('an activity log that cannot be asked for says so, and does not load for ever', async ({
  page,
  context,
  person
}) => {
  await signInToProfile(page, person)
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Activity Log' }).click()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 10_000 })
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('cell', { name: 'Signed in' }).first()).toBeVisible()
})

test('an unknown address is drawn, and answers 404', async ({ page }) => {
  for (const path of ['/nowhere', '/auth/nowhere', '/metrics']) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 404])
  }
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.goto('/auth/login'))?.status()).toBe(200)
})

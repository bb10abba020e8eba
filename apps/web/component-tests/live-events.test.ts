import { administrator, submitSignIn } from './support/admin.ts'
import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'

async function signIn(page: Page): Promise<void> {
  await submitSignIn(page)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
}

const expectLive = (page: Page): Promise<void> =>
  expect(page.getByRole('link', { name: 'Monitoring Live' })).toBeVisible()

/** Counts the calls to an address from now on. */
async function countCalls(page: Page, pattern: string): Promise<() => number> {
  let calls = 0
  await page.route(pattern, (route) => {
    calls += 1
    return route.continue()
  })
  return () => calls
}

test('a page whose stream lives does not ask for its session beside it', async ({ page }) => {
  await signIn(page)
  await expectLive(page)
  const asked = await countCalls(page, '**/api/auth/verify')
  // Three times as long as a page without a stream waits.
  await page.waitForTimeout(9500)
  expect(asked()).toBe(0)
})

test('whose sessions are ended elsewhere is out, and follows no more', async ({ page, server }) => {
  await signIn(page)
  await expectLive(page)
  const token = await server.tokenOf(administrator)
  await server.call('POST', '/api/account/sessions/end-others', { data: {}, token })
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible({ timeout: 10_000 })
  const asking = await countCalls(page, '**/api/admin/stream**')
  await page.waitForTimeout(1500)
  expect(asking()).toBe(0)
})

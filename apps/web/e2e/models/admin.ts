import { expect, type Locator, type Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { startSession } from './session.ts'

export { administrator, administratorEnv } from './administrator.ts'

/** Signs in and opens a path of the control panel; resolves once the first screen is there. */
export async function signInToPanel(page: Page, path = '/admin', person = administrator): Promise<void> {
  await startSession(page, 'admin', person)
  await page.goto(path)
  // Hidden from assistive technology where the address opens a dialog.
  await expect(page.getByRole('navigation', { name: 'You are here', includeHidden: true })).toBeVisible()
}

/** Fills and submits the sign-in form at /admin, without waiting for a response. */
export async function submitSignIn(page: Page, { email, password } = administrator): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in by the form at /admin, as in the demo, which no request reaches. */
export async function signInByForm(page: Page, person = administrator): Promise<void> {
  await submitSignIn(page, person)
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible()
}

/** Signs in and opens the list of users. */
export async function openUsers(page: Page): Promise<void> {
  await signInToPanel(page, '/admin/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeAttached()
}

/** Retries the request that failed in a part of a screen; an event of the stream may have it fetched before the button is pressed. */
export async function tryAgain(part: Locator): Promise<void> {
  const retry = part.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.press('Enter', { timeout: 500 })
    await expect(part.getByRole('alert')).toBeHidden({ timeout: 1000 })
  }).toPass()
}

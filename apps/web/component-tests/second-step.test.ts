import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'
import { administrator } from './support/admin.ts'
import type { ComponentTestServer } from './support/server.ts'
import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { findViolations } from './support/axe.ts'
import { totpCode, signIn, type TestUser } from './support/test-user.ts'

/** Lets the installation ask everybody for a second step. */
async function requireSecondStep(server: ComponentTestServer): Promise<void> {
  const token = await server.tokenOf(administrator)
  // It is refused while no super admin has a second factor.
  const started = await server.call('POST', '/api/account/totp/start', { token, data: {} })
  const { secret } = started.body as { secret: string }
  await server.call('POST', '/api/account/totp/confirm', { token, data: { code: await totpCode(secret) } })
  const settings = await server.call('GET', '/api/admin/settings/security', { token })
  const saved = await server.call('PUT', '/api/admin/settings/security', {
    token,
    data: { ...(settings.body as object), requireTwoFactor: true }
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

const menu = (page: Page, { email }: TestUser) => page.getByRole('button', { name: `Account of ${email}` })
const code = (page: Page) => page.getByLabel('Code of your authenticator app')
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign in', exact: true })

async function signOut(page: Page, person: TestUser): Promise<void> {
  await menu(page, person).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(signInLink(page)).toBeVisible()
}

test('who needs a second step sets it up at the sign-in, and uses it from then on', async ({
  page,
  person,
  server
}) => {
  await requireSecondStep(server)
  await signIn(page, person, '/docs')
  await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric')

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code(page)).toHaveAccessibleDescription('Enter the code')
  const secret = await page.locator('main code').innerText()
  await code(page).fill(await totpCode(secret, 40))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code(page)).toHaveAccessibleDescription(/The code is not right/)
  await code(page).fill(await totpCode(secret))
  await page.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery = ''] = await codes.allInnerTexts()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page).toHaveURL(/\/docs$/)
  await expect(menu(page, person)).toBeVisible()

  await signOut(page, person)
  await signIn(page, person, '/about')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
  await code(page).fill(await totpCode(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(menu(page, person)).toBeVisible()

  await signOut(page, person)
  await signIn(page, person, '/about')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(menu(page, person)).toBeVisible()
})

test('a passkey signs in by itself, and serves as the second step', async ({ page, person }) => {
  await commands.addAuthenticator()
  onTestFinished(() => commands.removeAuthenticator())
  await signIn(page, person, '/auth/profile/security')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name').fill('Laptop')
  await adding.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('button', { name: 'Done' }).click()

  await page.goto('/docs')
  await signOut(page, person)
  await page.goto('/auth/login?from=%2Fabout')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(menu(page, person)).toBeVisible()

  await signOut(page, person)
  await signIn(page, person, '/docs')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/docs$/)
  await expect(menu(page, person)).toBeVisible()
})

test('the second step is nowhere to be entered without the first', async ({ page }) => {
  await page.goto('/auth/second-step')
  await expect(page).toHaveURL(/\/auth\/login$/)
})

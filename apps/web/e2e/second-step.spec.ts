import { expect, request, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { findViolations } from './models/axe.ts'
import { startAccountServer } from './models/account-server.ts'
import { totpCode, uniqueIpAddress, registerUser, signIn, type TestUser } from './models/test-user.ts'

const admin = { email: 'admin@example.com', password: 'plumb line larch' }

test.use({ serverEnv: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } })

/** Lets the installation ask everybody for a second step. */
async function requireSecondStep(origin: string): Promise<void> {
  const api = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': uniqueIpAddress(), 'x-requested-with': 'sitewright' }
  })
  const { token } = (await (await api.post('/api/auth/admin/login', { data: admin })).json()) as {
    token: string
  }
  const headers = { authorization: `Bearer ${token}` }
  // It is refused while no super admin has a second factor.
  const started = await api.post('/api/account/totp/start', { headers, data: {} })
  const { secret } = (await started.json()) as { secret: string }
  await api.post('/api/account/totp/confirm', { headers, data: { code: await totpCode(secret) } })
  const settings = (await (await api.get('/api/admin/settings/security', { headers })).json()) as object
  const saved = await api.put('/api/admin/settings/security', {
    headers,
    data: { ...settings, requireTwoFactor: true }
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  await api.dispose()
}

/** Gives the browser an authenticator that says yes. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
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
  await requireSecondStep(server.origin)
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

test('a passkey signs in by itself, and serves as the second step', async ({ browser }) => {
  const server = await startAccountServer()
  const person = await registerUser(server.origin)
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  await addAuthenticator(page)
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
  await context.close()
  await server.close()
})

test('the second step is nowhere to be entered without the first', async ({ page }) => {
  await page.goto('/auth/second-step')
  await expect(page).toHaveURL(/\/auth\/login$/)
})

import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { startAccountServer } from './models/account-server.ts'
import { administrator, administratorEnv, submitSignIn } from './models/admin.ts'
import { findViolationsInBothSchemes, onEachWidth } from './models/axe.ts'
import { findSidewaysScroll } from './models/sideways-scroll.ts'
import { registerUser } from './models/test-user.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'

test.use({ serverEnv: administratorEnv })

test('an administrator signs in, sees who they are and what they may do, and signs out', async ({ page }) => {
  const seen = watchPage(page)
  await submitSignIn(page)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const rights = page.getByRole('region', { name: 'What you may do' })
  await expect(rights.getByText('Admin User')).toBeVisible()
  await expect(rights.getByText('Super admin')).toBeVisible()
  await expect(rights.getByText('admin:delete')).toBeVisible()
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toMatchObject({
    adminToken: '1',
    adminRefreshToken: '1'
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\?from=%2Fadmin%2Fdashboard$/)
  await expect(page.getByRole('heading', { name: 'Sign in to Admin' })).toBeVisible()
  expectNoErrors(seen)
})

test('whoever may not enter the control panel is told so, and led to their own pages', async ({
  page,
  server
}) => {
  const person = await registerUser(server.origin)
  await submitSignIn(page, person)
  await expect(page.getByRole('alert')).toHaveText(/This account may not open the control panel/)
  await page.getByRole('button', { name: 'Open your own pages' }).click()
  await expect(page).toHaveURL(/\/auth\/projects$/)
  await page.evaluate(() => localStorage.clear())
  await submitSignIn(page, { ...administrator, password: 'not the password' })
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials')
})

test('a link to a screen leads there once its reader has signed in, and keeps what was typed when the session ends', async ({
  page,
  server
}) => {
  const address = '/admin/users?status=active&role=super_admin'
  await page.goto(address)
  await page.getByLabel('Email', { exact: true }).fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(server.origin + address)

  await page.getByRole('button', { name: 'Add user' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.getByLabel('First name').fill('Noor')
  const send = (path: string, token: string) =>
    page.request.post(path, {
      headers: { 'x-requested-with': 'test', authorization: `Bearer ${token}` },
      data: path.endsWith('login') ? administrator : {}
    })
  const { token } = (await (await send('/api/auth/admin/login', '')).json()) as { token: string }
  await send('/api/account/sessions/end-others', token)
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password', { exact: true }).fill(administrator.password)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(again).toBeHidden()
  await expect(dialog.getByLabel('First name')).toHaveValue('Noor')
  await expect(page).toHaveURL(server.origin + address)
})

test('a session of the user area does not open the control panel', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email', { exact: true }).fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: `Account of ${administrator.email}` })).toBeVisible()
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Sign in to Admin' })).toBeVisible()
})

test('where no mail is sent, a forgotten password is a matter of the administrator', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Contact your system administrator for password reset' })
  ).toBeVisible()
})

test('the form names its errors as the spec does', async ({ page }) => {
  await page.goto('/admin')
  await page.getByLabel('Email', { exact: true }).fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Email is invalid')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password must be at least 6 characters'
  )
})

test('the footer says whether a server answers, and demo mode why none does', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('Backend available')).toBeVisible()
  await expect(page.getByText(/phase 2 · \d+ ms/)).toBeVisible()
  await page.route('**/health', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Network error - server may not be running')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Administrator' })).toBeVisible({ timeout: 60_000 })
})

test('security bar 9: the first start prints a link that makes the administrator, once', async ({
  browser
}) => {
  const server = await startAccountServer()
  const link = /http:\S+\/auth\/set-up#[\w-]+/.exec(server.log())?.[0] ?? ''
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  await page.goto('/admin')
  await expect(page.getByText(/Nobody runs this installation yet/)).toBeVisible()
  await page.goto('/auth/set-up')
  await expect(page.getByRole('alert')).toHaveText(/This link is not complete/)
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await page.goto('about:blank')
  await page.goto('/auth/set-up#not-the-token')
  await expect(page.getByRole('alert')).toHaveText(/has expired or was used already/)
  await expect(page.getByText(/set-up-link/)).toBeVisible()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page).toHaveURL(/\/auth\/set-up$/)
  await expect(page.locator('head meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  const fill = async (): Promise<void> => {
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Wright')
    await page.getByLabel('Email', { exact: true }).fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.getByLabel('Confirm password').fill(administrator.password)
    await page.getByRole('button', { name: 'Become administrator' }).click()
  }
  await fill()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByRole('definition').filter({ hasText: 'Ada Wright' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText(/is set up already/)
  await expect(page.getByRole('button', { name: 'Become administrator' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await context.close()
  await server.close()
})

test('axe finds nothing on the sign-in and the page behind it', async ({ browser, server }) => {
  const problems: string[] = []
  await onEachWidth(browser, server.origin, async (page, screen) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    problems.push(...(await findViolationsInBothSchemes(page)).map((violation) => `${screen}: ${violation}`))
    await submitSignIn(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await page.getByRole('button', { name: `Account of ${administrator.email}` }).click()
    problems.push(...(await findViolationsInBothSchemes(page)).map((violation) => `${screen}: ${violation}`))
    const over = await findSidewaysScroll(page)
    if (over > 0) problems.push(`${screen}: the dashboard is ${over} px too wide`)
  })
  expect(problems).toEqual([])
})

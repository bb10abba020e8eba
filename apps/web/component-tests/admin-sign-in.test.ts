import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { administrator, submitSignIn } from './support/admin.ts'
import { findViolationsInBothSchemes, onEachWidth } from './support/axe.ts'
import { openOtherBrowser } from './support/other-browser.ts'
import { findSidewaysScroll } from '../e2e/models/sideways-scroll.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'

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
  const person = await server.registerUser()
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
  const token = await server.tokenOf(administrator)
  await server.call('POST', '/api/account/sessions/end-others', { data: {}, token })
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

test('axe finds nothing on the sign-in and the page behind it', async ({ page }) => {
  const problems: string[] = []
  await onEachWidth(page, async (_page, screen) => {
    await openOtherBrowser()
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

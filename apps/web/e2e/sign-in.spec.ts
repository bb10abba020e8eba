import { demoCredentials } from '@sitewright/api/worker-protocol'
import { storageKeys } from '@sitewright/builder'
import { expect, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { newBrowserContext, signIn } from './models/test-user.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const menu = (page: Page, email: string) => page.getByRole('button', { name: `Account of ${email}` })

test('security bar 23: the token lives in memory, its successor in a cookie that no script reads', async ({
  page,
  person,
  context
}) => {
  const answers: string[] = []
  page.on('response', async (response) => {
    if (/\/api\/auth\/(login|refresh)$/.test(response.url())) answers.push(await response.text())
  })
  await signIn(page, person, '/docs')
  await expect(menu(page, person.email)).toBeVisible()
  await page.reload()
  await expect(menu(page, person.email)).toBeVisible()
  await expect.poll(() => answers.length).toBe(2)
  const { token, refreshToken } = JSON.parse(answers[1] ?? '{}') as Record<string, string | null>
  expect(refreshToken).toBeNull()
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])
  )
  expect(kept).not.toContain(String(token))
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBe('1')
  // The tests' browsers come by way of a proxy; apps/server/src/laws/cookies.test.ts has the other addresses.
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-rt')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
})

test('a visitor who never signed in causes no call about a session', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/(api|health)/.test(new URL(request.url()).pathname)) calls.push(request.url())
  })
  await page.goto('/docs', { waitUntil: 'networkidle' })
  expect(calls).toEqual([])
})

test('signing out ends every tab, and leaves the work of this browser', async ({ page, person, context }) => {
  await signIn(page, person, '/docs')
  await expect(menu(page, person.email)).toBeVisible()
  const second = await context.newPage()
  await second.goto('/about')
  await expect(menu(second, person.email)).toBeVisible()
  await page.evaluate((key) => localStorage.setItem(key, '{"kept":true}'), storageKeys.state)

  await menu(page, person.email).click()
  await button(page, 'Sign out').click()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(second.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  const kept = await page.evaluate(
    (key) => [localStorage.getItem(key), localStorage.getItem('userToken')],
    storageKeys.state
  )
  expect(kept).toEqual(['{"kept":true}', null])
  await page.goto('/auth/projects')
  await expect(page).toHaveURL(/\/auth\/login\?from=%2Fauth%2Fprojects$/)
})

test('without a server the demo answers, and its sign-in works there and only there', async ({
  browser,
  server,
  person
}) => {
  const context = await newBrowserContext(browser, server.origin)
  const page = await context.newPage()
  await page.goto('/auth/login')
  await expect(page.getByText('Backend available')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy password' })).toHaveCount(0)

  await page.route('**/health', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Demo mode').first()).toBeVisible()
  const box = page.getByRole('region', { name: 'Administrator' })
  await expect(box).toBeVisible({ timeout: 60_000 })
  const { email, password: secret } = demoCredentials
  await expect(box).toContainText(email)
  await expect(box).toContainText(secret)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await password(page).fill(person.password)
  await button(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toHaveText(`Invalid credentials. Try ${email} with ${secret}`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await password(page).fill(secret)
  await button(page, 'Sign in').click()
  await expect(menu(page, email)).toBeVisible({ timeout: 30_000 })
  await context.close()
})

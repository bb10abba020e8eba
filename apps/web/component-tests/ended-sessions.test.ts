import { expect } from './support/expect.ts'
import { profilePage } from './support/profile.ts'
import { startSession } from './support/session.ts'
import { test } from './support/test.ts'
import { signIn, signInToProfile, totpCode } from './support/test-user.ts'

test('the eleventh try is told how long to wait, in words for people', async ({ page }) => {
  for (let count = 0; count < 10; count += 1)
    await page.request.post('/api/auth/login', {
      headers: { 'x-requested-with': 'sitewright' },
      data: { email: `p${count}@example.com`, password: 'whatever' }
    })
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill('maya@example.com')
  await page.getByLabel('Password', { exact: true }).fill('whatever else')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many tries\. (Wait \d+ seconds?, then try again|Try again at \d\d:\d\d)\.$/
  )
})

test('a second step has the focus, outlives a reload, and ends after five wrong codes', async ({
  page,
  person
}) => {
  await signInToProfile(page, person, '/auth/profile/security')
  await page.getByRole('switch', { name: 'Authenticator app' }).click()
  const profile = profilePage(page)
  const setUp = profile.dialog('Set up your authenticator app')
  const secret = await setUp.locator('.mono', { hasText: /^[A-Z2-7 ]{32,}$/ }).innerText()
  await setUp.getByLabel('Code that the app shows').fill(await totpCode(secret))
  await setUp.getByRole('button', { name: 'Turn on' }).click()

  const codes = profile.dialog('Recovery codes')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expect(codes).toContainText('Keep these codes where you can reach them without this device.')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(codes).toBeVisible()
  await expect(codes.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await codes.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: `Account of ${person.email}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()

  await signIn(page, person, '/auth/profile/activity')
  const code = page.getByLabel('Code of your authenticator app')
  await expect(code).toBeFocused()
  await page.reload()
  await expect(code).toBeFocused()
  for (let count = 0; count < 6; count += 1) {
    if ((await code.count()) === 0) break
    await code.fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForTimeout(300)
  }
  await expect(page.getByRole('alert')).toHaveText(/had too many wrong codes\. Start again\./)
  await expect(code).toHaveCount(0)
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect(page).toHaveURL(/from=%2Fauth%2Fprofile%2Factivity/)
})

test('a page that is loaded again while its session is being renewed is drawn', async ({ page, person }) => {
  await startSession(page, 'user', person)
  const renewed = '**/api/auth/refresh'
  await page.route(renewed, () => new Promise(() => undefined))
  const asked = page.waitForRequest(renewed)
  await page.goto('/auth/profile')
  await asked
  await page.unroute(renewed)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maya Okafor')
})

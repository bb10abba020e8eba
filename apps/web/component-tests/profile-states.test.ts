import { expect } from './support/expect.ts'
import { isVisible } from './support/locator.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { findViolationsInBothSchemes } from './support/axe.ts'
import { expectTrapped, tabTo } from './support/keyboard.ts'
import { findSidewaysScroll } from '../e2e/models/sideways-scroll.ts'
import { signInToProfile } from './support/test-user.ts'
import { profilePage } from './support/profile.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'

const tabs = ['', '/security', '/connections', '/activity'].map((tab) => `/auth/profile${tab}`)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const width of [1440, 390]) {
  test(`axe finds nothing in the profile, light and dark, ${width} px wide`, async ({ page, person }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const seen = watchPage(page)
    const profile = profilePage(page)
    await signInToProfile(page, person)
    const violations: string[] = []
    for (const path of tabs) {
      await open(page, path)
      violations.push(...(await findViolationsInBothSchemes(page)))
    }
    await open(page, '/auth/profile')
    await page.getByRole('button', { name: 'Delete account…' }).click()
    await expect(profile.dialog('Delete account')).toBeVisible()
    violations.push(...(await findViolationsInBothSchemes(page)))

    await open(page, '/auth/profile/security')
    await page.getByRole('button', { name: 'Change password' }).click()
    const password = profile.dialog('Change password')
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect(password.getByText('New password is required')).toBeVisible()
    violations.push(...(await findViolationsInBothSchemes(page)))
    await page.keyboard.press('Escape')

    await page.getByRole('switch', { name: 'Authenticator app' }).click()
    await expect(profile.dialog('Set up your authenticator app')).toBeVisible()
    violations.push(...(await findViolationsInBothSchemes(page)))
    expect(violations).toEqual([])
    expectNoErrors(seen)
  })
}

test('a quick answer shows no skeleton, a slow one shows a skeleton in its shape', async ({
  page,
  person
}) => {
  await signInToProfile(page, person)
  const skeleton = page.getByRole('tabpanel').locator('[aria-busy="true"]')
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/account/sessions', async (route) => {
    await held
    await route.continue()
  })
  await profilePage(page).tab('Security')
  await expect.poll(() => skeleton.locator('div').evaluateAll((parts) => parts.some(isVisible))).toBe(true)
  answer()
  await expect(skeleton).toHaveCount(0)
  await expect(page.getByText('This session')).toBeVisible()
})

test('a panel that failed says so, and is tried again by itself alone', async ({ page, person }) => {
  await signInToProfile(page, person)
  await page.route('**/api/account/sessions', (route) => route.abort())
  await profilePage(page).tab('Security')
  const panel = profilePage(page).panel('Sessions')
  await expect(panel.getByRole('alert')).toContainText('This could not be loaded')
  await expect(page.getByRole('switch', { name: 'Authenticator app' })).toBeVisible()
  await page.unroute('**/api/account/sessions')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('This session')).toBeVisible()
})

test('a profile that cannot be saved says so in the words of the spec', async ({ page, person }) => {
  await signInToProfile(page, person)
  await page.route('**/api/account/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue()
  )
  await page.getByLabel('Last name').fill('Adeyemi')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const toast = profilePage(page).toast('Update Failed')
  await expect(toast).toContainText('Failed to update profile. Please try again.')
  await expect(page.getByLabel('Last name')).toHaveValue('Adeyemi')
  await expect(toast).toHaveCount(0, { timeout: 7000 })
})

test('long names stay inside a screen of 360 px', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const person = await server.registerUser({ firstName: 'M'.repeat(100), lastName: 'ö'.repeat(100) })
  await signInToProfile(page, person)
  for (const path of tabs) {
    await open(page, path)
    expect(await findSidewaysScroll(page), path).toBe(0)
  }
})

test('the profile is used with the keyboard alone, and the focus comes back', async ({ page, person }) => {
  const profile = profilePage(page)
  await signInToProfile(page, person)
  await tabTo(page, page.getByRole('tab', { name: 'Personal Information' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused()
  await expect(page).toHaveURL(/\/security$/)
  const change = page.getByRole('button', { name: 'Change password' })
  await tabTo(page, change)
  await page.keyboard.press('Enter')
  const dialog = profile.dialog('Change password')
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await expectTrapped(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(change).toBeFocused()

  const app = page.getByRole('switch', { name: 'Authenticator app' })
  await tabTo(page, app)
  await page.keyboard.press('Space')
  await expect(
    profile.dialog('Set up your authenticator app').getByLabel('Code that the app shows')
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(app).toBeFocused()
})

test('an address that is no tab leads to the first one, and the back button goes through the tabs', async ({
  page,
  person
}) => {
  await signInToProfile(page, person)
  await page.goto('/auth/profile/no-such-tab')
  await expect(page).toHaveURL(/\/auth\/profile$/)
  await profilePage(page).tab('Activity Log')
  await expect(page).toHaveTitle('Activity Log · Profile · Sitewright')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Personal Information' })).toHaveAttribute(
    'aria-selected',
    'true'
  )
})

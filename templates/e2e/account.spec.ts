import { expect, type Page } from '@playwright/test'
import { announced, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'
import { watch } from './watch.ts'

const at = (path: string) => addressOf('standard', path)

async function signIn(page: Page) {
  await openPage(page, '/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
  await page.getByLabel('Email').fill('noor@example.org')
  await page.getByLabel('Password', { exact: true }).fill('anything')
  await page.keyboard.press('Enter')
}

test('a visitor registers with the keyboard, and the password is nowhere kept', async ({ page }) => {
  const seen = watch(page)
  await openPage(page, '/register')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
  await page.getByLabel('Name', { exact: true }).press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('listitem')).toHaveCount(4)
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()

  await page.keyboard.type('Noor Haddad')
  await page.keyboard.press('Tab')
  await page.keyboard.type('noor@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('kettle orbit violet tin')
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show Password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.type('something else')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
    /Passwords do not match$/
  )
  expect(await kept(page)).not.toContain('noor@example.org')

  await page.getByLabel('Confirm password', { exact: true }).fill('kettle orbit violet tin')
  await page.keyboard.press('Enter')
  await expect(announced(page, 'Registration successful!')).toBeVisible()
  await expect(page).toHaveURL(at('/profile'))
  await expect(page.getByRole('link', { name: 'Your profile, Noor Haddad' })).toBeVisible()
  await expect(
    page.getByText('This account is a demonstration: it exists in this browser only.')
  ).toBeVisible()
  expect(await kept(page)).toContain('noor@example.org')
  expect(await kept(page)).not.toContain('kettle')
  expect(seen).toEqual({ errors: [], outside: [] })
})

test('a profile is edited, saved and cancelled', async ({ page }) => {
  await signIn(page)
  await expect(announced(page, 'Login successful!')).toBeVisible()
  const edit = page.getByRole('button', { name: 'Edit Profile' })
  await edit.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Bio')).toHaveAttribute('rows', '4')
  await expect(page.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Text message' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Push' })).not.toBeChecked()

  await page.getByLabel('Website').fill('nonsense')
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Website').fill('https://noor.example')
  await page.getByLabel('Bio').fill('Teacher, two children.')
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(announced(page, 'Profile updated successfully!')).toBeVisible()
  await expect(edit).toBeFocused()

  await edit.press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('Someone else')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Noor' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Teacher, two children.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Sign in to see your profile.')).toBeVisible()
})

test('an idle visitor is asked after fourteen minutes and signed out after fifteen', async ({ page }) => {
  await page.clock.install()
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Noor' })).toBeVisible()

  const question = page.getByRole('dialog', { name: 'Are you still there?' })
  await page.clock.fastForward('14:05')
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await page.clock.fastForward('14:05')
  await expect(question).toBeVisible()
  await page.clock.runFor(45_000)
  // The message stands for a few seconds of this clock, and a long step would pass over it.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(announced(page, 'You were signed out')).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByText('Sign in to see your profile.')).toBeVisible()
})

/** All that the browser keeps for the site. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
}

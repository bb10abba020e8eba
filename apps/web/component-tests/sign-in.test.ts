import { commands } from 'vitest/browser'
import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { findViolations, findViolationsInBothSchemes, onEachWidth } from './support/axe.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { findSidewaysScroll } from '../e2e/models/sideways-scroll.ts'
import { signIn } from './support/test-user.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirm password', { exact: true })
const menu = (page: Page, email: string) => page.getByRole('button', { name: `Account of ${email}` })

test('a person registers without mail and is signed in at once, back where they came from', async ({
  page
}) => {
  const seen = watchPage(page)
  await page.goto('/docs#faq')
  const door = page.getByRole('link', { name: 'Sign in' })
  await expect(door).toHaveAttribute('href', /%23faq$/)
  await door.click()
  await expect(page).toHaveURL(/\/auth\/login\?from=%2Fdocs%23faq$/)
  await page.getByRole('link', { name: 'Sign up', exact: true }).click()
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email', { exact: true }).fill('maya.okafor@example.com')
  await password(page).fill('plumb line larch')
  await confirmation(page).fill('plumb line larch')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await button(page, 'Create account').click()
  await expect(page).toHaveURL(/\/docs#faq$/)
  await expect(menu(page, 'maya.okafor@example.com')).toBeVisible()
  expectNoErrors(seen)
})

test('the sign-in form shows errors beside the fields, and removes them when they are edited', async ({
  page
}) => {
  await page.goto('/auth/login')
  await button(page, 'Sign in').click()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Email is required')
  await expect(password(page)).toHaveAccessibleDescription('Password is required')

  await email.fill('maya')
  await expect(email).not.toHaveAccessibleDescription('Email is required')
  await expect(password(page)).toHaveAccessibleDescription('Password is required')
  await password(page).fill('12345')
  await button(page, 'Sign in').click()
  await expect(email).toHaveAccessibleDescription('Email is invalid')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(password(page)).toHaveAccessibleDescription('Password must be at least 6 characters')
})

test('the registration form names each error, and leads to the first one', async ({ page }) => {
  await page.goto('/auth/register')
  await button(page, 'Create account').click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required')
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Email is required')
  await expect(password(page)).toHaveAccessibleDescription(/Password is required/)
  await expect(confirmation(page)).toHaveAccessibleDescription('Please confirm your password')
  const terms = page.getByRole('checkbox', { name: /I agree/ })
  await expect(terms).toHaveAccessibleDescription('You must agree to the terms and conditions')

  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email', { exact: true }).fill('maya@example.com')
  await password(page).fill('larch-7')
  await confirmation(page).fill('larch-8')
  await terms.check()
  await button(page, 'Create account').click()
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription(/Password must be at least 8 characters/)
  await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match')
})

test('what the server has against a password stands beside the field', async ({ page }) => {
  await page.goto('/auth/register')
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email', { exact: true }).fill('maya.common@example.com')
  await password(page).fill('password123')
  await confirmation(page).fill('password123')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await button(page, 'Create account').click()
  await expect(page.getByRole('alert')).toHaveText('This password cannot be used.')
  await expect(password(page)).toHaveAccessibleDescription(/on the list of the most used ones/)
  await expect(password(page)).toBeFocused()
})

test('a wrong password is refused in the words of the spec', async ({ page, person }) => {
  await signIn(page, { ...person, password: 'not the password' })
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
})

test('a call that nobody answers is a network error, and can be tried again', async ({ page, person }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await password(page).fill(person.password)
  await page.route('**', (route) => route.abort())
  await button(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
  await page.unroute('**')
  await button(page, 'Sign in').click()
  await expect(menu(page, person.email)).toBeVisible()
})

test('security bar 6: password managers and pasting work', async ({ page }) => {
  await commands.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/auth/login')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await page.evaluate(() => navigator.clipboard.writeText('  plumb line larch '))
  await password(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(password(page)).toHaveValue('  plumb line larch ')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await button(page, 'Show password').click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await button(page, 'Hide password').click()
  await expect(password(page)).toHaveAttribute('type', 'password')

  await page.goto('/auth/register')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'email')
  await expect(page.getByLabel('First name')).toHaveAttribute('autocomplete', 'given-name')
  await expect(page.getByLabel('Last name')).toHaveAttribute('autocomplete', 'family-name')
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password')
  await expect(confirmation(page)).toHaveAttribute('autocomplete', 'new-password')
})

test('security bar 37: a sign-in leads back to pages of this site only', async ({ page, server, person }) => {
  await signIn(page, person, '//evil.example/login')
  await expect(page).toHaveURL(`${server.origin}/`)
  await expect(menu(page, person.email)).toBeVisible()
})

test('one signs in without a pointer', async ({ page, person }) => {
  await page.goto('/auth/login?from=%2Fdocs')
  await typeInto(page, page.getByLabel('Email', { exact: true }), person.email)
  await page.keyboard.press('Tab')
  await expect(password(page)).toBeFocused()
  await page.keyboard.insertText(person.password)
  await tabTo(page, page.getByRole('checkbox', { name: 'Remember me on this device' }))
  await page.keyboard.press('Space')
  await tabTo(page, button(page, 'Sign in'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs$/)
  await menu(page, person.email).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Your projects' }))
  await page.keyboard.press('Escape')
  await expect(menu(page, person.email)).toBeFocused()
  await expect(button(page, 'Sign out')).toHaveCount(0)
})

test('on a phone the drawer lists the pages of the person, and the way out', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, person, '/docs')
  await expect(page).toHaveURL(/\/docs$/)
  await button(page, 'Menu').click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByText(person.email)).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Your profile' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Sign out' }).click()
  await expect(drawer.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
})

test('where no mail is sent, the forgotten password gets the toast of the spec', async ({ page }) => {
  await page.goto('/auth/login')
  await button(page, 'Forgot password?').click()
  await expect(page.getByRole('status').filter({ hasText: 'coming soon' })).toBeVisible()
})

const pages = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot',
  '/auth/reset#token',
  '/auth/reset',
  '/auth/verify#token',
  '/auth/unlock#token',
  '/auth/set-up#token',
  '/auth/callback',
  '/privacy',
  '/terms',
  '/support'
] as const

test('axe finds nothing on any sign-in page, and none scrolls sideways', async ({ page }) => {
  const problems: string[] = []
  await onEachWidth(page, async (_page, screen) => {
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const send = page.locator('main form button[type="submit"]')
      if (/login|register|reset#|forgot/.test(path)) await send.click()
      problems.push(
        ...(await findViolationsInBothSchemes(page)).map((violation) => `${screen}: ${violation}`)
      )
      const over = await findSidewaysScroll(page)
      if (over > 0) problems.push(`${screen}: ${path} is ${over} px too wide`)
    }
  })
  expect(problems).toEqual([])
})

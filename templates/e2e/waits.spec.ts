import { expect, type Locator, type Page } from '@playwright/test'
import { fillIn } from './models/form.ts'
import { announced, main, openPage } from './models/site.ts'
import { test } from './models/test.ts'

const person = { Email: 'noor@example.org', Password: 'kettle orbit violet tin' }

interface Paced {
  name: string
  path: string
  /** Milliseconds that the simulated server takes. */
  wait: number
  /** Asks for something. */
  ask: (page: Page) => Promise<void>
  answer: (page: Page) => Locator
}

const paced: readonly Paced[] = [
  {
    name: 'signing in',
    path: '/login',
    wait: 1000,
    ask: async (page) => {
      const form = main(page).getByRole('form', { name: 'Log in' })
      await fillIn(form, person)
      await form.getByRole('button', { name: 'Log in' }).click()
    },
    answer: (page) => announced(page, 'Login successful!')
  },
  {
    name: 'registering',
    path: '/register',
    wait: 1000,
    ask: async (page) => {
      const form = main(page).getByRole('form', { name: 'Create your account' })
      await fillIn(form, { Name: 'Noor', ...person, 'Confirm password': person.Password })
      await form.getByRole('button', { name: 'Create account' }).click()
    },
    answer: (page) => announced(page, 'Registration successful!')
  },
  {
    name: 'signing in with an account from elsewhere',
    path: '/login',
    wait: 1000,
    ask: (page) => main(page).getByRole('button', { name: 'Continue with GitHub' }).click(),
    answer: (page) => announced(page, 'Login successful!')
  },
  {
    name: 'a search',
    path: '/search',
    wait: 500,
    ask: async (page) => {
      await main(page).getByRole('searchbox').fill('children')
      await main(page).getByRole('button', { name: 'Search' }).click()
    },
    answer: (page) => main(page).getByText(/results? for “children”/)
  },
  {
    name: 'a reply of the chat',
    path: '/chat',
    wait: 1500,
    ask: async (page) => {
      await expect(page.getByRole('log')).toContainText('Ask about services, prices or opening hours.')
      await page.getByLabel('Your message').fill('Do you see children?')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('log').getByText('A reply is being written')).toBeAttached()
    },
    answer: (page) => page.getByRole('log').getByText('Reply:').nth(1)
  }
]

for (const { name, path, wait, ask, answer } of paced) {
  test(`${name} takes ${wait} ms, no longer`, async ({ page }) => {
    await page.clock.install()
    await openPage(page, path)
    await page.clock.pauseAt(Date.now() + 60_000)
    await ask(page)
    await page.clock.runFor(wait - 100)
    await expect(answer(page)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(answer(page)).toHaveCount(1)
  })
}

test('saving a profile takes a second', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/login')
  await main(page).getByRole('button', { name: 'Continue with Google' }).click()
  await page.clock.runFor(1100)
  await main(page).getByRole('button', { name: 'Edit Profile' }).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  const form = main(page).getByRole('form', { name: 'Edit Profile' })
  await fillIn(form, { Name: 'Noor Haddad' })
  await form.getByRole('button', { name: 'Save changes' }).click()
  await page.clock.runFor(900)
  await expect(announced(page, 'Profile updated successfully!')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(announced(page, 'Profile updated successfully!')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Noor Haddad' })).toBeVisible()
})

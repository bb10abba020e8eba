import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import type { ComponentTestServer } from './support/server.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { openOtherBrowser } from './support/other-browser.ts'
import { signInToProfile } from './support/test-user.ts'

/** Adds a tenant, with a member who has belonged to it for longer than the first days. */
async function addTenantOf(page: Page, server: ComponentTestServer, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Tenants', exact: true }).click()
  await page.getByRole('button', { name: 'Add tenant' }).click()
  const form = page.getByRole('dialog', { name: 'Add tenant' })
  await form.getByLabel('Name', { exact: true }).fill('Alder Street Clinic')
  await form.getByLabel('Subdomain').fill('alderstreet')
  await form.getByLabel('Admin').fill(email)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await server.sql(`update users set created_at = ${Date.now() - 8 * 86_400_000} where email = '${email}'`)
}

test('people are asked once it is switched on, answer by keyboard, and the score is shown with its comments', async ({
  page,
  person,
  server
}) => {
  await signInToPanel(page)
  await addTenantOf(page, server, person.email)
  const line = page.getByRole('region', { name: 'Satisfaction' })
  const ask = line.getByRole('switch', { name: 'Ask people how satisfied they are' })
  await expect(ask).not.toBeChecked()
  await expect(page.getByText('Nobody is asked yet')).toBeVisible()
  await ask.press('Space')
  await expect(page.getByText('People of tenants are asked from now on')).toBeVisible()
  await expect(ask).toBeChecked()
  await expect(page.getByText('Nobody has answered yet')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const closeOtherBrowser = await openOtherBrowser()
  await signInToProfile(page, person)
  const question = page.getByRole('region', { name: 'How satisfied are you with Sitewright?' })
  await expect(question).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  // It takes no focus, stays with its reader from page to page, and stands on their own pages alone.
  await expect(question.locator(':focus')).toHaveCount(0)
  const menu = page.getByRole('button', { name: `Account of ${person.email}` })
  await menu.click()
  await page.getByRole('link', { name: 'Your tenants' }).click()
  await expect(page.getByText('Alder Street Clinic')).toBeVisible()
  await expect(question).toBeHidden()
  await page.goBack()
  await question.getByRole('radio', { name: '3' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(question.getByRole('radio', { name: '4' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Quick, but slow on Mondays')
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Send answer' }).press('Enter')
  await expect(page.getByText('Thank you. Your answer is kept.')).toBeVisible()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
  await closeOtherBrowser()

  await page.goto('/admin/tenants')
  await expect(page.getByText(/^1 answer, /)).toBeVisible()
  await page.getByRole('link', { name: /Alder Street Clinic/ }).press('Enter')
  const details = page.getByRole('dialog', { name: 'Alder Street Clinic' })
  await expect(details.getByText('4.0')).toBeVisible()
  await details.getByRole('tab', { name: 'Usage & Performance' }).press('Enter')
  const answers = details.getByRole('region', { name: 'Answers' })
  await expect(answers.getByText('Quick, but slow on Mondays')).toBeVisible()
  await expect(answers.getByText('4 / 5')).toBeVisible()
  await expect(answers.getByText(person.firstName)).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

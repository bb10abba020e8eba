import { expect, request, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'
import { newBrowserContext, registerUser, uniqueIpAddress, type TestUser } from './models/test-user.ts'

test.use({ serverEnv: administratorEnv })

const reason = (name: string) =>
  `${name}: your organisation does not have this (plan Starter). Ask whoever runs this installation to switch it on.`

/** Makes an API key of somebody; returns what a call with it is answered. */
async function makeKey(origin: string, { email, password }: TestUser) {
  const headers = { 'x-forwarded-for': uniqueIpAddress(), 'x-requested-with': 'sitewright' }
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: headers })
  const signedIn = await api.post('/api/auth/login', { data: { email, password } })
  const { token } = (await signedIn.json()) as { token: string }
  const made = await api.post('/api/account/api-keys', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Nightly', scopes: ['user.read'], days: 7 }
  })
  const { secret } = (await made.json()) as { secret: string }
  return async () => (await api.get('/api/admin/users', { headers: { 'x-api-key': secret } })).status()
}

/** Chooses what features are for the tenant, by keyboard alone. */
async function choose(page: Page, key: 'Home' | 'End', names: readonly string[]): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: 'Features' })
  for (const name of names) {
    await panel.getByLabel(name, { exact: true }).focus()
    await page.keyboard.press(key)
  }
}

test('a feature that is switched off for a tenant disables its controls with the reason, and is refused', async ({
  page,
  server,
  browser
}) => {
  const admin = await registerUser(server.origin)
  await signInToPanel(page)
  await page.getByRole('link', { name: 'Tenants', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Add tenant' }).press('Enter')
  const adding = page.getByRole('dialog', { name: 'Add tenant' })
  await adding.getByLabel('Name', { exact: true }).fill('Harbour Bakery')
  await adding.getByLabel('Subdomain').fill('harbour')
  await adding.getByLabel('Admin').fill(admin.email)
  await adding.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(adding).toBeHidden()
  const callByKey = await makeKey(server.origin, admin)
  expect(await callByKey()).toBe(200)

  await page.getByRole('button', { name: 'Plans' }).press('Enter')
  const plans = page.getByRole('dialog', { name: 'Plans' })
  await plans.getByRole('checkbox', { name: /^API keys/ }).press('Space')
  await expect(
    plans.getByText('1 tenant loses it. 1 API key will stop working until it is on again.')
  ).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(plans).toBeHidden()

  const context = await newBrowserContext(browser, server.origin)
  const theirs = await context.newPage()
  await signInToPanel(theirs, '/admin/users', admin)
  const importing = theirs.getByRole('dialog', { name: 'Import people' })
  await theirs.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await importing.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('email,first,last\nada@example.com,Ada,Byron\n')
  })

  await page.getByRole('link', { name: /Harbour Bakery/ }).press('Enter')
  const details = page.getByRole('dialog', { name: 'Harbour Bakery' })
  await details.getByRole('tab', { name: 'Features' }).press('Enter')
  await expect(details.getByText('On, by the plan Starter')).toHaveCount(7)
  await choose(page, 'End', ['API keys', 'API explorer', 'Import of people'])
  await expect(details.getByText('1 API key will stop working until it is on again.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await details.getByRole('button', { name: 'Save features' }).press('Enter')
  await expect(details.getByRole('button', { name: 'Save features' })).toBeFocused()
  await expect(page.getByText('The features of Harbour Bakery are saved')).toBeVisible()
  await expect(details.getByText('Off, for this tenant')).toHaveCount(3)

  // A page that was open before knows nothing of it; the server refuses, with its words.
  expect(await callByKey()).toBe(403)
  await importing.getByRole('button', { name: 'Read the file' }).press('Enter')
  await expect(importing.getByText(reason('Import of people'))).toBeVisible()
  await theirs.reload()
  const button = theirs.getByRole('button', { name: 'Import', exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(reason('Import of people'))
  await button.press('Enter')
  await expect(theirs.locator('.toast').getByText(reason('Import of people'))).toBeVisible()
  await expect(importing).toBeHidden()
  expect(await findViolations(theirs)).toEqual([])
  await theirs.getByRole('link', { name: 'API explorer' }).press('Enter')
  await expect(theirs.getByText(reason('API explorer'))).toBeVisible()
  expect(await findViolations(theirs)).toEqual([])
  await theirs.goto('/auth/profile/security')
  await expect(theirs.getByRole('button', { name: 'Make a key' })).toHaveAttribute('aria-disabled', 'true')
  await expect(theirs.getByText(reason('API keys'))).toBeVisible()

  await choose(page, 'Home', ['API keys', 'API explorer', 'Import of people'])
  await details.getByRole('button', { name: 'Save features' }).press('Enter')
  await expect(details.getByText('On, by the plan Starter')).toHaveCount(7)
  expect(await callByKey()).toBe(200)
  await theirs.goto('/admin/users')
  await button.press('Enter')
  await expect(importing).toBeVisible()
  await context.close()
})

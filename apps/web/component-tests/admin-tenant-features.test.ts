import { administrator, signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { openOtherBrowser } from './support/other-browser.ts'
import type { Page } from './support/page.ts'
import type { RequestContext } from './support/request-context.ts'
import type { ComponentTestServer } from './support/server.ts'
import { test } from './support/test.ts'
import type { TestUser } from './support/test-user.ts'

const reason = (name: string) =>
  `${name}: your organisation does not have this (plan Starter). Ask whoever runs this installation to switch it on.`

/** Makes an API key of a user; returns the response to a call with it. */
async function makeKey(server: ComponentTestServer, api: RequestContext, person: TestUser) {
  const { body } = await server.call('POST', '/api/account/api-keys', {
    token: await server.tokenOf(person, 'user'),
    data: { name: 'Nightly', scopes: ['user.read'], days: 7 }
  })
  const { secret } = body as { secret: string }
  return async () => (await api.get('/api/admin/users', { headers: { 'x-api-key': secret } })).status()
}

/** Switches features of the one tenant, as the administrator in another browser. */
async function switchFeatures(server: ComponentTestServer, to: 'on' | 'off'): Promise<void> {
  const token = await server.tokenOf(administrator)
  const { body } = await server.call('GET', '/api/admin/tenants', { token })
  const [tenant] = (body as { tenants: { id: string }[] }).tenants
  const path = `/api/admin/tenants/${tenant?.id}/features`
  const { revision } = (await server.call('GET', path, { token })).body as { revision: number }
  const overrides = { 'api-keys': to, 'api-explorer': to, 'user-import': to }
  const { status } = await server.call('PATCH', path, { token, data: { revision, overrides } })
  expect(status).toBe(200)
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
  playwright,
  server
}) => {
  const admin = await server.registerUser()
  await signInToPanel(page)
  await page.getByRole('link', { name: 'Tenants', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Add tenant' }).press('Enter')
  const adding = page.getByRole('dialog', { name: 'Add tenant' })
  await adding.getByLabel('Name', { exact: true }).fill('Harbour Bakery')
  await adding.getByLabel('Subdomain').fill('harbour')
  await adding.getByLabel('Admin').fill(admin.email)
  await adding.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(adding).toBeHidden()
  const callByKey = await makeKey(server, await playwright.request.newContext({}), admin)
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

  expect(await callByKey()).toBe(403)
  await choose(page, 'Home', ['API keys', 'API explorer', 'Import of people'])
  await details.getByRole('button', { name: 'Save features' }).press('Enter')
  await expect(details.getByText('On, by the plan Starter')).toHaveCount(7)
  expect(await callByKey()).toBe(200)

  await openOtherBrowser()
  await signInToPanel(page, '/admin/users', admin)
  const importing = page.getByRole('dialog', { name: 'Import people' })
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await importing.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: 'email,first,last\nada@example.com,Ada,Byron\n'
  })

  await switchFeatures(server, 'off')
  // A page that was open before knows nothing of it; the server refuses, with its words.
  await importing.getByRole('button', { name: 'Read the file' }).press('Enter')
  await expect(importing.getByText(reason('Import of people'))).toBeVisible()
  await page.reload()
  const button = page.getByRole('button', { name: 'Import', exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(reason('Import of people'))
  await button.press('Enter')
  await expect(page.locator('.toast').getByText(reason('Import of people'))).toBeVisible()
  await expect(importing).toBeHidden()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'API explorer' }).press('Enter')
  await expect(page.getByText(reason('API explorer'))).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto('/auth/profile/security')
  await expect(page.getByRole('button', { name: 'Make a key' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(reason('API keys'))).toBeVisible()

  await switchFeatures(server, 'on')
  await page.goto('/admin/users')
  await button.press('Enter')
  await expect(importing).toBeVisible()
})

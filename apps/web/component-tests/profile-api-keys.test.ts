import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { administrator, signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { startSession } from './support/session.ts'
import { openOtherBrowser } from './support/other-browser.ts'
import { signInToProfile } from './support/test-user.ts'

test('an API key is made by keyboard, shown once, taken by the API, and revoked', async ({
  page,
  playwright
}) => {
  const request = await playwright.request.newContext({})
  await startSession(page, 'admin', administrator)
  await page.goto('/auth/profile/security')
  const keys = page.getByRole('region', { name: 'API keys' })
  await keys.getByRole('button', { name: 'Make a key' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make a key' }).press('Enter')
  await expect(dialog.getByText('Give it a name')).toBeVisible()
  await expect(dialog.getByText('Choose at least one scope')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Deploy bot')
  await dialog.getByRole('checkbox', { name: /monitoring\.read/ }).press('Space')
  await dialog.getByRole('textbox', { name: 'Name' }).press('Enter')
  const shown = dialog.getByRole('textbox', { name: 'Key', exact: true })
  await expect(shown).toHaveValue(/^swk_/)
  expect(await findViolations(page)).toEqual([])
  const headers = { 'x-api-key': await shown.inputValue() }
  expect((await request.get('/api/monitoring/metrics', { headers })).status()).toBe(200)
  expect((await request.get('/api/users', { headers })).status()).toBe(403)
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(keys).toContainText('monitoring.read')
  await keys.getByRole('button', { name: 'Revoke Deploy bot' }).press('Enter')
  await dialog.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(keys).toContainText('No API keys')
  expect((await request.get('/api/monitoring/metrics', { headers })).status()).toBe(401)
  expect(await findViolations(page)).toEqual([])
})

test('an administrator sees the keys of a person, and revokes one by keyboard', async ({
  page,
  server,
  playwright
}) => {
  const request = await playwright.request.newContext({})
  const ida = await server.registerUser({ firstName: 'Ida', lastName: 'Keyes' })
  await signInToPanel(page, '/admin/users?q=Keyes')
  await page.getByRole('button', { name: 'Actions for Ida Keyes' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit user' })
  await edit.getByLabel('Role').selectOption('Admin')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()

  const backToAdministrator = await openOtherBrowser()
  await signInToProfile(page, ida)
  await page.goto('/auth/profile/security')
  const make = async (name: string): Promise<Record<string, string>> => {
    await page.getByRole('button', { name: 'Make a key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('checkbox', { name: /user\.read/ }).check()
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter')
    const shown = dialog.getByRole('textbox', { name: 'Key', exact: true })
    await expect(shown).toHaveValue(/^swk_/)
    const headers = { 'x-api-key': await shown.inputValue() }
    await dialog.getByRole('button', { name: 'Done' }).click()
    return headers
  }
  const statusWith = async (headers: Record<string, string>): Promise<number> =>
    (await request.get('/api/users', { headers })).status()
  const report = await make('Report bot')
  const nightly = await make('Nightly bot')
  expect(await statusWith(report)).toBe(200)

  await backToAdministrator()
  await page.goto('/admin/users?q=Keyes')
  await page.getByRole('link', { name: /Ida Keyes/ }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Ida Keyes' })
  await drawer.getByRole('tab', { name: 'Access' }).press('Enter')
  const keys = drawer.getByRole('region', { name: 'API keys' })
  await expect(keys).toContainText('Report bot')
  await expect(keys).toContainText(/swk_….{4} · user\.read · expires/)
  await keys.getByRole('button', { name: 'Revoke Report bot' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Revoke Report bot?' })
  await expect(question).toContainText('refused from its next call on')
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(keys).not.toContainText('Report bot')
  expect(await statusWith(report)).toBe(401)
  expect(await findViolations(page)).toEqual([])

  // Ending the sessions keeps the keys, unless it is asked that they go too.
  const end = async (revoke: boolean): Promise<void> => {
    await drawer.getByRole('button', { name: 'Actions for Ida Keyes' }).click()
    await page.getByRole('menuitem', { name: 'End sessions' }).click()
    const ending = page.getByRole('dialog', { name: 'End the sessions of Ida Keyes?' })
    const box = ending.getByRole('checkbox', { name: 'Revoke 1 API key too' })
    await expect(box).not.toBeChecked()
    await expect(ending).toContainText('1 stays')
    if (revoke) await box.check()
    await expect(ending).toContainText(revoke ? '1 revoked' : '1 stays')
    expect(await findViolations(page)).toEqual([])
    await ending.getByRole('button', { name: 'End sessions' }).click()
    await expect(ending).toBeHidden()
  }
  await end(false)
  await expect(page.locator('.toast').filter({ hasText: 'Ida Keyes is signed out' })).not.toContainText(
    'API key'
  )
  expect(await statusWith(nightly)).toBe(200)
  await end(true)
  await expect(page.locator('.toast').filter({ hasText: '1 API key revoked' })).toBeVisible()
  await expect(keys).toContainText('None')
  expect(await statusWith(nightly)).toBe(401)
})

import { expect } from './support/expect.ts'
import type { Locator } from './support/locator.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { administrator, signInToPanel } from './support/admin.ts'
import { findViolations, findViolationsInBothSchemes } from './support/axe.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'
import { findSidewaysScroll } from '../e2e/models/sideways-scroll.ts'

/** Signs in, and shows the people of one last name, sorted by it. */
async function openUsers(page: Page, lastName: string): Promise<void> {
  await signInToPanel(page, `/admin/users?sort=lastName&q=${lastName}`)
}

/** Presses Tab, or Shift and Tab, until a control has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

test('by keyboard alone: records are walked through, a session ends, a person is deleted and brought back', async ({
  page,
  server
}) => {
  const seen = watchPage(page)
  const bo = await server.registerUser({ firstName: 'Bo', lastName: 'Inman' })
  await server.registerUser({ firstName: 'نور', lastName: 'Inman' })
  const token = await server.tokenOf(bo, 'user')
  const readOwn = async () => (await server.call('GET', '/api/account/profile', { token })).status
  expect(await readOwn()).toBe(200)
  await openUsers(page, 'Inman')
  await expect(page.getByRole('row', { name: /نور/ })).toBeVisible()

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Bo Inman' })
  await expect(drawer.getByText(bo.email)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: 'نور Inman' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(drawer).toBeVisible()

  await tabTo(page, drawer.getByRole('tab', { name: 'Details' }))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=sessions/)
  await page.keyboard.press('j')
  await expect(
    page.getByRole('dialog', { name: 'نور Inman' }).getByRole('tab', { name: /Sessions/ })
  ).toBeFocused()
  await page.keyboard.press('k')
  const end = drawer.getByRole('button', { name: /^End the session on/ })
  // Registering has signed Bo in as well.
  await expect(end.first()).toBeVisible()
  await tabTo(page, drawer.getByRole('button', { name: 'End all sessions' }))
  await page.keyboard.press('Enter')
  const ending = page.getByRole('dialog', { name: 'End the sessions of Bo Inman?' })
  await expect(ending.getByText(/[12] ends? at once/)).toBeVisible()
  await tabTo(page, ending.getByRole('button', { name: 'End sessions' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/sessions? ended in \d+\.\d\d s/)).toBeVisible()
  await expect(drawer.getByText('Signed in nowhere')).toBeVisible()
  // The button that was pressed is gone; the keys go on in the record.
  await expect(page.locator('body')).not.toBeFocused()
  expect(await readOwn()).toBe(401)

  await page.keyboard.press(']')
  await expect(drawer.getByText('Nothing in the control panel')).toBeVisible()
  await page.keyboard.press(']')
  await expect(drawer.getByText('An administrator ended all sessions')).toBeVisible()
  await expect(drawer.getByText('by Admin User').first()).toBeVisible()

  await tabTo(page, drawer.getByRole('button', { name: 'Actions for Bo Inman' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete Bo Inman?' })
  await expect(question.getByText('For 15 minutes, then everything is purged')).toBeVisible()
  await expect(question.getByRole('button', { name: 'Keep Bo Inman' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bo Inman is deleted')).toBeVisible()
  await expect(page.getByRole('row', { name: /Bo Inman/ })).toHaveCount(0)
  await page.keyboard.press('F6')
  await tabTo(page, page.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bo Inman is back')).toBeVisible()
  await expect(page.getByRole('row', { name: /Bo Inman/ })).toBeVisible()
  // The stream may tell of the deletion before the record is closed, which then asks for a user who is gone.
  const isGone = (line: string): boolean => line.includes('404') && line.includes('/users/')
  expectNoErrors({ ...seen, console: seen.console.filter((line) => !isGone(line)) })
})

test('access and activity are read in words; what an administrator changed stands with before and after', async ({
  page,
  server
}) => {
  await server.registerUser({ firstName: 'Priya', lastName: 'Raman' })
  await openUsers(page, 'Raman')
  await page.getByRole('button', { name: 'Actions for Priya Raman' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit user' })
  await edit.getByLabel('Role').selectOption('Editor')
  await edit.getByLabel('Status').selectOption('Suspended')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Priya Raman is saved')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Priya Raman' }).click()
  await page.getByRole('menuitem', { name: 'View activity' }).click()
  const drawer = page.getByRole('dialog', { name: 'Priya Raman' })
  const changes = drawer.getByRole('table', { name: /^Changes/ })
  await expect(changes.getByRole('row', { name: /Role/ })).toContainText('UserEditor')
  await expect(changes.getByRole('row', { name: /Status/ })).toContainText('ActiveSuspended')
  await drawer.getByLabel('Kind').selectOption('Projects')
  await expect(drawer.getByText('Nothing of this kind')).toBeVisible()
  await drawer.getByRole('button', { name: 'Show all' }).click()
  await expect(changes).toBeVisible()
  await page.reload()
  await expect(changes).toBeVisible()
  await drawer.getByRole('tab', { name: 'Access' }).click()
  await expect(drawer.getByText('Edit the projects that are shared with the team')).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
})

test('where no mail is configured, the dialog says so instead of sending nothing', async ({
  page,
  server
}) => {
  await server.registerUser({ firstName: 'Tomas', lastName: 'Lindqvist' })
  await openUsers(page, 'Lindqvist')
  const menu = page.getByRole('button', { name: 'Actions for Tomas Lindqvist' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Send email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send email' })
  await expect(dialog.getByText(/This installation sends no mail/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

for (const width of [1440, 390])
  test(`axe finds nothing on the tabs of a record and its dialogs, ${width} px wide`, async ({
    page,
    server
  }) => {
    const name = { firstName: 'نور'.repeat(33), lastName: `Wide${width}` }
    await server.registerUser(name)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await openUsers(page, name.lastName)
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('link', { name: new RegExp(name.lastName) }).click()
    const drawer = page.getByRole('dialog', { name: new RegExp(name.lastName) })
    const violations: unknown[] = []
    for (const tab of ['Details', 'Sessions', 'Access', 'Activity']) {
      await drawer.getByRole('tab', { name: tab }).click()
      await expect(drawer.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await findSidewaysScroll(page)).toBe(0)
      violations.push(...(await findViolationsInBothSchemes(page)))
    }
    await drawer.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await expect(page.getByText('For 15 minutes, then everything is purged')).toBeVisible()
    violations.push(...(await findViolations(page)))
    expect(violations).toEqual([])
  })

test('after a while deleting asks for a proof in the same dialog, and a second factor is reset', async ({
  page,
  server
}) => {
  const { email } = await server.registerUser({ firstName: 'Hanna', lastName: 'Bergqvist' })
  await server.sql(
    `insert into totp (user_id, secret, confirmed_at) select id, 'sealed', created_at from users where email = '${email}'`
  )
  await openUsers(page, 'Bergqvist')
  const menu = page.getByRole('button', { name: 'Actions for Hanna Bergqvist' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Reset second factor' }).click()
  const reset = page.getByRole('dialog', { name: 'Reset the second factor of Hanna Bergqvist?' })
  await expect(reset.getByText('Authenticator app')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await reset.getByRole('button', { name: 'Reset second factor' }).click()
  await expect(page.getByText(/^The second factor is gone/)).toBeVisible()
  await expect(reset).toBeHidden()
  await expect(menu).toBeFocused()

  await server.ageProofs()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete Hanna Bergqvist' }).click()
  const proof = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await proof.fill(administrator.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hanna Bergqvist is deleted')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the record says where the list has it, walks on over its pages, and has the main acts below', async ({
  page,
  server
}) => {
  await server.addPeople(27, 'Walkerine')
  await openUsers(page, 'walkerine')
  const rows = page.getByRole('table', { name: 'People' }).getByRole('link')
  await expect(rows).toHaveCount(25)
  await rows.last().click()
  const drawer = page.getByRole('dialog', { name: /^Walkerine/ })
  await expect(drawer.getByText('25 of 27')).toBeVisible()
  const last = await drawer.getByRole('heading', { level: 2 }).textContent()
  await page.keyboard.press('j')
  await expect(drawer.getByText('26 of 27')).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await page.keyboard.press('j')
  await expect(drawer.getByText('27 of 27')).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^Next person/ })).toHaveAttribute('aria-disabled', 'true')
  await drawer.getByRole('button', { name: /^Previous person/ }).click()
  await drawer.getByRole('button', { name: /^Previous person/ }).click()
  await expect(drawer.getByText('25 of 27')).toBeVisible()
  await expect(drawer.getByRole('heading', { level: 2, name: last ?? '' })).toBeVisible()

  await drawer.getByRole('button', { name: 'Deactivate' }).click()
  await expect(drawer.getByText('Inactive').first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Activate' }).click()
  await expect(drawer.getByRole('button', { name: 'Deactivate' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('why somebody cannot do something is asked in the tab of their access', async ({ page, server }) => {
  const bo = await server.registerUser({ firstName: 'Bo', lastName: 'Inquirer' })
  await openUsers(page, 'inquirer')
  await page.getByRole('table', { name: 'People' }).getByText(bo.email).waitFor()
  await page.getByRole('link', { name: /Bo Inquirer/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Bo Inquirer' })
  await drawer.getByRole('tab', { name: 'Access' }).click()
  const why = drawer.getByRole('region', { name: 'Why can’t they?' })
  await why.getByRole('combobox', { name: 'Act' }).fill('Delete a person')
  await page.getByRole('option', { name: /^Delete a person/ }).click()
  await expect(why.getByText('The role lacks the permission')).toBeVisible()
  await expect(why.getByText(/One change flips it: give the role the permission/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

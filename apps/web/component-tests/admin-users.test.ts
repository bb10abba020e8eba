import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { administrator, openUsers } from './support/admin.ts'
import { findViolationsInBothSchemes } from './support/axe.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'

const emails = (page: Page) => page.getByRole('table', { name: 'People' }).getByText(/@example\.com$/)

test('the list is searched, filtered and sorted; its address has it all, and Back undoes it', async ({
  page,
  server
}) => {
  const ines = await server.registerUser({ firstName: 'Inês', lastName: 'Duarte' })
  const bo = await server.registerUser({ firstName: 'Bo', lastName: 'Åkesson' })
  const seen = watchPage(page)
  await openUsers(page)
  await expect(page.getByRole('link', { name: /^Users/ })).toHaveAttribute('aria-current', 'page')
  await expect(emails(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'Person' }).click()
  await expect(page).toHaveURL(/sort=lastName/)
  await expect(emails(page)).toHaveText([bo.email, ines.email, administrator.email])

  await page.getByRole('searchbox', { name: 'Search people' }).fill('INES du')
  await expect(emails(page)).toHaveText([ines.email])
  await expect(page).toHaveURL(/q=INES/)
  await page.reload()
  await expect(emails(page)).toHaveText([ines.email])

  await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody at all')
  await expect(page.getByText('Nobody matches')).toBeVisible()
  await page.getByRole('button', { name: /^Clear/ }).click()
  await expect(emails(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'Role Any' }).click()
  await page.getByRole('checkbox', { name: /^Super admin/ }).check()
  await expect(emails(page)).toHaveText([administrator.email])
  await page.goBack()
  await expect(emails(page)).toHaveCount(3)
  expectNoErrors(seen)
})

test('what another administrator does is seen without a reload, and the counts with it', async ({
  page,
  server
}) => {
  await openUsers(page)
  const counts = page.getByRole('region', { name: 'Users' })
  const all = counts.getByRole('link', { name: /^All/ })
  await expect(all).toContainText(/\d/)
  const before = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
  await server.registerUser({ firstName: 'Noor', lastName: 'Haddad' })
  await expect(page.getByRole('link', { name: /Noor Haddad/ })).toBeVisible()
  await expect(all).toContainText(String(before + 1))
})

test('the numbers over the list say how old they are, and what is behind them', async ({ page, server }) => {
  const bo = await server.registerUser({ firstName: 'Bo', lastName: 'Ferrer' })
  await openUsers(page)
  const counts = page.getByRole('region', { name: 'Users' })
  const card = (name: string) => counts.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(card('All')).toContainText(/\d+ added in 7 days/)
  await expect(card('All')).toContainText(/Measured \d+ s ago, users table/)
  // A user who registers is signed in, and this administrator is too.
  await expect(card('Active')).toContainText(/([2-9]|\d\d+) online in 5 min/)
  await expect(card('Inactive')).toContainText('never signed in')
  const before = Number(/(\d+) in 7 days/.exec((await card('Suspended').textContent()) ?? '')?.[1])
  await page.getByRole('searchbox', { name: 'Search people' }).fill(bo.email)
  await page.getByRole('button', { name: 'Actions for Bo Ferrer' }).click()
  await page.getByRole('menuitem', { name: 'Suspend' }).click()
  await expect(card('Suspended')).toContainText(`${before + 1} in 7 days`)
  await card('Suspended').click()
  await expect(page).toHaveURL(/\?status=suspended$/)
})

test('numbers that cannot be counted are dashes with the reason', async ({ page }) => {
  await page.route('**/api/admin/users/summary', (route) => route.abort())
  await openUsers(page)
  const all = page.getByRole('region', { name: 'Users' }).getByRole('link', { name: /^All/ })
  await expect(all).toContainText('–')
  await expect(all).toContainText('Network error. Please try again.')
})

test('a user is looked at beside the list, deactivated and signed out, and taken back', async ({
  page,
  server
}) => {
  const bo = await server.registerUser({ firstName: 'Bo', lastName: 'Inman' })
  const token = await server.tokenOf(bo, 'user')
  const readOwn = async () => (await server.call('GET', '/api/account/profile', { token })).status
  expect(await readOwn()).toBe(200)

  await openUsers(page)
  await page.getByRole('button', { name: 'Person' }).click()
  await page.getByRole('link', { name: /Bo Inman/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Bo Inman' })
  await expect(drawer.getByText(bo.email)).toBeVisible()
  await expect(page).toHaveURL(/sort=lastName.*user=/)

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Actions for Bo Inman' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(page.getByText('Bo Inman is deactivated and signed out')).toBeVisible()
  await expect(page.getByRole('row', { name: /Bo Inman/ }).getByText('Inactive')).toBeVisible()
  expect(await readOwn()).toBe(401)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Bo Inman/ }).getByText('Active', { exact: true })).toBeVisible()
})

test('a user is added, refused where the address is wrong or taken, and edited', async ({ page }) => {
  await openUsers(page)
  await page.getByRole('button', { name: 'Add user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByLabel('First name')).toHaveAccessibleDescription('First name is required')
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await dialog.getByLabel('First name').fill('Priya')
  await dialog.getByLabel('Last name').fill('Nair')
  await dialog.getByLabel('Email').fill('priya')
  await dialog.getByLabel('First password').fill('larch plumb line')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Email is invalid')
  await dialog.getByLabel('Email').fill(administrator.email)
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Email').fill('priya@example.com')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add user' })).toBeFocused()

  await page.getByRole('button', { name: 'Actions for Priya Nair' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit user' })
  await edit.getByLabel('Role').selectOption('Editor')
  await edit.getByLabel('Last name').fill('Raman')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(page.getByRole('row', { name: /Priya Raman/ }).getByText('Editor')).toBeVisible()
})

test('nobody deactivates their own account here, and the menu says why', async ({ page }) => {
  await openUsers(page)
  const menu = page.getByRole('button', { name: 'Actions for Admin User' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: /Deactivate/ })
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).toContainText('This is your own account')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('on a phone the screens are in a drawer that holds the focus and gives it back', async ({ page }) => {
  await openUsers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const open = page.getByRole('button', { name: 'Open the list of screens' })
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Screens' })
  await expect(drawer.getByRole('link', { name: /^Users/ })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await drawer.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(drawer).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

for (const width of [1440, 390])
  test(`axe finds nothing on the screen of users, ${width} px wide`, async ({ page, server }) => {
    await server.registerUser({ firstName: 'نور', lastName: 'حداد' })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await openUsers(page)
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('link', { name: /نور حداد/ }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await findViolationsInBothSchemes(page)).toEqual([])
  })

test('people are filtered by when they came and were seen; Escape clears the search, then leaves it', async ({
  page,
  server
}) => {
  await server.registerUser({ firstName: 'Wren', lastName: 'Fielding' })
  await openUsers(page)
  await page.goto('/admin/users?q=Fielding&created=7')
  await expect(page.getByRole('link', { name: /Wren Fielding/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Created In the last 7 days' })).toBeVisible()
  await page.goto('/admin/users?q=Fielding&seen=before-90')
  await expect(page.getByText('Nobody matches')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Last sign-in More than 90 days ago' })).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search people' })
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await expect(page).not.toHaveURL(/q=/)
  await search.press('Escape')
  await expect(search).not.toBeFocused()
  // The list of screens says whether events arrive.
  await expect(page.getByRole('link', { name: /^Monitoring/ })).toContainText('Live')
})

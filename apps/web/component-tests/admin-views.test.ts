import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

const viewsOf = (page: Page) => page.getByRole('navigation', { name: 'Saved views' })

async function saveView(page: Page, name: string, { shared = false } = {}): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill(name)
  if (shared) await dialog.getByLabel('Share it with all administrators').check()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(viewsOf(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
}

test('a view is saved, shared, renamed and deleted', async ({ page }) => {
  await signInToPanel(page)
  await page.getByRole('link', { name: /^Users/ }).click()
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await expect(views.getByRole('link', { name: 'All people' })).toHaveAttribute('aria-current', 'page')
  await expect(views.getByRole('button', { name: 'Save view' })).toBeHidden()

  await page.goto('/admin/users?status=suspended&sort=lastName')
  await views.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Give the view a name')
  await dialog.getByLabel('Name').fill('On hold')
  await dialog.getByLabel('Share it with all administrators').check()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(views.getByRole('link', { name: 'On hold' })).toHaveAttribute('aria-current', 'page')
  expect(await findViolations(page)).toEqual([])

  await views.getByRole('link', { name: 'All people' }).click()
  await views.getByRole('link', { name: 'On hold' }).click()
  await expect(page).toHaveURL(/status=suspended&sort=lastName/)
  await views.getByRole('button', { name: 'The view On hold' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename this view' })
  await rename.getByLabel('Name').fill('Suspended ones')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(views.getByRole('link', { name: 'Suspended ones' })).toBeVisible()
  await views.getByRole('button', { name: 'The view Suspended ones' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(views.getByRole('link', { name: 'Suspended ones' })).toBeHidden()
  await expect(views.getByRole('button', { name: 'Save view' })).toBeVisible()
})

test('what a view shows is changed in place: marked, discarded, saved over and saved as another one', async ({
  page
}) => {
  await signInToPanel(page, '/admin/users?status=active')
  const views = viewsOf(page)
  await views.getByRole('button', { name: 'Save view' }).click()
  await saveView(page, 'Away')
  await page.getByRole('searchbox', { name: 'Search people' }).fill('bo')
  const away = views.getByRole('link', { name: 'Away' })
  await expect(away).toContainText('changed')
  await expect(away).toHaveAttribute('aria-current', 'page')
  expect(await findViolations(page)).toEqual([])
  await views.getByRole('link', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/\?status=active&view=/)
  await expect(away).not.toContainText('changed')
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toHaveValue('')

  await page.getByRole('button', { name: 'Person' }).click()
  await views.getByRole('button', { name: 'Save changes' }).click()
  await expect(away).not.toContainText('changed')
  await views.getByRole('link', { name: 'All people' }).click()
  await away.click()
  await expect(page).toHaveURL(/status=active&sort=lastName&view=/)

  await page.getByRole('searchbox', { name: 'Search people' }).fill('bo')
  await views.getByRole('button', { name: 'Save as new' }).click()
  await saveView(page, 'Bo only')
  await expect(away).not.toContainText('changed')
  await expect(page).toHaveURL(/q=bo/)
})

test('on a phone what saves a changed view is in sight beside many views', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInToPanel(page, '/admin/users?status=suspended')
  const views = viewsOf(page)
  await views.getByRole('button', { name: 'Save view' }).click()
  await saveView(page, 'Suspended for months')
  await page.getByRole('searchbox', { name: 'Search people' }).fill('bo')
  const save = views.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeInViewport({ ratio: 1 })
  expect(await findViolations(page)).toEqual([])
})

test('the list begins with a view of one’s own choice, on a reload too, and with all people again', async ({
  page
}) => {
  await signInToPanel(page, '/admin/users?verified=false')
  const views = viewsOf(page)
  await views.getByRole('button', { name: 'Save view' }).click()
  await saveView(page, 'Not verified yet')
  await views.getByRole('button', { name: 'The view Not verified yet' }).click()
  await page.getByRole('menuitem', { name: 'Begin with this view' }).click()
  await expect(page.getByText('The list begins with Not verified yet')).toBeVisible()
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\?verified=false&view=/)
  await views.getByRole('link', { name: 'All people' }).click()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await views.getByRole('link', { name: 'Not verified yet' }).click()
  await views.getByRole('button', { name: 'The view Not verified yet' }).click()
  await page.getByRole('menuitem', { name: 'Begin with all people' }).click()
  await expect(page.getByText('The list begins with all people')).toBeVisible()
  await page.goto('/admin/users')
  await expect(views.getByRole('link', { name: 'All people' })).toHaveAttribute('aria-current', 'page')
})

test('a view that was shared by somebody who may share no more is taken over', async ({ page, server }) => {
  const leaving = await server.registerUser({ firstName: 'Ada', lastName: 'Leaving' })
  const setRole = async (role: string): Promise<void> => {
    await page.goto(`/admin/users?q=${encodeURIComponent(leaving.email)}`)
    await page.getByRole('button', { name: 'Actions for Ada Leaving' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit user' })
    await edit.getByLabel('Role').selectOption(role)
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit).toBeHidden()
  }
  await signInToPanel(page)
  await setRole('Admin')
  await signInToPanel(page, '/admin/users?twoFactor=1&provider=local&secondFactor=false', leaving)
  await viewsOf(page).getByRole('button', { name: 'Save view' }).click()
  await saveView(page, 'Left behind', { shared: true })

  await signInToPanel(page, '/admin/users')
  const views = viewsOf(page)
  await views.getByRole('link', { name: 'Left behind' }).click()
  await views.getByRole('button', { name: 'The view Left behind' }).click()
  await expect(page.getByRole('menuitem', { name: 'Begin with this view' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Take over' })).toBeHidden()
  await page.keyboard.press('Escape')
  await setRole('Manager')
  await views.getByRole('link', { name: 'Left behind' }).click()
  await views.getByRole('button', { name: 'The view Left behind' }).click()
  await page.getByRole('menuitem', { name: 'Take over' }).click()
  await expect(page.getByText('Left behind is yours now')).toBeVisible()
  await views.getByRole('button', { name: 'The view Left behind' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(views.getByRole('link', { name: 'Left behind' })).toBeHidden()
})

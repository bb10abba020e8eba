import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { administrator, signInToPanel } from './support/admin.ts'

test('Loading... while the session is checked; nothing but the sign-in for whoever has none', async ({
  page
}) => {
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/admin\?from=%2Fadmin%2Fusers$/)
  await expect(page.getByRole('navigation', { name: 'Screens' })).toHaveCount(0)
  await signInToPanel(page)
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/auth/**', async (route) => {
    await gate
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Loading...')
  await expect(page.getByRole('navigation', { name: 'Screens' })).toHaveCount(0)
  release()
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
})

test('the badge of Users is their number on the server, and follows it', async ({ page, server }) => {
  await signInToPanel(page)
  const readTotal = async (): Promise<number> => {
    const answered = page.waitForResponse((response) => response.url().includes('/api/admin/users?limit=1'))
    await page.reload()
    const { total } = (await (await answered).json()) as { total: number }
    return total
  }
  const users = page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: /^Users/ })
  // Wait for the response of the first page load, so that it is not taken for that of the reload.
  await expect(users).toHaveAccessibleName(/\d/)
  const before = await readTotal()
  await expect(users).toHaveAccessibleName(new RegExp(`^Users ?${before} (person|people)$`))
  await server.registerUser()
  await expect(users).not.toHaveAccessibleName(new RegExp(`^Users ?${before} (person|people)$`))
  const after = await readTotal()
  expect(after).toBeGreaterThan(before)
  await expect(users).toHaveAccessibleName(new RegExp(`^Users ?${after} (person|people)$`))
})

test('the drawer of a phone holds the focus, and gives it back', async ({ page }) => {
  await signInToPanel(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const button = page.getByRole('button', { name: 'Open the list of screens' })
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Screens' })
  await expect(drawer).toBeVisible()
  for (let times = 0; times < 8; times += 1) {
    await page.keyboard.press('Tab')
    expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.getByRole('button', { name: `Account of ${administrator.email}` })).toBeVisible()
})

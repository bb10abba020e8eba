import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'

test.use({ serverEnv: administratorEnv })

test('the panel has the screens that its navigation lists, and any other path is Page Not Found', async ({
  page
}) => {
  await signInToPanel(page)
  const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link')
  for (const path of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    await page.goto(path)
    await expect(page.locator('[aria-current="page"]').first(), path).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  for (const path of ['/admin/kitchen', '/admin/users/nobody', '/kitchen']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible()
  }
})

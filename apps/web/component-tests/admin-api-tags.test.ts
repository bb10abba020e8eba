import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations, findViolationsInBothSchemes } from './support/axe.ts'
import { findSidewaysScroll } from '../e2e/models/sideways-scroll.ts'

test('chips narrow the list of calls to a tag, by keys, and wrap on a phone', async ({ page }) => {
  await signInToPanel(page, '/admin/api')
  const list = page.getByRole('navigation', { name: 'Calls of the API' })
  const chips = list.getByRole('group', { name: 'Tag' })
  const chip = (name: RegExp) => chips.getByRole('button', { name })
  await expect(chip(/^All tags$/)).toHaveAttribute('aria-pressed', 'true')
  // Folded by tag, but for that of the chosen call.
  await expect(list.locator('h2').getByRole('button', { expanded: true })).toHaveCount(1)
  const fold = list.locator('h2').getByRole('button', { name: /^Audit log \d+$/ })
  await fold.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  const path = list.getByRole('link').first()
  expect(await path.locator('[aria-hidden]').first().innerText()).toContain('/')
  const opened = await list.getByRole('link').count()
  const few = await chips.getByRole('button').count()
  await chip(/more$/).press('Enter')
  await expect(chip(/^Fewer$/)).toHaveAttribute('aria-expanded', 'true')
  expect(await chips.getByRole('button').count()).toBeGreaterThan(few)
  const explorer = chip(/^API explorer \d+$/)
  await explorer.press('Space')
  await expect(explorer).toHaveAttribute('aria-pressed', 'true')
  await expect(explorer).toBeFocused()
  await expect(page).toHaveURL(/tag=API\+explorer/)
  const count = Number(/\d+$/.exec(await explorer.innerText())?.[0])
  await expect(list.getByRole('link')).toHaveCount(count)
  expect(await findViolations(page)).toEqual([])
  // The chosen one stays in sight where only the largest are shown.
  await chip(/^Fewer$/).press('Enter')
  await expect(explorer).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findSidewaysScroll(page)).toBe(0)
    expect(await findViolationsInBothSchemes(page)).toEqual([])
  }
  await chip(/more$/).press('Enter')
  for (const button of await chips.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await explorer.press('Enter')
  await expect(chip(/^All tags$/)).toHaveAttribute('aria-pressed', 'true')
  await expect(list.getByRole('link')).toHaveCount(opened)
})

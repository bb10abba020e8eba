import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

test.override({ serverOptions: { hasTasks: true, behindMs: 30_000 } })

const panel = (page: Page) => page.getByRole('region', { name: 'What changed most' })

test('a window is compared by keyboard, by fields and by dragging it over a chart, and Escape clears it', async ({
  page,
  server
}) => {
  await server.catchUp()
  await signInToPanel(page, '/admin/monitoring?range=15m')
  const open = page.getByRole('button', { name: 'Compare a window' })
  await open.press('Enter')
  await expect(page).toHaveURL(/range=15m&window=\d+-\d+/)
  await expect(panel(page).getByRole('status')).toContainText('compared with the time before it')
  await panel(page).getByRole('radio', { name: 'Usual' }).press('Space')
  await expect(page).toHaveURL(/against=usual/)
  await expect(panel(page).getByRole('status')).toContainText('of the 7 before')
  await panel(page).getByLabel('End').fill('2020-01-01T00:00')
  await panel(page).getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(panel(page).getByText('The end has to be later than the start')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Clear window' }).focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/range=15m$/)
  // A chart is drawn once there is a whole window of measurements.
  const plot = page.getByRole('region', { name: 'CPU and memory' }).locator('.u-over')
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await expect(plot).toBeVisible({ timeout: 2000 })
  }).toPass()
  // Panels above it may still grow, and a drag that missed it is done again.
  await expect(async () => {
    await plot.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width * 0.2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.5, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await expect(panel(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page).toHaveURL(/window=\d+-\d+/)
})

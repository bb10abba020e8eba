import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations, findViolationsIn } from './support/axe.ts'

test('all that match are counted exactly before an act, also where the list counts no further', async ({
  page,
  server
}) => {
  await server.addPeople(10_020, 'Crowdfolk')
  await signInToPanel(page, '/admin/users?q=crowdfolk')
  await expect(page.getByRole('table', { name: 'People' }).getByText('Crowdfolk').first()).toBeVisible()
  const select = page.getByRole('checkbox', { name: /^Select / })
  await select.nth(1).check()
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await expect(bar).toContainText('1 selected')
  await bar.getByRole('button', { name: 'Select all that match' }).click()
  await expect(bar).toContainText('10,020 selected')
  await select.nth(2).uncheck()
  await expect(bar).toContainText('10,019 selected')
  expect(await findViolations(page)).toEqual([])

  await bar.getByRole('button', { name: 'Delete' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete 10,019 people?' })
  await expect(deletion).toContainText('For 15 minutes, then everything is purged')
  expect(await findViolationsIn(page, '[role=dialog]')).toEqual([])
  await deletion.getByRole('button', { name: 'Leave as they are' }).click()
  await expect(deletion).toBeHidden()

  await bar.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Suspend 10,019 people' }).click()
  await expect(page.getByText('10,019 people suspended').first()).toBeVisible({ timeout: 40_000 })
})

test('where nobody of the selected is left, the question says so and does nothing', async ({ page }) => {
  await signInToPanel(page, '/admin/users?q=admin@example.com')
  await page.getByRole('checkbox', { name: 'Select Admin User' }).check()
  await page
    .getByRole('group', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Deactivate' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Deactivate 0 people?' })
  await expect(dialog.getByText('Nobody of them is left to do it to.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Deactivate 0 people' })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
})

test('the replay of the security settings names more people when it is asked to', async ({
  page,
  server
}) => {
  await server.addPeople(70, 'Replayed')
  await signInToPanel(page, '/admin/auth-settings?security=1')
  const dialog = page.getByRole('dialog', { name: 'Security Settings' })
  await dialog.getByRole('switch', { name: 'Require two-factor' }).press('Space')
  const replay = dialog.getByRole('region', { name: 'What would have happened' })
  await expect(replay.getByRole('listitem')).toHaveCount(20)
  const more = replay.getByRole('button', { name: 'Show more' })
  for (const count of [40, 60]) {
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(replay.getByRole('listitem')).toHaveCount(count)
  }
  const names = await replay.getByRole('listitem').allTextContents()
  expect(new Set(names).size).toBe(60)
  expect(await findViolationsIn(page, '[role=dialog]')).toEqual([])
})

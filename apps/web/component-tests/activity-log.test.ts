import { expect } from './support/expect.ts'
import { dentist } from '@sitewright/site'
import { test } from './support/test.ts'
import { findViolations } from './support/axe.ts'
import { signInToProfile } from './support/test-user.ts'
import { openProjects, projectsPage, saveSites } from './support/projects.ts'

test.override({ serverOptions: { place: 'This network' } })

test('the activity log is filtered by time, and taken away as a table', async ({ page, person }) => {
  await signInToProfile(page, person, '/auth/profile/activity')
  await page.getByLabel('When').selectOption('7 days')
  await expect(page).toHaveURL(/when=7/)
  await expect(page.getByRole('cell', { name: 'Signed in' }).first()).toBeVisible()
  await page.getByLabel('Action').selectOption('Sign-ins')
  await expect(page).toHaveURL(/kind=sign-in&when=7/)
  expect(await findViolations(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^sitewright-activity-\d{4}-\d\d-\d\d\.csv$/)
  const lines = file.text.split('\r\n')
  expect(lines[0]).toBe('\uFEFF"When","Action","Outcome","Device","Place","IP address"')
  expect(lines[1]).toMatch(/^"\d{4}-.*Z","Signed in","done","[^"]+","This network","127\.0\.0\.1"$/)
})

test('a project that was deleted comes back from the page, after a reload too', async ({ page, person }) => {
  await saveSites(page, person, [dentist])
  await openProjects(page, person)
  const { row, choose, toast } = projectsPage(page)
  await choose('Harbour Street Dental', 'Delete')
  await expect(toast('is deleted')).toBeVisible()
  await page.reload()
  const deleted = page.getByRole('region', { name: 'Recently deleted' })
  await expect(deleted).toContainText(/Can be brought back until /)
  expect(await findViolations(page)).toEqual([])
  await deleted.getByRole('button', { name: 'Bring back Harbour Street Dental' }).click()
  await expect(row('Harbour Street Dental')).toContainText('Version 1')
  await expect(deleted).toHaveCount(0)
})

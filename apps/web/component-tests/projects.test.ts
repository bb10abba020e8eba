import { bakery, dentist, photographer, type Site } from '@sitewright/site'
import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { findViolationsInBothSchemes, onEachWidth } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { findSidewaysScroll } from '../e2e/models/sideways-scroll.ts'
import { openOtherBrowser } from './support/other-browser.ts'
import { openProjects, projectsPage, saveFromOtherBrowser, saveSites } from './support/projects.ts'
import { openStep, seedStorage, toSavedState } from './support/saved-state.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'
import { wizardPage } from './support/wizard.ts'

const named = (site: Site, businessName: string): Site => ({
  ...site,
  businessInfo: { ...site.businessInfo, businessName }
})

test('work of this browser is offered after the sign-in, saved, and opens in another browser', async ({
  page,
  person
}) => {
  const seen = watchPage(page)
  await openStep(page, 'business', dentist)
  await page.getByRole('button', { name: 'Save to account' }).click()
  const ask = page.getByRole('dialog', { name: 'Save to account' })
  await ask.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/builder\/business$/)
  const { toast } = projectsPage(page)
  const offer = toast('is kept in this browser only')
  await expect(offer.getByRole('button', { name: 'Save to account' })).toBeVisible()
  // The header's button saves too, and takes the offer away.
  await page.getByRole('banner').getByRole('button', { name: 'Save to account' }).click()
  await toast('is saved in your account').getByRole('button', { name: 'Your projects' }).waitFor()
  await expect(offer).toHaveCount(0)
  await toast('is saved in your account').getByRole('button', { name: 'Your projects' }).click()
  await expect(projectsPage(page).row('Harbour Street Dental')).toContainText('Version 1')
  await expect(page.getByRole('region', { name: 'In this browser' })).toHaveCount(0)
  expectNoErrors(seen)

  await openOtherBrowser()
  await openProjects(page, person)
  await page.getByRole('button', { name: 'Open Harbour Street Dental' }).click()
  await expect(page).toHaveURL(/\/builder/)
  await page.goto('/builder/business')
  await expect(wizardPage(page).field('Business name')).toHaveValue('Harbour Street Dental')
})

test('a project that has moved on is shown from both sides, and nothing is overwritten', async ({
  page,
  person
}) => {
  const [id = ''] = await saveSites(page, person, [dentist])
  await openProjects(page, person)
  const { toast, dialog, row } = projectsPage(page)
  await page.getByRole('button', { name: 'Open Harbour Street Dental' }).click()
  await expect(page).toHaveURL(/\/builder/)
  await page.goto('/builder/business')
  await wizardPage(page).field('Business name').fill('Harbour Dental Care')
  await saveFromOtherBrowser(page, person, id, { ...dentist, typescript: false })

  const save = page.getByRole('button', { name: 'Save to account' })
  await save.click()
  const conflict = dialog('This project has moved on')
  await expect(conflict).toContainText('Version 2')
  const differs = conflict.getByRole('table', { name: 'They differ in' })
  await expect(differs.getByRole('row', { name: /business name/ })).toContainText('Harbour Dental Care')
  await expect(differs.getByRole('row', { name: /business name/ })).toContainText('Harbour Street Dental')
  await expect(differs.getByRole('row', { name: /^Language/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await save.click()
  await conflict.getByRole('button', { name: 'Save mine over version 2' }).click()
  await toast('is saved as version 3').getByRole('button', { name: 'Your projects' }).click()

  await projectsPage(page).choose('Harbour Street Dental', 'Versions')
  const versions = dialog('Versions of Harbour Street Dental')
  await expect(versions.getByRole('listitem')).toHaveCount(3)
  await versions.getByRole('button', { name: 'Go back to version 2' }).click()
  await expect(toast('Version 2 is now version 4')).toBeVisible()
  await expect(versions.getByRole('listitem')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(row('Harbour Street Dental')).toContainText('Version 4')
})

test('a conflict that was left is offered again on the page of projects', async ({ page, person }) => {
  const [id = ''] = await saveSites(page, person, [dentist])
  await openProjects(page, person)
  await page.getByRole('button', { name: 'Open Harbour Street Dental' }).click()
  await expect(page).toHaveURL(/\/builder/)
  await page.goto('/builder/business')
  await wizardPage(page).field('Business name').fill('Harbour Dental Care')
  await saveFromOtherBrowser(page, person, id, bakery)
  await page.goto('/auth/projects')
  const offer = page.getByRole('region', { name: 'In this browser' })
  await expect(offer).toContainText('has changed here and in your account')
  await offer.getByRole('button', { name: 'Look at both' }).click()
  const { dialog, row } = projectsPage(page)
  await dialog('This project has moved on').getByRole('button', { name: 'Save mine as a copy' }).click()
  await expect(row('Harbour Dental Care')).toContainText('Version 1')
  await expect(row('Harbour Street Dental')).toContainText('Version 2')
  await expect(offer).toHaveCount(0)
})

test('a project is renamed, duplicated, deleted and brought back', async ({ page, person }) => {
  await saveSites(page, person, [dentist])
  await openProjects(page, person)
  const { row, choose, dialog, toast } = projectsPage(page)
  await choose('Harbour Street Dental', 'Rename')
  const rename = dialog('Rename project')
  await rename.getByLabel('Name').fill(' ')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(rename.getByText('Type a name')).toBeVisible()
  await rename.getByLabel('Name').fill('Spring')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(row('Spring')).toBeVisible()
  await choose('Spring', 'Duplicate')
  await expect(row('Spring (copy)')).toBeVisible()
  await choose('Spring', 'Delete')
  await expect(row('Spring')).toHaveCount(0)
  await page.reload()
  await expect(row('Spring (copy)')).toBeVisible()
  await expect(row('Spring')).toHaveCount(0)
  await choose('Spring (copy)', 'Delete')
  await expect(page.getByText('Nothing is saved yet')).toBeVisible()
  await toast('is deleted').getByRole('button', { name: 'Undo' }).click()
  await expect(row('Spring (copy)')).toBeVisible()

  const deleted = page.getByRole('region', { name: 'Recently deleted' })
  await expect(deleted.getByText(/^Can be brought back until /)).toBeVisible()
  await deleted.getByRole('button', { name: 'Delete for good: Spring' }).press('Enter')
  const question = dialog('Delete for good')
  await expect(question.getByRole('button', { name: 'Leave it here' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(deleted.getByRole('button', { name: 'Delete for good: Spring' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(toast('Spring is deleted for good.')).toBeVisible()
  await expect(deleted).toHaveCount(0)
  await page.reload()
  await expect(row('Spring (copy)')).toBeVisible()
  await expect(deleted).toHaveCount(0)
})

test('whoever has the link sees the project and goes on with a copy, until the link is ended', async ({
  page,
  person
}) => {
  await saveSites(page, person, [photographer])
  await openProjects(page, person)
  const { row, choose, dialog, toast } = projectsPage(page)
  await choose('Mara Okafor', 'Share by link')
  const share = dialog('Share by link')
  await share.getByRole('button', { name: 'Make a link' }).click()
  const link = await share.getByRole('textbox', { name: 'Link' }).inputValue()
  await share.getByRole('button', { name: 'Close' }).last().click()
  await expect(row('Mara Okafor')).toContainText('Shared by link')

  const backToOwner = await openOtherBrowser()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara Okafor')
  await expect(page.getByText(person.email)).toHaveCount(0)
  await page.getByRole('button', { name: 'Go on with a copy' }).click()
  await expect(page).toHaveURL(/\/builder/)

  await backToOwner()
  await page.goto('/auth/projects')
  await choose('Mara Okafor', 'Share by link')
  await share.getByRole('button', { name: 'End the link' }).click()
  await expect(toast('The link shows nothing any more')).toBeVisible()
  await expect(row('Mara Okafor')).not.toContainText('Shared by link')
  await openOtherBrowser()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link shows nothing' })).toBeVisible()
})

test('the list says what failed, and goes on when it is asked again', async ({ page, person }) => {
  await saveSites(page, person, [dentist])
  let failing = true
  await page.route('**/api/saved-projects', (route) => (failing ? route.abort() : route.continue()))
  await openProjects(page, person)
  const failed = page.getByRole('alert').filter({ hasText: 'This could not be loaded' })
  await expect(failed).toBeVisible()
  failing = false
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(projectsPage(page).row('Harbour Street Dental')).toBeVisible()
})

test('the menu of a project works by keyboard and gives the focus back', async ({ page, person }) => {
  await saveSites(page, person, [dentist])
  await openProjects(page, person)
  const more = page.getByRole('button', { name: 'More for Harbour Street Dental' })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Rename' }))
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Rename' }))
  await page.keyboard.press('Enter')
  await expect(projectsPage(page).dialog('Rename project').getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('axe finds nothing on the projects, their dialogs and a shared one', async ({
  page: anyPage,
  person
}) => {
  const found: string[] = []
  let seeded = false
  await onEachWidth(anyPage, async (page, screen) => {
    const look = async (what: string): Promise<void> => {
      for (const violation of await findViolationsInBothSchemes(page))
        found.push(`${screen}, ${what}: ${violation}`)
    }
    if (!seeded) await saveSites(page, person, [bakery, photographer, named(dentist, 'w'.repeat(90))])
    seeded = true
    await seedStorage(page, toSavedState(dentist, 'business'))
    await openProjects(page, person)
    await expect(page.getByRole('region', { name: 'In this browser' })).toBeVisible()
    await look('list')
    expect(await findSidewaysScroll(page), `${screen} scrolls sideways`).toBe(0)
    const { choose, dialog } = projectsPage(page)
    await choose('Lindenhof Bakery', 'Versions')
    await expect(dialog(/^Versions/).getByRole('listitem')).toHaveCount(1)
    await look('versions')
    await page.keyboard.press('Escape')
    await choose('Lindenhof Bakery', 'Share by link')
    await dialog('Share by link')
      .getByRole('button', { name: /^Make a/ })
      .click()
    const link = await dialog('Share by link').getByRole('textbox', { name: 'Link' }).inputValue()
    await look('share')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lindenhof Bakery')
    await look('shared')
  })
  expect(found).toEqual([])
})

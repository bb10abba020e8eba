import { expect, test, type Page } from '@playwright/test'
import { toHistoryEntry, initialState, saveState, stepIndex } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { openStep, seedStorage, completeSite } from './models/saved-state.ts'
import { wizardPage } from './models/wizard.ts'

const named = (businessName: string): Site => ({
  ...completeSite,
  businessInfo: { ...completeSite.businessInfo, businessName }
})

/** A project that was generated at an hour of a day long ago. */
function entryOf(site: Site, hour: number) {
  const createdAt = `2026-01-05T${String(hour).padStart(2, '0')}:05:00.000Z`
  const { businessName: name } = site.businessInfo
  const made = { id: String(Date.parse(createdAt)), name, framework: 'react', features: [], createdAt }
  return toHistoryEntry({ ...made, files: [], downloadUrl: '', zipBytes: 700_000 }, site)
}

async function beginBeside(page: Page, address: string, now: Site, ...made: Site[]): Promise<void> {
  const projectHistory = made.map((site, index) => entryOf(site, 14 - index))
  let text = ''
  saveState(
    { ...initialState, site: now, currentStep: stepIndex('review'), projectHistory },
    { getItem: () => null, removeItem: () => undefined, setItem: (_key, value) => void (text = value) }
  )
  await seedStorage(page, text)
  await page.goto(address)
}

test('Preview, Code and Download show one project, and say what changed since', async ({ page }) => {
  await beginBeside(page, '/preview', named('Kestrel Corner'), named('Kestrel Cornre'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Cornre')
  await expect(page.getByText('Since then you changed the name.')).toBeVisible()
  const site = page.frameLocator('iframe').first()
  await expect(site.getByText('Kestrel Cornre').first()).toBeVisible()
  await expect(site.getByText('Kestrel Corner')).toHaveCount(0)

  await page.getByRole('link', { name: 'See what changed' }).click()
  await expect(page).toHaveURL(/\/download$/)
  await expect(page.getByRole('heading', { name: 'This project is older than your answers' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Name Kestrel Cornre Kestrel Corner' })).toBeVisible()
  await expect(
    page.frameLocator('iframe[title^="The project of"]').getByText('Kestrel Cornre').first()
  ).toBeVisible()
  await expect(
    page.frameLocator('iframe[title="Your answers now"]').getByText('Kestrel Corner').first()
  ).toBeVisible()
  const anew = page.getByRole('region', { name: 'Make it anew' })
  await expect(anew.getByRole('definition')).toHaveText(['Kestrel Corner', /^\d+ left out$/, 'Call or write'])
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the older one' }).click()
  expect((await begun).suggestedFilename()).toBe('kestrel-cornre.zip')

  await page.getByRole('button', { name: 'Generate again' }).click()
  await page.getByRole('button', { name: 'Skip ahead' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Corner is ready', {
    timeout: 30_000
  })
})

test('after Start New Project the pages show the project from before whole, and say so', async ({ page }) => {
  await beginBeside(page, '/download', completeSite, completeSite)
  await page.getByRole('button', { name: 'Start New Project' }).click()
  await wizardPage(page).isAt('business')
  await page.goto('/preview')
  await expect(page.getByText('This is the project from before')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(completeSite.businessInfo.businessName)
  await expect(
    page.frameLocator('iframe').first().getByText(completeSite.businessInfo.businessName).first()
  ).toBeVisible()
})

test('every kept project can be had again, and gone on from', async ({ page }) => {
  const wizard = wizardPage(page)
  await beginBeside(page, '/history', completeSite, completeSite, named('Quay Dental'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Quay Dental' })).toBeVisible()
  await page.getByRole('button', { name: /^Download\s?: Quay Dental/ }).click()
  await expect(page.getByRole('heading', { name: 'This project is older than your answers' })).toBeVisible()
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the older one' }).click()
  expect((await begun).suggestedFilename()).toBe('quay-dental.zip')

  await page.getByRole('link', { name: 'Your projects in this browser' }).click()
  await page.getByRole('button', { name: /^Continue from it\s?: Quay Dental/ }).click()
  await wizard.isAt('review')
  await page.getByRole('button', { name: 'Edit Business Information' }).click()
  await expect(wizard.field('Business name')).toHaveValue('Quay Dental')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await wizard.isAt('review')
})

test('while a project is generated Back leads nowhere, and Cancel says what it did', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'deployment')
  await wizard.continueFrom('deployment')
  await wizard.isAt('review')
  await wizard.action('review').click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await page.goBack()
  await wizard.isAt('review')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(wizard.toast('The generation was stopped. Your configuration is kept.')).toBeVisible()
  await expect(page).toHaveURL(/\/builder\/review$/)
})

test('whoever leaves the wizard while a project is generated is told, not taken away', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review')
  await wizard.action('review').click()
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  await page.getByRole('button', { name: 'Go to it' }).click({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/download$/)
})

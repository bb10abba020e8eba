import { messages } from '@sitewright/builder'
import { defaultSite, findPaletteName, lookPalettes, proposeLook } from '@sitewright/site'
import { expect, test, type Page } from '@playwright/test'
import { findViolations } from './models/axe.ts'
import { completeSite, openStep } from './models/saved-state.ts'
import { previewFrame } from './models/preview-frame.ts'
import { wizardPage } from './models/wizard.ts'

const groomer = {
  ...defaultSite.businessInfo,
  businessName: 'Muddy Paws',
  industry: 'services' as const,
  description:
    'I am a dog groomer in Cardiff and come with a warm-water van. Small dog £35, medium £45, large £60.'
}

const firstScreen = (page: Page) =>
  previewFrame(page, 'desktop')
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 1 }) })

test('a business gets a look of its own while it is described, its prices on the first screen', async ({
  page
}) => {
  const wizard = wizardPage(page)
  await page.goto('/builder/business')
  await wizard.field('Business name').fill(groomer.businessName)
  await wizard.field('Industry').selectOption({ label: 'Professional Services' })
  await wizard.field('Description').fill(groomer.description)
  const { opening = '' } = proposeLook({ businessInfo: groomer })
  await expect(firstScreen(page)).toHaveAttribute('data-opening', opening)
  await expect(firstScreen(page)).toContainText('£45')
})

test('a look that somebody chose stays, whatever is written later', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'customize')
  await page.getByRole('radio', { name: lookPalettes.plum.name, exact: true }).press('Space')
  await expect(wizard.toast(messages.themeApplied('Plum'))).toBeVisible()
  await page.goto('/builder/business')
  await wizard.field('Description').fill(groomer.description)
  // Longer than the debounce of followLook, so that a proposal would have been applied by now.
  await expect(firstScreen(page)).toContainText('warm-water van')
  await page.waitForTimeout(1500)
  await expect(previewFrame(page, 'desktop').locator('html')).toHaveAttribute(
    'data-theme',
    lookPalettes.plum.preset
  )
})

test('another look is proposed on request, and is undone', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'customize', { ...completeSite, businessInfo: groomer })
  const asked = completeSite.aiRecommendations?.recommendations.asked
  const name = findPaletteName(proposeLook({ businessInfo: groomer }, asked)) ?? ''
  const chosen = page.getByRole('radio', { name, exact: true })
  await expect(chosen).not.toBeChecked()
  const primary = await wizard.field('Primary').inputValue()
  await page.getByRole('button', { name: 'Show another look' }).click()
  await expect(chosen).toBeChecked()
  await wizard
    .toast(new RegExp(`^${name} and`))
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(wizard.field('Primary')).toHaveValue(primary)
})

test('first screen, ground and motif are picked and show in the preview', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'customize')
  await page.getByRole('tab', { name: 'Layout' }).click()
  await page.getByRole('radio', { name: 'Marquee' }).press('Space')
  await expect(wizard.toast('First screen: Marquee.')).toBeVisible()
  await expect(firstScreen(page)).toHaveAttribute('data-opening', 'marquee')
  await page.getByRole('radio', { name: 'Full colour' }).press('Space')
  await expect(firstScreen(page)).toHaveAttribute('data-ground', 'fill')
  await page.getByRole('button', { name: /^Show all \d+ motifs$/ }).click()
  await page.getByRole('radio', { name: 'Floor plan' }).press('Space')
  await expect(wizard.toast('Motif: Floor plan.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

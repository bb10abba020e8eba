import { expect, test } from '@playwright/test'
import { openStep, completeSite } from './models/saved-state.ts'
import { wizardPage } from './models/wizard.ts'

test('declined suggestions are not accepted', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'analysis')
  await page.getByRole('button', { name: 'Decline Booking' }).click()
  await wizard.continueFrom('analysis')
  await wizard.isAt('framework')
  await wizard.continueFrom('framework')
  await wizard.isAt('features')
  await expect(page.getByRole('button', { name: 'Remove Booking' })).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Selected' }).getByRole('listitem').first()).toBeVisible()
})

test('advice for an earlier business waits until it is renewed or kept, and decisions stay', async ({
  page
}) => {
  const wizard = wizardPage(page)
  await openStep(page, 'analysis', { ...completeSite, aiRecommendations: null })
  await page.getByRole('button', { name: 'Decline Booking' }).click()
  await page.goto('/builder/business')
  await wizard.field('Business name').fill('Kestrel Cycles')
  await wizard.action('business').click()

  await expect(
    page.getByRole('heading', { name: `This advice was for ${completeSite.businessInfo.businessName}` })
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `What we would build for ${completeSite.businessInfo.businessName}`
  )
  await expect(wizard.action('analysis')).toBeDisabled()
  await expect(page.getByText('Renew or keep the advice first')).toBeVisible()
  await expect(
    page.getByRole('complementary').or(page.getByRole('region', { name: 'If you accept' }))
  ).toContainText(['Booking stays off.'])
  await page.getByRole('button', { name: 'Renew the advice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we would build for Kestrel Cycles')
  await expect(page.getByRole('button', { name: 'Decline Booking' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('You left it out. The new advice would take it.')).toBeVisible()
  await expect(wizard.action('analysis')).toBeEnabled()

  await page.goto('/builder/business')
  await wizard.field('Location').fill('York')
  await wizard.action('business').click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(wizard.action('analysis')).toBeEnabled()
})

test('a visit from the review goes back to it, and accepting again can be undone', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review', { ...completeSite, selectedFeatures: ['gallery', 'social'] })
  const edit = page.getByRole('button', { name: 'Edit AI Recommendations Applied' })
  await edit.click()
  await wizard.isAt('analysis')
  await page.getByRole('button', { name: 'Back to Review' }).click()
  await wizard.isAt('review')
  const features = page.getByText('Gallery, Social', { exact: false })
  await expect(features).toBeVisible()

  await edit.click()
  await expect(
    page.getByText(/Your selection stays as it is\. Accepting again adds .* takes away .*Social/)
  ).toBeVisible()
  await page.getByRole('button', { name: 'Accept again' }).click()
  await wizard.isAt('analysis')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await page.getByRole('button', { name: 'Back to Review' }).click()
  await wizard.isAt('review')
  await expect(features).toBeVisible()
})

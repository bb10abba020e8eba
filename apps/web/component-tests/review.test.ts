import { test } from './support/test.ts'
import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { openStep, completeSite } from './support/saved-state.ts'
import { wizardPage } from './support/wizard.ts'

const broken = {
  ...completeSite,
  businessInfo: { ...completeSite.businessInfo, contactEmail: 'hello@kestrel' },
  customization: { ...completeSite.customization, customCSS: 'a { color: red' },
  selectedFeatures: ['gallery' as const]
}
const list = (page: Page, name: string) => page.getByRole('region', { name })

test('Review lists what stops the project, each with the way to its field, and shuts Generate', async ({
  page
}) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review', broken)
  const stops = list(page, 'Put these right first')
  await expect(stops.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('2 stop you')).toBeVisible()
  await expect(wizard.action('review')).toBeDisabled()
  await page.getByRole('link', { name: '2 things to put right' }).click()
  await expect(page.getByRole('heading', { name: 'Put these right first' })).toBeFocused()

  await stops.getByRole('button', { name: 'Correct custom css' }).click()
  await wizard.isAt('customize')
  await expect(wizard.field('Custom CSS')).toBeFocused()
  await wizard.field('Custom CSS').fill('')
  await page.goto('/builder/business')
  await expect(wizard.field('E-mail')).toHaveValue('hello@kestrel')
  await wizard.field('E-mail').fill('hello@kestrel.example')
  await page.getByRole('button', { name: 'Back to Review' }).click()
  await wizard.isAt('review')
  await expect(page.getByText('Ready to generate')).toBeVisible()
  await expect(wizard.action('review')).toBeEnabled()
})

test('notes advise and never shut anything', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review', { ...completeSite, selectedFeatures: ['gallery'] })
  const notes = list(page, 'Good to know')
  await expect(notes.getByText('No form', { exact: true })).toBeVisible()
  await expect(wizard.action('review')).toBeEnabled()
  await notes.getByRole('button', { name: 'Add a form' }).click()
  await wizard.isAt('features')
})

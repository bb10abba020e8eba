import { test } from './support/test.ts'
import { expect } from './support/expect.ts'
import { openStep } from './support/saved-state.ts'
import { wizardPage } from './support/wizard.ts'

test('a colour of one’s own is taken, and what is no colour is said', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'customize')
  const links = page.getByRole('listitem').filter({ hasText: 'Links, light' })
  await wizard.field('Primary').fill('#ffee00')
  await expect(links).toContainText('#ffee00')
  await wizard.field('Primary').fill('yellow-ish')
  await expect(page.getByText('Write a hex colour, such as #3182ce')).toBeVisible()
  await expect(links, 'the last colour stands').toContainText('#ffee00')
})

test('Edit on the review opens its step, and the way back is Review', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review')
  for (const [section, step] of [
    ['Business Information', 'business'],
    ['AI Recommendations Applied', 'analysis'],
    ['Technical Configuration', 'framework'],
    ['Design & Customization', 'customize'],
    ['Deployment Configuration', 'deployment']
  ] as const) {
    await page.getByRole('button', { name: `Edit ${section}` }).click()
    await wizard.isAt(step)
    if (step === 'analysis') await page.goBack()
    else await page.getByRole('button', { name: 'Back to Review' }).click()
    await wizard.isAt('review')
  }
})

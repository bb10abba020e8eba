import { expect, test } from '@playwright/test'
import { openStep } from './models/saved-state.ts'
import { wizardPage } from './models/wizard.ts'

test('a project that could not be made says so on the page, not in a message that goes', async ({ page }) => {
  const wizard = wizardPage(page)
  await page.route('**/templates/react.json', (route) => route.abort())
  await openStep(page, 'review')
  await wizard.action('review').click()
  await expect(page.getByRole('main').getByText('Failed to generate project')).toBeVisible({
    timeout: 20_000
  })
  await expect(wizard.action('review')).toBeEnabled()
})

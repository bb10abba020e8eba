import { test } from './support/test.ts'
import { expect } from './support/expect.ts'
import { openStep, completeSite } from './support/saved-state.ts'
import { wizardPage } from './support/wizard.ts'

test('one choice after another leaves one message, that of the last', async ({ page }) => {
  await openStep(page, 'customize')
  for (const name of ['Modern', 'Vibrant', 'Nature', 'Sunset'])
    await page.getByRole('radio', { name, exact: true }).check({ force: true })
  await expect(page.getByText('Sunset theme applied!')).toBeVisible()
  await expect(page.getByText(/theme applied!/)).toHaveCount(1)
})

test('a link to a step that is not open yet says what comes first', async ({ page }) => {
  await page.goto('/builder/customize')
  await wizardPage(page).isAt('business')
  await expect(page.getByText('Customize opens once Business Info is complete.')).toBeVisible()
})

test('the shortcut of the next step is announced, and goes there', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'features')
  await expect(wizard.action('features')).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter')
  // The keys are listened to once the page is drawn.
  await expect(async () => {
    if (page.url().endsWith('/features')) await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/\/builder\/enterprise$/, { timeout: 1000 })
  }).toPass()
  await wizard.isAt('enterprise')
})

test('after Use Netlify the focus is on its box', async ({ page }) => {
  await openStep(page, 'deployment', {
    ...completeSite,
    deployment: { ...completeSite.deployment, platforms: [] }
  })
  await page.getByRole('button', { name: 'Use Netlify' }).click()
  await expect(page.getByRole('checkbox', { name: /^Netlify/ })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /^Netlify/ })).toBeChecked()
})

test('all four frameworks show their scores, and those that do not exist yet cannot be picked', async ({
  page
}) => {
  await openStep(page, 'framework')
  for (const name of ['React', 'Vue.js', 'Angular', 'Svelte'])
    await expect(page.getByRole('progressbar', { name: `Popularity of ${name}` })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Angular/ })).toBeDisabled()
  for (const name of [/^Vue\.js/, /^Svelte/]) await expect(page.getByRole('radio', { name })).toBeEnabled()
  await page.getByRole('radio', { name: /^React/ }).click({ force: true })
  await expect(page.getByText('React selected!')).toBeVisible()
})

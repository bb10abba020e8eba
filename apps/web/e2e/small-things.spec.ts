import { storageKeys } from '@sitewright/builder'
import { expect, test } from '@playwright/test'
import { openStep, openGenerated, completeSite } from './models/saved-state.ts'
import { wizardPage } from './models/wizard.ts'

test('one choice after another leaves one message, that of the last', async ({ page }) => {
  await openStep(page, 'customize')
  for (const name of ['Modern', 'Vibrant', 'Nature', 'Sunset'])
    await page.getByRole('radio', { name, exact: true }).check({ force: true })
  await expect(page.getByText('Sunset theme applied!')).toBeVisible()
  await expect(page.getByText(/theme applied!/)).toHaveCount(1)
})

test('pages for development are not in the product', async ({ page, request }) => {
  await page.goto('/dev/parts')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(await (await request.get('/sw.js')).text()).not.toMatch(/assets\/parts-/)
})

test('a step that could not be fetched is fetched again by Try Again', async ({ page }) => {
  let lost = true
  await page.route(/\/assets\/enterprise-[^/]*\.js$/, (route) => (lost ? route.abort() : route.continue()))
  await openStep(page, 'enterprise')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText(/team has been notified/)).toHaveCount(0)
  lost = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Enterprise configuration' })).toBeVisible()
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

test('Enter in the file search opens the first file', async ({ page }) => {
  await openGenerated(page, '/preview#code')
  await page.getByRole('searchbox', { name: 'Find a file' }).fill('site.json')
  await page.getByRole('searchbox', { name: 'Find a file' }).press('Enter')
  await expect(
    page.getByRole('region', { name: 'File' }).getByText('site.json', { exact: true }).first()
  ).toBeVisible()
})

for (const [path, role] of [
  ['/download', 'button'],
  ['/preview', 'link']
] as const)
  test(`a site.json that is dropped on ${path} opens in the wizard`, async ({ page }) => {
    await openGenerated(page, path)
    await expect(page.getByRole(role, { name: 'Download Project' })).toBeVisible()
    const other = {
      ...completeSite,
      businessInfo: { ...completeSite.businessInfo, businessName: 'Quay Dental' }
    }
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'site.json', { type: 'application/json' }))
      return transfer
    }, JSON.stringify(other))
    await page.dispatchEvent('body', 'drop', { dataTransfer: data })
    await expect(page).toHaveURL(/\/builder\/review$/)
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.state))
      .toContain('Quay Dental')
  })

test('all four frameworks show their scores, and those that do not exist yet cannot be picked', async ({
  page
}) => {
  await openStep(page, 'framework')
  for (const name of ['React', 'Vue.js', 'Angular', 'Svelte'])
    await expect(page.getByRole('progressbar', { name: `Popularity of ${name}` })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Vue\.js/ })).toBeDisabled()
  await page.getByRole('radio', { name: /^React/ }).click({ force: true })
  await expect(page.getByText('React selected!')).toBeVisible()
})

test('no page names a source where the installation names none', async ({ page }) => {
  const asked = page.waitForResponse('**/installation.json')
  await page.goto('/about')
  expect(await (await asked).json()).toEqual({ source: null })
  await expect(page.getByRole('link', { name: /Source code|GitHub/ })).toHaveCount(0)
  await page.route('**/installation.json', (route) =>
    route.fulfill({ json: { source: 'https://code.example.com/x' } })
  )
  await page.reload()
  await expect(page.getByRole('link', { name: /Source code/ })).toHaveAttribute(
    'href',
    'https://code.example.com/x'
  )
})

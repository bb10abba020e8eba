import { test } from './support/test.ts'
import { parseSiteText } from '@sitewright/site'
import { expect } from './support/expect.ts'
import { openStep, completeSite } from './support/saved-state.ts'
import { openFile, wizardPage } from './support/wizard.ts'

const hint = '#step-hint'

test('a pasted address is cut to its domain, with a word about it, and the project opens again', async ({
  page
}) => {
  const wizard = wizardPage(page)
  await openStep(page, 'deployment')
  await page.getByRole('tab', { name: 'Domain & SSL' }).click()
  await wizard.field('Domain').fill('https://www.kestrel.example/shop')
  await wizard.field('Domain').blur()
  await expect(wizard.field('Domain')).toHaveValue('www.kestrel.example')
  await expect(page.getByText('Taken from the address: www.kestrel.example.')).toBeVisible()
  await expect(
    page.getByRole('tabpanel').getByText('https://www.kestrel.example', { exact: true })
  ).toBeVisible()

  await page.getByRole('button', { name: 'Open or share' }).click()
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download site.json' }).click()
  const text = (await begun).text
  expect(parseSiteText(text)).toMatchObject({ ok: true })
  await page.keyboard.press('Escape')
  await openFile(page, 'site.json', text)
  await expect(wizard.toast(/^Opened:/)).toBeVisible()
})

test('what is no domain is refused at its field, is kept, and keeps the step open', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'deployment')
  await page.getByRole('tab', { name: 'Domain & SSL' }).click()
  await wizard.field('Domain').fill('not a domain!')
  await expect(page.getByText(/This is not a domain name\. Write the name alone/)).toBeVisible()
  await expect(wizard.action('deployment')).toBeDisabled()
  await expect(page.locator(hint)).toHaveText('Put right first: Domain')
  await page.reload()
  await expect(page.locator(hint)).toHaveText('Put right first: Domain')
  await page.locator(hint).getByRole('link', { name: 'Domain' }).click()
  await expect(wizard.field('Domain')).toBeFocused()
  await expect(wizard.field('Domain')).toHaveValue('not a domain!')
  await wizard.field('Domain').fill('')
  await expect(wizard.action('deployment')).toBeEnabled()
})

test('an e-mail that reaches nobody is said in the first step, and nobody goes on with it', async ({
  page
}) => {
  const wizard = wizardPage(page)
  await openStep(page, 'business')
  await wizard.field('E-mail').fill('nonsense')
  await expect(page.getByText(/The email address would not reach anybody\./)).toBeVisible()
  await expect(wizard.field('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(wizard.action('business')).toBeDisabled()
  await wizard.field('Phone').fill('call me')
  await expect(page.getByText(/Nobody could call this phone number\./)).toBeVisible()
  await wizard.field('Website').fill('www.example.com')
  await expect(page.getByText(/such as https:\/\/www\.example\.com/)).toBeVisible()
})

test('a description that is too long says by how much, and survives a reload', async ({ page }) => {
  const wizard = wizardPage(page)
  const long = 'word '.repeat(2010)
  await openStep(page, 'business')
  await wizard.field('Description').fill(long)
  await expect(page.getByText('10,050 of 10,000 characters')).toBeVisible()
  await expect(page.getByText(/Shorten it by 50 characters\./)).toBeVisible()
  await expect(wizard.action('business')).toBeDisabled()
  await page.reload()
  await expect(wizard.field('Description')).toHaveValue(long)
})

test('an emptied name lets nobody on, by button, indicator or Forward', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'business')
  await wizard.action('business').click()
  await wizard.isAt('analysis')
  await page.goBack()
  await wizard.field('Business name').fill('')
  await expect(wizard.action('business')).toBeDisabled()
  await expect(
    page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /AI Analysis/ })
  ).toHaveCount(0)
  await page.goForward()
  await wizard.isAt('business')
})

test('a link of the hint opens the tab with its field', async ({ page }) => {
  await openStep(page, 'deployment', {
    ...completeSite,
    deployment: { ...completeSite.deployment, platforms: [] }
  })
  await page.getByRole('tab', { name: 'Domain & SSL' }).click()
  await page.locator(hint).getByRole('link', { name: 'Hosting platform' }).click()
  await expect(page.getByRole('checkbox', { name: /^Vercel/ })).toBeFocused()
})

test('a link of the hint opens the tab of an enterprise option', async ({ page }) => {
  const wizard = wizardPage(page)
  const enterpriseConfig = { ...completeSite.enterpriseConfig, enabled: true }
  await openStep(page, 'enterprise', { ...completeSite, enterpriseConfig })
  await wizard.isAt('enterprise')
  await page.getByRole('tab', { name: 'Monitoring' }).click()
  await page.locator(hint).getByRole('link', { name: 'A sign-in provider or a database' }).click()
  await expect(page.getByRole('tab', { name: 'Authentication' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('checkbox', { name: 'Google' })).toBeFocused()
})

test('a service that the platforms exclude is said at its control', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'deployment', {
    ...completeSite,
    deployment: {
      ...completeSite.deployment,
      platforms: ['aws'],
      cicd: 'netlify-build',
      analytics: ['vercel-analytics']
    }
  })
  await expect(page.locator(hint)).toHaveText('Put right first: CI/CD service, Analytics')
  await page.locator(hint).getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByText(/Vercel Analytics counts on Vercel only\. Add Vercel/)).toBeVisible()
  await expect(wizard.action('deployment')).toBeDisabled()
})

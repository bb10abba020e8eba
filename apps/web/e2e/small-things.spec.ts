import { storageKeys } from '@sitewright/builder'
import { expect, test } from '@playwright/test'
import { openStep, openGenerated, completeSite } from './models/saved-state.ts'

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

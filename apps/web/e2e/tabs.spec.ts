import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { stepIndex, storageKeys } from '@sitewright/builder'
import { completeSite, toSavedState } from './models/saved-state.ts'
import { wizardPage } from './models/wizard.ts'

const other = 'Another tab changed these answers'

/** Two tabs of one browser on the first step of one configuration. */
async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const first = await context.newPage()
  await first.goto('/about')
  await first.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKeys.state,
    toSavedState(completeSite, 'business')
  ] as const)
  await first.goto('/builder/business')
  await expect(wizardPage(first).field('Business name')).toHaveValue(completeSite.businessInfo.businessName)
  const second = await context.newPage()
  await second.goto('/builder/business')
  await expect(wizardPage(second).field('Business name')).toHaveValue(completeSite.businessInfo.businessName)
  return [first, second]
}

const savedName = (page: Page): Promise<string> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').site.businessInfo.businessName,
    storageKeys.state
  )

const storedStep = (page: Page): Promise<number> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').currentStep, storageKeys.state)

test('what another tab wrote is never overwritten unasked, and can be taken', async ({ context }) => {
  const [first, second] = await twoTabs(context)
  await wizardPage(second).field('Business name').fill('Kestrel Cycles')
  await expect(first.getByRole('heading', { name: other })).toBeVisible()
  await wizardPage(first).field('Phone').fill('0113 496 0142')
  await expect(first.getByText('Not saved', { exact: true })).toBeVisible()
  await expect.poll(() => savedName(first)).toBe('Kestrel Cycles')

  await first.getByRole('button', { name: 'Use the other tab’s' }).click()
  await expect(first.getByRole('heading', { name: other })).toHaveCount(0)
  await expect(wizardPage(first).field('Business name')).toHaveValue('Kestrel Cycles')
  await wizardPage(first).field('Location').fill('York')
  await expect(first.getByText('Saved', { exact: true })).toBeVisible()
})

test('whoever keeps the own answers tells the other tab', async ({ context }) => {
  const [first, second] = await twoTabs(context)
  await wizardPage(second).field('Business name').fill('Kestrel Cycles')
  await first.getByRole('button', { name: 'Keep these' }).click()
  await expect.poll(() => savedName(first)).toBe(completeSite.businessInfo.businessName)
  await expect(second.getByRole('heading', { name: other })).toBeVisible()
})

test('a second tab that only looks disturbs nobody', async ({ context }) => {
  const [first, second] = await twoTabs(context)
  await second.goto('/builder/analysis')
  await wizardPage(second).isAt('analysis')
  // Storage reaches other processes a moment later: two writes at the very same time would be a conflict.
  await expect.poll(() => storedStep(first)).toBe(stepIndex('analysis'))
  await wizardPage(first).field('Location').fill('York')
  await expect(first.getByText('Saved', { exact: true })).toBeVisible()
  await expect(first.getByRole('heading', { name: other })).toHaveCount(0)
})

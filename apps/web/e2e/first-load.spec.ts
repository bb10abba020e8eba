import { createLink } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { expect, test, type Page } from '@playwright/test'
import { measureFirstLoad } from '../../../tools/bench/sizes.ts'
import { completeSite, openStep } from './models/saved-state.ts'
import { openFile, wizardPage } from './models/wizard.ts'

const withCss = (customCSS: string): Site => ({
  ...completeSite,
  customization: { ...completeSite.customization, customCSS }
})
const broken = withCss('a { color: red')
const checkOfCss = '**/assets/check-css-*.js'

/** Holds the check of custom CSS back, until it is let go. */
async function holdCheck(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(checkOfCss, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the builder loads at most 170 KB of JavaScript and 45 KB of style sheets', () => {
  const { javascript, css } = measureFirstLoad('builder', 'build/web', 'builder.html')
  expect(javascript).toBeGreaterThan(0)
  expect(javascript).toBeLessThanOrEqual(170_000)
  expect(css).toBeLessThanOrEqual(45_000)
})

test('without custom CSS its check is not loaded before the step where it is typed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const checks = () => asked.filter((path) => path.includes('/check-css-'))
  await openStep(page, 'review')
  await expect(page.getByText('Ready to generate')).toBeVisible()
  expect(checks()).toEqual([])
  await page.getByRole('button', { name: 'Edit Design & Customization' }).click()
  await wizardPage(page).isAt('customize')
  expect(checks()).toHaveLength(1)
})

test('Review waits for the check of custom CSS, and calls nothing ready meanwhile', async ({ page }) => {
  const goOn = await holdCheck(page)
  const review = page.waitForResponse(/\/assets\/review-[^/]*\.js$/)
  await openStep(page, 'review', broken)
  await (await review).finished()
  const drawn = wizardPage(page).action('review').waitFor({ timeout: 2000 })
  await expect(drawn, 'Review is not drawn').rejects.toThrow(/Timeout/)
  await expect(page.getByText('Loading Review')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  goOn()
  await expect(page.getByRole('button', { name: 'Correct custom css' })).toBeVisible()
  await expect(wizardPage(page).action('review')).toBeDisabled()
})

test('the first step is used while the check of custom CSS is on its way', async ({ page }) => {
  const wizard = wizardPage(page)
  const goOn = await holdCheck(page)
  await openStep(page, 'business', withCss('h1 { letter-spacing: 7px }'))
  await wizard.field('Business name').fill('Quay Dental')
  await expect(page.getByRole('alert')).toHaveCount(0)
  goOn()
  await wizard.action('business').click()
  await wizard.isAt('analysis')
})

test('a check of custom CSS that could not be fetched is fetched again by Try Again', async ({ page }) => {
  await page.route(checkOfCss, (route) => route.abort())
  await openStep(page, 'review', broken)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unroute(checkOfCss)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Correct custom css' })).toBeVisible()
})

test('a shared configuration whose CSS cannot stand in a page opens at that field’s step', async ({
  page,
  baseURL
}) => {
  const goOn = await holdCheck(page)
  const link = await createLink(broken, `${baseURL ?? ''}/builder`)
  await page.goto(link.ok ? link.text : '')
  await wizardPage(page).isAt('business')
  await expect(wizardPage(page).field('Business name')).toHaveValue('')
  goOn()
  await wizardPage(page).isAt('customize')
})

test('a file whose CSS cannot stand in a page opens at that field’s step', async ({ page }) => {
  await page.goto('/builder')
  await openFile(page, 'site.json', JSON.stringify(broken))
  await wizardPage(page).isAt('customize')
})

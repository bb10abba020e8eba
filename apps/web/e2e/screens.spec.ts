import { steps } from '@sitewright/builder'
import { expect, test } from '@playwright/test'
import { resize } from './models/resize.ts'
import { openStep, completeSite } from './models/saved-state.ts'
import { findSidewaysScroll } from './models/sideways-scroll.ts'
import { wizardPage } from './models/wizard.ts'

const enterprise = {
  ...completeSite,
  enterpriseConfig: { ...completeSite.enterpriseConfig, enabled: true, authProviders: ['google' as const] }
}

const smallWindows = [
  [1024, 768],
  [901, 700],
  [853, 600],
  [844, 390],
  [667, 375]
] as const

test('no step scrolls sideways in any window, and no name of a step lies on another', async ({ page }) => {
  await openStep(page, 'review', enterprise)
  for (const { id, label: step } of steps) {
    await page.goto(`/builder/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [width, height] of smallWindows) {
      await resize(page, width, height)
      const label = `${step} at ${width} × ${height}`
      expect(await findSidewaysScroll(page), label).toBe(0)
      const marks = await page
        .getByRole('navigation', { name: 'Steps' })
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => {
            const range = document.createRange()
            range.selectNodeContents(item)
            const { left, right } = range.getBoundingClientRect()
            return { left, right }
          })
        )
      marks
        .slice(1)
        .forEach((mark, index) =>
          expect(mark.left, label).toBeGreaterThanOrEqual((marks[index]?.right ?? 0) - 1)
        )
    }
  }
})

test('on a phone held sideways cards of the features can be read, and the preview is a drawer', async ({
  page
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openStep(page, 'features')
  const card = page.getByRole('checkbox', { name: /^Testimonials/ })
  await card.scrollIntoViewIfNeeded()
  const box = await card.boundingBox()
  expect(box?.width).toBeGreaterThan(300)
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible()
})

test('Back closes the preview drawer and stays on the step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wizard = wizardPage(page)
  await openStep(page, 'features')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Live preview' })
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await wizard.isAt('features')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await drawer.getByRole('button', { name: 'Back to the form' }).click()
  await expect(drawer).toBeHidden()
  await wizard.isAt('features')
})

test('in a contrast theme a chosen box differs from one that is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const looks = (name: RegExp) =>
    page.getByRole('checkbox', { name }).evaluate((box) => {
      const card = box.closest('label')
      return {
        outline: card ? getComputedStyle(card).outlineStyle : ''
      }
    })
  await openStep(page, 'features', { ...completeSite, selectedFeatures: ['gallery', 'contact-form'] })
  expect((await looks(/^Contact form/)).outline).toBe('solid')
  expect((await looks(/^Testimonials/)).outline).toBe('none')
})

test('in a contrast theme boxes and switches are drawn by the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openStep(page, 'deployment')
  const box = page.getByRole('checkbox', { name: /^Vercel/ })
  await expect(box).toHaveCSS('appearance', 'auto')
  await page.goto('/builder/customize')
  await expect(page.getByRole('switch', { name: /^Dark mode/ })).toHaveCSS('appearance', 'auto')
})

test('in a contrast theme the chosen colours differ, and are shown as they are', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openStep(page, 'customize')
  const swatch = (name: string) =>
    page
      .locator('label', { has: page.getByRole('radio', { name, exact: true }) })
      .locator('span[aria-hidden]')
      .first()
  await page.getByRole('radio', { name: 'Sunset', exact: true }).check({ force: true })
  await expect(swatch('Sunset')).toHaveCSS('outline-style', 'solid')
  await expect(swatch('Modern')).toHaveCSS('outline-style', 'none')
  await expect(swatch('Sunset')).toHaveCSS('forced-color-adjust', 'none')
})

test('a preview that lies below the fold is not called silent', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.clock.install()
  await openStep(page, 'review')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByText('The previewed site stopped answering')).toHaveCount(0)
})

test('the marks of the steps can be hit with a thumb, and none covers another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStep(page, 'review')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const edit of await page.getByRole('button', { name: /^Edit / }).all()) {
    const { width = 0, height = 0 } = (await edit.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  const boxes = await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes.length).toBeGreaterThan(6)
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  boxes
    .slice(1)
    .forEach((box, index) => expect(box.left).toBeGreaterThanOrEqual((boxes[index]?.right ?? 0) - 1))
})

import { messages } from '@sitewright/builder'
import { colorPresets, fonts, layouts } from '@sitewright/catalog'
import { expect, test, type Page } from '@playwright/test'
import { openStep, completeSite } from './models/saved-state.ts'
import { getPreviewFrame, previewFrame } from './models/preview-frame.ts'
import { watchPage } from './models/page-watch.ts'
import { wizardPage } from './models/wizard.ts'

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const attributeOf = async (page: Page, name: string): Promise<string | null> =>
  (await getPreviewFrame(page, 'desktop')).evaluate((key) => document.documentElement.getAttribute(key), name)

test('a preset sets both colours, says so, and shows in the preview', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'customize')
  const { name, primary, secondary } = colorPresets.vibrant
  await page.getByRole('radio', { name }).press('Space')
  await expect(wizard.toast(messages.themeApplied(name))).toBeVisible()
  await expect(wizard.field('Primary')).toHaveValue(primary)
  await expect(wizard.field('Secondary')).toHaveValue(secondary)
  await expect.poll(() => attributeOf(page, 'data-theme')).toBe('vibrant')
})

test('a font and a layout are picked, said, and shown in the preview', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'customize')
  await openTab(page, 'Typography')
  await page.getByRole('radio', { name: fonts.playfair.name }).press('Space')
  await expect(wizard.toast(messages.fontSelected(fonts.playfair.name))).toBeVisible()
  await expect.poll(() => attributeOf(page, 'data-font')).toBe('playfair')
  await openTab(page, 'Layout')
  await page.getByRole('radio', { name: layouts.sidebar.name }).press('Space')
  await expect(wizard.toast(messages.layoutSelected(layouts.sidebar.name))).toBeVisible()
  await expect.poll(() => attributeOf(page, 'data-layout')).toBe('sidebar')
})

test('another picture is drawn on request, is undone, and stays when the name changes', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'customize')
  await openTab(page, 'Layout')
  const art = previewFrame(page, 'desktop').locator('.hero-art svg')
  const drawn = (): Promise<string> => art.innerHTML()
  await expect(art).toBeVisible()
  const first = await drawn()
  await page.getByRole('button', { name: 'Show another picture' }).click()
  await expect.poll(drawn).not.toBe(first)
  await wizard.toast('Another picture is drawn.').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(drawn).toBe(first)

  await page.goto('/builder/business')
  await wizard.field('Business name').fill('Quay & Sons')
  await expect(previewFrame(page, 'desktop').getByText('Quay & Sons').first()).toBeAttached()
  expect(await drawn()).toBe(first)
})

test('custom CSS is applied in the preview', async ({ page }) => {
  await openStep(page, 'customize')
  await openTab(page, 'Advanced')
  await wizardPage(page).field('Custom CSS').fill('h1 { letter-spacing: 7px }')
  await expect(previewFrame(page, 'desktop').getByRole('heading', { level: 1 })).toHaveCSS(
    'letter-spacing',
    '7px'
  )
})

const refused = [
  ['an unclosed rule', 'h1 {\n  color: red', /Line 1, column 4: This block is never closed\./],
  ['an import', '\n@import "https://evil.example/x.css";', /Line 2, column 1: @import is not allowed here\./],
  [
    'another address',
    'h1 { background: url(https://evil.example/x.png) }',
    /Line 1, column 18: Addresses are not loaded/
  ],
  ['the end of the style element', '</style><img src=x onerror=alert(1)>', /Line 1, column \d+:/]
] as const

test('custom CSS that is not allowed is refused with its line and reason', async ({ page }) => {
  const seen = watchPage(page)
  await openStep(page, 'customize')
  await openTab(page, 'Advanced')
  const field = wizardPage(page).field('Custom CSS')
  const problems = page.getByRole('list', { name: 'Problems of the custom CSS' })
  for (const [what, css, reason] of refused)
    await test.step(what, async () => {
      await field.fill(css)
      await expect(problems).toContainText(reason)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(previewFrame(page, 'desktop').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(previewFrame(page, 'desktop').locator('img[src="x"]')).toHaveCount(0)
      await field.fill('h1 { color: red }')
      await expect(problems).toHaveCount(0)
    })
  expect(seen.outside).toEqual([])
})

test('dark mode and animations reach the generated project', async ({ page, request }) => {
  await openStep(page, 'customize')
  await page.getByRole('switch', { name: 'Dark mode' }).press('Space')
  await openTab(page, 'Advanced')
  await page.getByRole('switch', { name: 'Animations' }).press('Space')
  await expect.poll(() => attributeOf(page, 'data-motion')).toBe('none')
  await wizardPage(page).walk('customize', 'review')
  await page.getByRole('button', { name: 'Preview Configuration' }).click()
  const text = await page.getByRole('textbox', { name: 'site.json' }).inputValue()
  const { customization } = JSON.parse(text) as typeof completeSite
  expect(customization).toMatchObject({ darkMode: true, animations: false })
  const answer = await request.post('/api/projects', {
    headers: { 'Content-Type': 'application/json' },
    data: text
  })
  expect(answer.status()).toBe(200)
})

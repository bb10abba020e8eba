import { test } from './support/test.ts'
import { stepAt, steps } from '@sitewright/builder'
import { expect } from './support/expect.ts'
import { expectTrapped } from './support/keyboard.ts'
import { openStep } from './support/saved-state.ts'
import { wizardPage } from './support/wizard.ts'

test('Ctrl or Cmd with K reaches every step by its name', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review')
  await wizard.isAt('review')
  for (const { id, label } of steps) {
    await page.keyboard.press('ControlOrMeta+k')
    const search = page
      .getByRole('combobox', { name: 'Go to a step, or do something' })
      .or(page.getByRole('textbox', { name: 'Go to a step, or do something' }))
      .or(page.getByRole('searchbox', { name: 'Go to a step, or do something' }))
    await expect(search).toBeFocused()
    await page.keyboard.type(label)
    await expect(page.getByText(new RegExp(`^\\d ${label}$`)).last()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await wizard.isAt(id)
    await expect(search).toBeHidden()
  }
})

test('the palette closes with Escape and gives the focus back', async ({ page }) => {
  await openStep(page, 'framework')
  const title = page.getByRole('heading', { level: 1 })
  const next = page.getByRole('button', { name: stepAt(2).action })
  await expect(title).toBeVisible()
  const dialog = page.getByRole('dialog')
  // What listens to keys comes after the step.
  await expect(async () => {
    await next.focus()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectTrapped(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(next).toBeFocused()
})

const dialogs = [
  { step: 'analysis', opener: 'AI Settings', title: 'AI Settings' },
  { step: 'framework', opener: 'Start Over', title: 'Start Over' },
  { step: 'framework', opener: 'Open or share', title: 'Open or share this configuration' },
  { step: 'review', opener: 'Preview Configuration', title: 'Preview Configuration' }
] as const

for (const { step, opener, title } of dialogs) {
  test(`the dialog ${title} keeps the focus and gives it back`, async ({ page }) => {
    await openStep(page, step)
    const button = page.getByRole('button', { name: opener })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expectTrapped(page, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('the menu of a phone keeps the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expectTrapped(page, menu)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('the first Tab leads past the navigation', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

import { photographer } from '@sitewright/site'
import { expect, test } from '@playwright/test'
import { tabTo, typeInto } from './models/keyboard.ts'
import { openGenerated } from './models/saved-state.ts'
import { wizardPage } from './models/wizard.ts'

test('the whole wizard is walked without a pointer', async ({ page }) => {
  const wizard = wizardPage(page)
  const { businessName, description } = photographer.businessInfo
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/builder')
  await wizard.isAt('business')

  await typeInto(page, wizard.field('Business name'), businessName)
  await tabTo(page, wizard.field('Industry'))
  await page.keyboard.type('Photo')
  await tabTo(page, wizard.field('Target audience'))
  await page.keyboard.type('Millen')
  await typeInto(page, wizard.field('Description'), description)
  await page.keyboard.press('ControlOrMeta+Enter')

  await wizard.isAt('analysis')
  await expect(title).toBeFocused()
  await tabTo(page, wizard.action('analysis'))
  await page.keyboard.press('Enter')

  await wizard.isAt('framework')
  await expect(title).toBeFocused()
  await tabTo(page, page.getByRole('switch', { name: 'TypeScript' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'TypeScript' })).not.toBeChecked()
  await page.keyboard.press('ControlOrMeta+Enter')

  await wizard.isAt('features')
  await expect(title).toBeFocused()
  await tabTo(page, page.getByRole('tab', { selected: true }))
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: /^Core/ })).toBeFocused()
  await expect(page.getByRole('tab', { name: /^Core/ })).toHaveAttribute('aria-selected', 'true')
  const chosen = await wizard.feature('responsive').isChecked()
  await tabTo(page, wizard.feature('responsive'))
  await page.keyboard.press('Space')
  await expect(wizard.feature('responsive')).toBeChecked({ checked: !chosen })
  await page.keyboard.press('ControlOrMeta+Enter')

  for (const step of ['enterprise', 'customize'] as const) {
    await wizard.isAt(step)
    await expect(title).toBeFocused()
    await page.keyboard.press('ControlOrMeta+Enter')
  }

  await wizard.isAt('deployment')
  await expect(title).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Enter')
  await wizard.isAt('deployment')
  await tabTo(page, page.getByRole('checkbox', { name: /^Netlify/ }))
  await page.keyboard.press('Space')
  await page.keyboard.press('ControlOrMeta+Enter')

  await wizard.isAt('review')
  await expect(title).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Enter')
  await tabTo(page, page.getByRole('button', { name: 'Skip ahead' }))
  await page.keyboard.press('Enter')
  // The rest of the generation takes as long as the machine needs.
  await expect(page).toHaveURL(/\/download$/, { timeout: 20_000 })
  await expect(page.getByRole('main')).toBeFocused()
})

test('the files of the project are walked with the arrow keys', async ({ page }) => {
  await openGenerated(page, '/preview#code')
  const tree = page.getByRole('tree', { name: 'Project files' })
  const content = page.getByRole('textbox', { name: /^Content of/ })
  await expect(content).toHaveAccessibleName('Content of src/main.tsx')
  const item = (name: RegExp) => tree.getByRole('treeitem', { name })
  await tabTo(page, tree.getByRole('treeitem', { selected: true }))

  await page.keyboard.press('Home')
  const first = tree.getByRole('treeitem').first()
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(first).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('/')
  await page.keyboard.type('site.json')
  await tabTo(page, item(/^src/).first())
  await page.keyboard.press('End')
  await expect(item(/^site\.json$/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(content).toHaveAccessibleName('Content of src/site.json')
  await expect(content).toContainText('"businessName": "Harbour Street Dental"')
})

test('the tabs of the preview are moved through with the arrow keys', async ({ page }) => {
  await openGenerated(page, '/preview')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Preview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Code')).toBeFocused()
  await expect(page).toHaveURL(/#code$/)
  await page.keyboard.press('End')
  await expect(tab('Mobile')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Preview')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Preview')
})

import { expect, test, type Page } from '@playwright/test'
import { servePartsApp, type PartsServer } from '../../../tools/parts-app.ts'
import { findViolationsIn } from './models/axe.ts'
import { expectTrapped } from './models/keyboard.ts'

// The parts that float over a page, on the page of all parts, which the product does not have.
let server: PartsServer

test.beforeAll(async () => {
  server = await servePartsApp()
})
test.afterAll(() => server.close())

async function openParts(page: Page): Promise<void> {
  await page.goto(`${server.origin}/dev/parts`)
  await expect(page.getByRole('heading', { name: 'Floating' })).toBeVisible()
}

/** What is open in the picture of a part, and how it is opened. */
const opened: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['menu', (page) => page.getByRole('button', { name: 'Account', exact: true }).click()],
  ['combobox', (page) => page.getByRole('combobox', { name: 'Owner' }).click()],
  ['combobox, several', (page) => page.getByRole('combobox', { name: 'Members' }).click()],
  ['combobox, loading', (page) => page.getByRole('combobox', { name: 'Loading' }).click()],
  ['combobox, no match', (page) => page.getByRole('combobox', { name: 'No match' }).click()],
  ['date range', (page) => page.getByRole('button', { name: /^Last sign-in/ }).click()],
  ['record', (page) => page.getByRole('button', { name: 'Look at Ines Duarte' }).click()],
  ['question', (page) => page.getByRole('button', { name: 'Ask: named' }).click()],
  ['counting', (page) => page.getByRole('button', { name: 'Ask: counting' }).click()],
  ['dialog', (page) => page.getByRole('button', { name: 'Open the dialog' }).click()],
  ['drawer', (page) => page.getByRole('button', { name: 'Open the drawer' }).click()],
  ['palette', (page) => page.getByRole('button', { name: 'Open the palette' }).click()]
]

for (const [colorScheme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844]
] as const)
  test(`axe finds nothing on any part that is open, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openParts(page)
    const found: string[] = []
    const part = '[role="menu"], .options, [role="dialog"]'
    const popup = page.locator(part)
    for (const [name, open] of opened) {
      await open(page)
      await popup.first().waitFor()
      const violations = await findViolationsIn(page, part)
      found.push(...violations.map((violation) => `${name}: ${violation}`))
      await page.keyboard.press('Escape')
      await expect(popup).toHaveCount(0)
    }
    for (const tone of ['info', 'success', 'warning', 'danger'])
      await page.getByRole('button', { name: `Toast: ${tone}` }).press('Enter')
    await expect(page.locator('.toast')).toHaveCount(3)
    found.push(...(await findViolationsIn(page, '.toasts')))
    expect(found).toEqual([])
  })

test('a menu is walked by arrows and by the beginning of a name, and gives the focus back', async ({
  page
}) => {
  await openParts(page)
  const button = page.getByRole('button', { name: 'Account', exact: true })
  const current = page.locator('[role="menuitem"][data-highlighted]')
  await button.press('Enter')
  await expect(page.getByRole('menu', { name: 'Account' })).toBeFocused()
  await expect(current).toHaveText(/^Edit/)
  await page.keyboard.press('ArrowUp')
  await expect(current).toHaveText('Delete…')
  await page.keyboard.press('s')
  await expect(current).toHaveText('Send email')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await button.press('ArrowUp')
  await expect(page.getByRole('menu')).toBeFocused()
  await expect(current).toHaveText('Delete…')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toHaveText(/Deleted/)
  await expect(button).toBeFocused()
})

test('the name of an icon button is shown to a pointer, and not over its open menu', async ({ page }) => {
  await openParts(page)
  const button = page.getByRole('button', { name: 'More for Ines Duarte' })
  const opacity = () => button.evaluate((element) => getComputedStyle(element, '::after').opacity)
  await button.hover()
  await expect.poll(opacity).toBe('1')
  await button.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect.poll(opacity).toBe('0')
})

test('an act that cannot be done says why, and does nothing', async ({ page }) => {
  await openParts(page)
  await page.getByRole('button', { name: 'Account', exact: true }).press('ArrowDown')
  await expect(page.getByRole('menu')).toBeFocused()
  const item = page.getByRole('menuitem', { name: /^Deactivate/ })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(item).toHaveAttribute('data-highlighted')
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).toContainText('The last administrator who can sign in')
  await page.keyboard.press('Enter')
  await expect(item).toBeVisible()
})

test('a menu is a sheet at the bottom of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openParts(page)
  await page.getByRole('button', { name: 'More for Ines Duarte' }).click()
  const menu = page.getByRole('menu')
  await expect
    .poll(async () => {
      const box = await menu.boundingBox()
      return box && [box.x, box.width, box.y + box.height]
    })
    .toEqual([8, 374, 836])
})

test('a toast does not lie over a menu that is opened meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openParts(page)
  await page.getByRole('button', { name: 'Toast: danger' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  const last = page.getByRole('menuitem').last()
  await expect(last).toBeVisible()
  await expect
    .poll(() =>
      last.evaluate((item) => {
        const { left, top, height } = item.getBoundingClientRect()
        return item.contains(document.elementFromPoint(left + 20, top + height / 2))
      })
    )
    .toBe(true)
  await expect(page.locator('.toast')).toBeVisible()
})

test('a combobox filters, chooses by keyboard, and keeps no text that is no choice', async ({ page }) => {
  await openParts(page)
  const owner = page.getByRole('combobox', { name: 'Owner' })
  await owner.fill('lind')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/^Tomas Lind/])
  await owner.press('ArrowDown')
  await owner.press('Enter')
  await expect(owner).toHaveValue('Tomas Lind')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await owner.fill('nobody at all')
  await expect(page.getByText('Nothing matches “nobody at all”.')).toBeVisible()
  await owner.press('Escape')
  await expect(owner).toHaveValue('Tomas Lind')
  await owner.fill('')
  await owner.press('Tab')
  await expect(owner).toHaveValue('')

  const members = page.getByRole('combobox', { name: 'Members' })
  const chosen = page.getByRole('list', { name: 'Chosen: Members' }).getByRole('listitem')
  await expect(chosen).toHaveText(['Ines Duarte', 'Tomas Lind'])
  await members.press('Backspace')
  await expect(chosen).toHaveText(['Ines Duarte'])
  await members.fill('tomas')
  await members.press('ArrowDown')
  await members.press('Enter')
  await expect(chosen).toHaveText(['Ines Duarte', 'Tomas Lind'])
  await page.getByRole('button', { name: 'Remove Ines Duarte' }).click()
  await expect(chosen).toHaveText(['Tomas Lind'])
})

test('days are chosen by preset, on the calendar by keyboard, and by field', async ({ page }) => {
  await openParts(page)
  const button = page.getByRole('button', { name: /^Last sign-in/ })
  await expect(button).toHaveText(/12\s?–\s?19 Nov 2026/)
  await button.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Last sign-in' })
  const from = panel.getByLabel('From', { exact: true })
  const to = panel.getByLabel('To', { exact: true })
  await expect(panel).toBeVisible()
  await expectTrapped(page, panel)
  await panel.getByRole('button', { name: /^Range ending at Thursday/ }).focus()
  for (const [key, day] of [
    ['PageUp', '2026-10-19'],
    ['Home', '2026-10-01'],
    ['Enter', '2026-10-02'],
    ['ArrowDown', '2026-10-09']
  ] as const) {
    await page.keyboard.press(key)
    await expect(panel.locator(`[role="button"][data-value="${day}"]`)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(from).toHaveValue('2026-10-01')
  await expect(to).toHaveValue('2026-10-09')
  await from.fill('2026-11-01')
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(panel.getByRole('alert')).toHaveText('The first day is after the last.')
  await from.fill('2026-10-02')
  await from.press('Enter')
  await expect(button).toHaveText(/2\s?–\s?9 Oct 2026/)
  await expect(button).toBeFocused()

  await button.click()
  await panel.getByRole('button', { name: '30 days' }).click()
  await expect(panel).toBeHidden()
  await expect(button).toHaveText(/30 days/)
})

test('beside a record the list stays in use, and Escape gives the focus back', async ({ page }) => {
  await openParts(page)
  const first = page.getByRole('button', { name: 'Look at Ines Duarte' })
  await first.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Ines Duarte' })
  await expect(drawer).toBeFocused()
  expect((await drawer.boundingBox())?.width).toBeCloseTo(560, 2)
  await page.getByRole('button', { name: 'Look at Tomas Lind' }).click()
  await expect(page.getByRole('dialog', { name: 'Tomas Lind' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Look at Tomas Lind' })).toBeFocused()

  await first.press('Enter')
  await expect(drawer).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
})

test('a question begins on the safe act and wants the name before the other', async ({ page }) => {
  await openParts(page)
  await page.getByRole('button', { name: 'Ask: named' }).click()
  const question = page.getByRole('dialog', { name: 'Empty the table?' })
  await expect(question.getByRole('button', { name: 'Keep them' })).toBeFocused()
  await expectTrapped(page, question)
  const act = question.getByRole('button', { name: 'Delete them' })
  await act.press('Enter')
  await expect(question.getByText('This is not billing-eu.')).toBeVisible()
  await question.getByLabel('Type billing-eu to allow it').fill('billing-eu')
  await act.click()
  await expect(question).toBeHidden()
})

test('F6 leads to the newest toast and back, and Escape closes it there', async ({ page }) => {
  await openParts(page)
  const opener = page.getByRole('button', { name: 'Toast: warning' })
  await page.getByRole('button', { name: 'Toast: info' }).click()
  await opener.click()
  const newest = page.locator('.toast').filter({ hasText: 'This is warning.' })
  await expect(newest).toBeVisible()
  await page.keyboard.press('F6')
  await expect(newest).toBeFocused()
  await page.keyboard.press('F6')
  await expect(opener).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('Escape')
  await expect(newest).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.locator('.toast')).toHaveCount(1)
})

test('a tooltip describes its control to whoever comes by keyboard', async ({ page }) => {
  await openParts(page)
  const control = page.getByRole('button', { name: 'Point at it' })
  await page.getByRole('button', { name: 'One long item' }).focus()
  await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  await expect(page.getByRole('tooltip')).toHaveText('Source: event stream, 2 s ago')
  await expect(control).toHaveAccessibleDescription('Source: event stream, 2 s ago')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

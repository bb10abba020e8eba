import { expect } from './expect.ts'
import type { Locator } from './locator.ts'
import type { Page } from './page.ts'

/** Tab stops that a page may have between two controls before they count as out of reach. */
const reach = 90

function focused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Presses Tab until the control has the focus; fails where that never happens. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < reach; presses += 1) {
    if (await focused(control)) return
    await page.keyboard.press('Tab')
  }
  await expect(control, `reached with Tab`).toBeFocused()
}

/** Types into the control that Tab leads to. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.insertText(text)
}

/** Tabs many times in both directions and asks each time whether the focus is still inside. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const inside = (): Promise<boolean> =>
    dialog.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(inside).toBe(true)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(key)
      expect(await inside(), `${key} stays in the dialog`).toBe(true)
    }
  }
}

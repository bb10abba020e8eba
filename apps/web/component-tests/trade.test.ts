import { builderStore } from '../src/builder/builder-context.tsx'
import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { completeSite, openStep } from './support/saved-state.ts'
import { test } from './support/test.ts'

const trade = (page: Page) => page.getByRole('combobox', { name: 'Trade' })
const chosen = () => builderStore.get().site.trade

async function openTrade(page: Page): Promise<void> {
  await openStep(page, 'business', { ...completeSite, trade: 'dentist' })
  await expect(trade(page)).toHaveValue('Dentist')
  expect(chosen()).toBe('dentist')
}

for (const keys of ['Tab', 'Escape, Tab', 'Escape, Shift+Tab']) {
  test(`the field of a trade that is emptied chooses none after ${keys}`, async ({ page }) => {
    await openTrade(page)
    await trade(page).fill('')
    for (const key of keys.split(', ')) await page.keyboard.press(key)
    await expect(trade(page)).not.toBeFocused()
    await expect.poll(chosen).toBeUndefined()
  })
}

test('the field of a trade shows what is chosen again where nothing fits what was typed', async ({
  page
}) => {
  await openTrade(page)
  await trade(page).fill('zzz')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(trade(page)).toHaveValue('Dentist')
  expect(chosen()).toBe('dentist')
})

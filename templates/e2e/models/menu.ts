import type { Page } from '@playwright/test'

/** The window of a phone. */
export const phone = { width: 390, height: 844 } as const

/** The menu with every page, on a sheet from the side. */
export function menuOn(page: Page) {
  return {
    button: page.getByRole('button', { name: 'Menu' }),
    sheet: page.getByRole('dialog', { name: 'Menu' })
  }
}

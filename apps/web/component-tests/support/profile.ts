import type { Locator } from './locator.ts'
import type { Page } from './page.ts'

/** The profile page as people use it. */
export interface ProfilePage {
  tab: (name: string) => Promise<void>
  panel: (name: string) => Locator
  dialog: (name: string | RegExp) => Locator
  toast: (text: string | RegExp) => Locator
}

export function profilePage(page: Page): ProfilePage {
  return {
    tab: (name) => page.getByRole('tab', { name }).click(),
    panel: (name) => page.getByRole('region', { name }),
    dialog: (name) => page.getByRole('dialog', { name }),
    toast: (text) => page.locator('.toast').filter({ hasText: text })
  }
}

import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** Waits until the chart of a screen is drawn, whose code comes last. */
async function waitForPlot(page: Page): Promise<void> {
  await page.locator('.u-over').first().waitFor()
}

/** Auth settings with its dialogs, and the audit log. */
export const settingsScreens: readonly Screen[] = [
  { name: 'admin-auth-settings', path: '/admin/auth-settings', ready: 'Two-factor', act: waitForPlot },
  { name: 'admin-provider', path: '/admin/auth-settings?configure=microsoft', ready: 'Redirect address' },
  {
    name: 'admin-provider-mapping',
    path: '/admin/auth-settings?configure=microsoft',
    ready: 'Redirect address',
    act: (page) => page.getByRole('tab', { name: 'User Mapping' }).click()
  },
  {
    name: 'admin-provider-restrictions',
    path: '/admin/auth-settings?configure=microsoft',
    ready: 'Redirect address',
    act: (page) => page.getByRole('tab', { name: 'Restrictions' }).click()
  },
  { name: 'admin-audit', path: '/admin/auth-settings?view=audit', ready: 'auth.login' },
  {
    name: 'admin-audit-entry',
    path: '/admin/auth-settings?view=audit&action=auth.login',
    ready: 'auth.login',
    act: async (page) => {
      await page.getByRole('table', { name: 'Entries' }).getByRole('link').first().click()
      await page.getByText('All by this person').waitFor()
    }
  },
  {
    name: 'admin-audit-change',
    path: '/admin/auth-settings',
    ready: 'Two-factor',
    act: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Security Settings' })
      await page.getByRole('button', { name: 'Security Settings' }).click()
      // It is on 15 minutes at first, and on the other choice where a picture was taken before.
      const isFirst = await dialog.getByRole('radio', { name: '15 min' }).isChecked()
      await dialog.getByRole('radio', { name: isFirst ? '30 min' : '15 min' }).check()
      await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
      await page
        .getByRole('link', { name: /Lockout duration/ })
        .first()
        .click()
      await page.getByText('All by this person').waitFor()
    }
  },
  {
    name: 'admin-audit-export',
    path: '/admin/auth-settings?view=audit',
    ready: 'auth.login',
    act: async (page) => {
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: /^Whole log/ }).waitFor()
    }
  },
  {
    name: 'admin-sign-ins-table',
    path: '/admin/auth-settings',
    ready: 'Two-factor',
    act: async (page) => {
      await page.getByRole('region', { name: 'Sign-ins by way in' }).waitFor()
      await page.keyboard.press('t')
      await page.getByRole('columnheader', { name: 'Password' }).waitFor()
    }
  },
  { name: 'admin-trial', path: '/admin/auth-settings?test=google', ready: 'Open the sign-in' },
  {
    name: 'admin-security',
    path: '/admin/auth-settings?security=1',
    ready: 'Lockout duration',
    act: async (page) => {
      await page.getByRole('switch', { name: 'Require two-factor' }).press('Space')
      await page.getByRole('rowheader', { name: 'Must add a second factor' }).waitFor()
    }
  }
]

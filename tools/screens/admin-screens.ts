import type { Page } from '@playwright/test'
import { apiScreens } from './api-screens.ts'
import { tenantScreens } from './tenant-screens.ts'
import { importScreens } from './import-screens.ts'
import { monitoringScreens } from './monitoring-screens.ts'
import type { Screen } from './screen.ts'
import { settingsScreens } from './settings-screens.ts'
import { stateScreens } from './state-screens.ts'

/** What is read in each tab of a record once it is loaded. */
const recordTexts = {
  Details: 'Identifier',
  Sessions: 'End all sessions',
  Access: 'Ways to sign in',
  Activity: 'An administrator made the account'
} as const

/** Opens the question whether to view as somebody, and answers why. */
async function askToView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'View as this user' }).click()
  await page.getByText('You see').waitFor()
  await page.getByLabel('Reason').fill('Ticket 4711: a project is missing')
}

/** Views as somebody until a text of their first page is there; the next page does not tell of the end. */
async function viewAs(page: Page, name: string, text: string): Promise<void> {
  await askToView(page, name)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: `Viewing as ${name}` }).waitFor()
  await page.getByText(text).first().waitFor()
  await page.evaluate(() => sessionStorage.clear())
}

/** Screens of the control panel. */
export const adminScreens: readonly Screen[] = [
  { name: 'admin-dashboard', path: '/admin/dashboard', ready: 'Recent activity' },
  {
    name: 'admin-dashboard-snooze',
    path: '/admin/dashboard',
    ready: 'Needs you',
    act: async (page) => {
      await page.getByRole('button', { name: 'Snooze: Mail is not configured' }).click()
      await page.getByRole('dialog', { name: 'Snooze what needs you' }).waitFor()
    }
  },
  { name: 'admin-users', path: '/admin/users', ready: 'person1@example.com' },
  ...apiScreens,
  { name: 'admin-database', path: '/admin/database', ready: 'No database is connected' },
  {
    name: 'admin-database-add',
    path: '/admin/database',
    ready: 'No database is connected',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add connection' }).click()
      await page.getByRole('textbox', { name: 'Host' }).waitFor()
    }
  },
  ...tenantScreens,
  ...monitoringScreens,
  ...settingsScreens,
  {
    name: 'admin-navigation',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      const burger = page.getByRole('button', { name: 'Open the list of screens' })
      if (!(await burger.isVisible())) return
      await burger.click()
      await page.getByRole('dialog').getByRole('link', { name: 'Users' }).waitFor()
    }
  },
  ...(['Details', 'Sessions', 'Access', 'Activity'] as const).map((tab) => ({
    name: tab === 'Details' ? 'admin-user' : `admin-user-${tab.toLowerCase()}`,
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page: Page) => {
      await page.getByRole('link', { name: /Dana Whitlock/ }).click()
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tabpanel', { name: tab }).getByText(recordTexts[tab]).first().waitFor()
    }
  })),
  {
    name: 'admin-user-email',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: 'Actions for Dana Whitlock' }).click()
      await page.getByRole('menuitem', { name: 'Send email' }).click()
      await page.getByText('This installation sends no mail').waitFor()
    }
  },
  {
    name: 'admin-user-delete',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: 'Actions for Dana Whitlock' }).click()
      await page.getByRole('menuitem', { name: 'Delete…' }).click()
      await page.getByText('For 15 minutes').waitFor()
    }
  },
  {
    name: 'admin-user-edit',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: 'Actions for Dana Whitlock' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByLabel('First name').waitFor()
    }
  },
  {
    name: 'admin-user-menu',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: 'Actions for Kofi Mensah' }).click()
      await page.getByRole('menuitem', { name: 'Deactivate' }).waitFor()
    }
  },
  {
    name: 'admin-user-add',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add user' }).click()
      await page.getByLabel('First name').waitFor()
    }
  },
  {
    name: 'admin-view-as-question',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: (page) => askToView(page, 'Dana Whitlock')
  },
  {
    name: 'admin-view-as-profile',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: (page) => viewAs(page, 'Dana Whitlock', 'so nothing can be saved')
  },
  {
    name: 'admin-view-as-dashboard',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: (page) => viewAs(page, 'Tomasz Wrona', 'What you may do')
  },
  { name: 'admin-roles', path: '/admin/users?roles', ready: 'Basic' },
  {
    name: 'admin-role',
    path: '/admin/users?roles=user',
    ready: 'Nothing is changed yet',
    act: async (page) => {
      await page.getByLabel('Read the report of the team').check()
      await page.getByText('who cannot today').waitFor()
    }
  },
  {
    name: 'admin-users-bulk',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      for (const name of ['Kofi Mensah', 'Dana Whitlock'])
        await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    }
  },
  {
    name: 'admin-users-bulk-question',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Select Kofi Mensah' }).check()
      await page.getByRole('group', { name: 'Actions for the selection' }).getByText('Suspend').click()
      await page.getByText('For 15 minutes').waitFor()
    }
  },
  {
    name: 'admin-explain',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: 'Actions for Ines Duarte' }).click()
      await page.getByRole('menuitem', { name: 'Why can’t they…' }).click()
      await page.getByRole('combobox', { name: 'Act' }).fill('Delete a person')
      await page.getByRole('option', { name: /^Delete a person/ }).click()
      await page.getByText('One change flips it').waitFor()
    }
  },
  {
    name: 'admin-search',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('dana')
      await page.getByRole('option', { name: /Dana Whitlock/ }).waitFor()
    }
  },
  {
    name: 'admin-run',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: 'Search or run' }).click()
      await page.getByRole('option', { name: 'Log out' }).waitFor()
    }
  },
  {
    name: 'admin-notices',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: /^Notices/ }).click()
      await page.getByText('too many failed sign-ins').waitFor()
    }
  },
  {
    name: 'admin-preferences',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('menuitem', { name: 'Preferences' }).click()
      await page.getByRole('radio', { name: 'Dark' }).waitFor()
    }
  },
  {
    name: 'admin-keys',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.keyboard.press('?')
      await page.getByText('Go to Users').waitFor()
    }
  },
  { name: 'admin-users-none', path: '/admin/users?q=nobody&status=suspended', ready: 'Nobody matches' },
  ...importScreens,
  ...stateScreens
]
